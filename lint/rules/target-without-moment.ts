import { child, children, walk } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";
import { isLabelledOngoing, isQuoted, staysInPlay } from "../standing.ts";

/** "Target ally has +1 ATK." on an ally. */
export default defineRule({
  name: "target-without-moment",
  title: "What holds on speaks of a target",
  why: "Targets are chosen when something goes onto the chain: an ability, a trigger, a power that is paid for. What merely holds as long as the card is in play is never chosen for, so that its target would be nobody.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nTarget ally has +1 ATK.", marked: "Target ally" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\n[Activate] >>> Target ally has +1 ATK this turn.", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, target ally has +1 ATK this turn."],
  },
  node: {
    Paragraph: (paragraph, context) => {
      const content = child(paragraph, "content");
      if (content?.kind !== "Sentences" || isQuoted(context) || (!staysInPlay(context.card, context) && !isLabelledOngoing(paragraph, context))) return;
      if (children(paragraph, "labels").length > 0 && !isLabelledOngoing(paragraph, context)) return;
      const [sentence] = children(content, "sentences");
      if (sentence?.kind !== "Sentence" || children(sentence, "leads").length > 0) return;
      const quoted = new Set(walk(sentence).filter(({ kind }) => kind === "Quote").flatMap(walk));
      const target = walk(sentence).find((node) => node.kind === "NounPhrase" && node["determiner"] === "target" && !quoted.has(node));
      const [predicate] = children(child(sentence, "clauses") ?? sentence, "clauses").map((clause) => child(clause, "predicate"));
      if (target !== undefined && (predicate?.kind === "Having" || predicate?.kind === "Being")) context.report({ span: target.span, message: "Nothing chooses this target.", help: "Say when it is chosen, or write whom it holds for." });
    },
  },
});
