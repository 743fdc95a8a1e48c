import { compilerFaults, quotedHelp, replacing } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** "an ally, or equipment", "X and, Y". */
export default defineRule({
  name: "list-joined",
  title: "The members of a list are not joined as a list is",
  why: "Two members are joined by “and” or “or” without a comma; three and more by commas and one such word before the last. A comma too many hides a member that has been lost; the wrong word changes what the list admits.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Mithra the Warden, 3, Alliance, Ally—Human Hunter, 2 [Ranged] ATK / 4 Health\nWhen an opposing ally, or equipment enters play, draw a card.", marked: ",", fixed: "Mithra the Warden, 3, Alliance, Ally—Human Hunter, 2 [Ranged] ATK / 4 Health\nWhen an opposing ally or equipment enters play, draw a card." }],
    good: ["Mithra the Warden, 3, Alliance, Ally—Human Hunter, 2 [Ranged] ATK / 4 Health\nWhen an opposing ally or equipment enters play, draw a card."],
  },
  paragraph: (_paragraph, context) => {
    compilerFaults(context, "text/list", (diagnostic) => ({ fixes: diagnostic.fix !== undefined ? [] : context.textOf(diagnostic.span) === "," ? [replacing(diagnostic.span, "")] : quotedHelp(diagnostic) }));
  },
});
