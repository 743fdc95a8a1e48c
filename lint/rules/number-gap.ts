import { defineRule } from "../rule.ts";
import { setOf } from "../set-cards.ts";

/** A number that no card has. */
export default defineRule({
  name: "number-gap",
  title: "The numbers of a set have a gap",
  why: "A set is numbered through. A number that no card has is that of a card that was forgotten, or that has another's number. Only files that hold nearly the whole of a set are judged.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  options: { share: 0.9 },
  examples: {
    bad: [
      {
        card: "A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2C)\n\nA Three, 2, Item (Fen-3C)\n\nA Five, 3, Item (Fen-5C)\n\nA Six, 4, Item (Fen-6C)",
        marked: "(Fen-5C)",
        options: { share: 0.8 },
      },
    ],
    good: ["A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2C)\n\nA Three, 2, Item (Fen-3C)\n\nA Four, 3, Item (Fen-4C)", "A One, 0, Item (Fen-1C)\n\nA Nine, 1, Item (Fen-9C)"],
  },
  set: (cards, context) => {
    for (const set of new Set(cards.map(setOf))) {
      const numbered = cards.filter((card) => set !== "" && setOf(card) === set && card.header?.series === null && (card.header.number ?? 0) > 0);
      const order = [...numbered].sort((a, b) => (a.header?.number ?? 0) - (b.header?.number ?? 0));
      const last = order.at(-1)?.header?.number ?? 0;
      if (order.length < 4 || new Set(order.map(({ header }) => header?.number)).size < last * Number(context.option("share"))) continue;
      let before = 0;
      for (const card of order) {
        const number = card.header?.number ?? 0;
        const missing = number - before - 1;
        if (missing > 0 && card.header?.spans.code) context.report({ card, span: card.header.spans.code, message: missing === 1 ? `No card has the number ${before + 1}.` : `No card has one of the numbers ${before + 1} to ${number - 1}.`, help: "Number the set through." });
        before = number;
      }
    }
  },
});
