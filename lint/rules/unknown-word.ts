import { defineRule } from "../rule.ts";
import { asProposal } from "../offsets.ts";

/** Words that are none of the language. */
export default defineRule({
  name: "unknown-word",
  title: "A word is none of the language",
  why: "A card can only do what its words say, and a word that is in no card's vocabulary says nothing: nearly always it is a slip of a word that is. The words that are near to it, and of those the ones that can stand where it does, are offered.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Tallow Wickham, 3, Alliance, Ally—Human Priest, 2 [Holy] ATK / 3 Health\nWhen Tallow enters play, taget ally has +1 ATK this turn.",
        marked: "taget",
        fixed: "Tallow Wickham, 3, Alliance, Ally—Human Priest, 2 [Holy] ATK / 3 Health\nWhen Tallow enters play, target ally has +1 ATK this turn.",
      },
    ],
    good: ["Tallow Wickham, 3, Alliance, Ally—Human Priest, 2 [Holy] ATK / 3 Health\nWhen Tallow enters play, target ally has +1 ATK this turn."],
  },
  paragraph: (_paragraph, context) => {
    for (const diagnostic of context.diagnostics("text/unknown-word")) {
      const { span, message, help, fix } = diagnostic;
      context.report({ span, message, ...(help === undefined ? {} : { help }), ...(fix === undefined ? {} : { fixes: [asProposal(fix)] }), claims: [diagnostic] });
    }
  },
});
