import { defineRule } from "../rule.ts";

/** A number without the letter of a rarity. */
export default defineRule({
  name: "missing-rarity",
  title: "A number has no rarity, and the others of the set have",
  why: "Boosters are drawn and sets are filtered by rarity. A card without one falls out of both. Only a card whose type has rarities on all others of the file is judged.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2R)\n\nA Three, 2, Item (Fen-3U)\n\nA Four, 3, Item (Fen-4)", marked: "(Fen-4)" }],
    good: ["A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2R)\n\nA Three, 2, Item (Fen-3U)\n\nA Four, 3, Item (Fen-4R)"],
  },
  set: (cards, context) => {
    const coded = cards.filter(({ header }) => header !== null && header.spans.code !== null && header.series === null);
    for (const card of coded) {
      const others = coded.filter((other) => other !== card && other.header?.types[0] === card.header?.types[0]);
      if (card.header?.rarity !== null || others.length < 3 || others.some(({ header }) => header?.rarity === null)) continue;
      const span = card.header?.spans.code;
      if (span) context.report({ card, span, message: "No rarity stands behind this number.", help: `Write one of ${context.language.headerWords.rarities.join(", ")} behind it.` });
    }
  },
});
