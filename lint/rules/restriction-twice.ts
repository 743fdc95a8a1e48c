import { child, children, lemma, text, walk, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";

/** "On your turn: … Use only on your turn." */
export default defineRule({
  name: "restriction-twice",
  title: "When a power may be used is said twice",
  why: "A power says before its cost or after its effect when it may be used. Said in both places, the second is one more sentence to read and to check against the first.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Reed Flute, 1, Item, Trinket (1)\nOn your turn: [Activate] >>> Draw a card. Use only on your turn.",
        marked: "Use only on your turn.",
        fixed: "Reed Flute, 1, Item, Trinket (1)\nOn your turn: [Activate] >>> Draw a card.",
      },
    ],
    good: ["Reed Flute, 1, Item, Trinket (1)\nOn your turn: [Activate] >>> Draw a card.", "Reed Flute, 1, Item, Trinket (1)\nOn your turn: [Activate] >>> Draw a card. Use only once per turn."],
  },
  node: {
    Payment: (payment, context) => {
      const timing = child(payment, "timing");
      const during = timing === null ? null : child(timing, "during");
      const of = during === null ? null : child(during, "of");
      const effect = child(payment, "effect");
      if (of === null || effect === null) return;
      for (const sentence of children(effect, "sentences")) {
        if (!saysAgain(sentence, context.textOf(of.span), context.textOf)) continue;
        context.report({ span: sentence.span, message: "This is said before the cost too.", help: "Leave one out.", fixes: [{ title: "Leave it out", edits: [{ start: sentence.span.start - 1, end: sentence.span.end, text: "" }] }] });
      }
    },
  },
});

/** "Use only on your turn.", and nothing else. */
function saysAgain(sentence: Node, when: string, textOf: (span: Node["span"]) => string): boolean {
  const clauses = children(child(sentence, "clauses") ?? sentence, "clauses");
  const predicate = clauses.length === 1 ? child(clauses[0] as Node, "predicate") : null;
  if (predicate === null || lemma(predicate, "verb") === null || text(predicate, "restriction") !== "only") return false;
  const complements = children(predicate, "complements");
  return complements.length === 1 && walk(complements[0] as Node).some(({ kind, span }) => kind === "StepPhrase" && textOf(span) === when);
}
