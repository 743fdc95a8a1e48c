import { typography } from "../typography.ts";
import { defineRule } from "../rule.ts";

/** "Draw a card.." */
export default defineRule({
  name: "doubled-mark",
  title: "A mark stands twice",
  why: "A sentence ends with one full stop, and one comma divides two parts. The second is left over from a change.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Quick Study, 2, Mage, Ability—Arcane\nDraw two cards..", marked: "..", fixed: "Quick Study, 2, Mage, Ability—Arcane\nDraw two cards." },
      { card: "Quick Study, 2, Mage, Ability—Arcane\nIf you control no allies,, draw two cards.", marked: ",,", fixed: "Quick Study, 2, Mage, Ability—Arcane\nIf you control no allies, draw two cards." },
    ],
    good: ["Quick Study, 2, Mage, Ability—Arcane\nDraw two cards."],
  },
  card: (card, context) => {
    typography(card, context, /(?<![.,;:])([.,;:])\1(?!\1)/g, ({ groups }) => ({ message: `“${groups[0] ?? ""}” stands twice.`, instead: groups[0] ?? "" }));
  },
});
