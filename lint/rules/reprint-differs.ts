import { defineRule } from "../rule.ts";
import { headerWithoutName, setOf, textWithoutName } from "../set-cards.ts";

/** A reprint with another text than its original. */
export default defineRule({
  name: "reprint-differs",
  title: "A reprint says something else than the card that it reprints",
  why: "Cards of one name are one card, in whatever set they were printed. Where their values or texts differ, a player holds a card that is not played as it reads.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health (Fen-7C)\nElusive\n\nUlf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 4 Health (Moor-12C)\nElusive", marked: "Ulf the Sower" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health (Fen-7C)\nElusive\n\nUlf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health (Moor-12C)\nElusive (This ally can't be attacked.)"],
  },
  set: (cards, context) => {
    for (const [index, card] of cards.entries()) {
      const { header, name } = card;
      if (header === null || setOf(card) === "") continue;
      const original = cards.slice(0, index).find((other) => other.name === name && setOf(other) !== "" && setOf(other) !== setOf(card));
      if (original === undefined) continue;
      const what = headerWithoutName(original) !== headerWithoutName(card) ? "header" : means(original) !== means(card) ? "text" : null;
      if (what !== null) context.report({ card, span: header.spans.name, message: `The ${what} differs from that of the card of the same name in line ${original.source.line} (${setOf(original)}).`, help: "Write both alike, or give one of them another name." });
    }
    function means(card: (typeof cards)[number]): string {
      return card.ir === null ? textWithoutName(card) : JSON.stringify(card.ir.powers);
    }
  },
});
