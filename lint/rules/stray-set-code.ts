import { defineRule } from "../rule.ts";
import { setOf } from "../set-cards.ts";

/** One card with another set code than all the rest. */
export default defineRule({
  name: "stray-set-code",
  title: "One card names another set than all others of the file",
  why: "A file is a set. One card under another code, or under the same code in other letters, is a card that was taken over and not renumbered.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2R)\n\nA Three, 2, Item (Fen-3U)\n\nA Four, 2, Item (Fen-4U)\n\nA Five, 3, Item (Fan-5U)", marked: "(Fan-5U)" }],
    good: ["A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2R)\n\nA Three, 2, Item (Fen-3U)\n\nA Four, 2, Item (Fen-4U)\n\nA Five, 3, Item (Fen-5U)"],
  },
  set: (cards, context) => {
    const coded = cards.filter((card) => setOf(card) !== "");
    const codes = new Set(coded.map(setOf));
    if (coded.length < 5 || codes.size !== 2) return;
    for (const code of codes) {
      const [card, ...others] = coded.filter((each) => setOf(each) === code);
      const span = card?.header?.spans.code;
      if (card !== undefined && others.length === 0 && span) context.report({ card, span, message: `All other cards of the file are of “${[...codes].find((each) => each !== code) ?? ""}”.`, help: "Write their code, or move the card to its own file." });
    }
  },
});
