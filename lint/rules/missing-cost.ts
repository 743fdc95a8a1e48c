import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** An ally that nobody can pay for. */
export default defineRule({
  name: "missing-cost",
  title: "A card that is played for a cost prints none",
  why: "A card without a cost can't be played: “0” is a cost, nothing is none. Where most cards of its type in the file have none, as in the decks of raids and among tokens, none is missed.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [{ card: "Dorn the Ferryman, Alliance, Ally—Human Rogue, 2 [Melee] ATK / 1 Health", marked: "Ally—Human Rogue" }],
    good: ["Dorn the Ferryman, 0, Alliance, Ally—Human Rogue, 2 [Melee] ATK / 1 Health", "Toll at the Ford, Quest\nPay (2) to complete this quest.\nReward: Draw a card."],
  },
  set: (cards, context) => {
    const known = cards.flatMap((card) => {
      const type = headerType(card.header, context);
      return card.header === null || type === null ? [] : [{ card, header: card.header, type }];
    });
    for (const { card, header, type } of known) {
      if (type.cost !== "always" || header.cost !== null) continue;
      const others = known.filter((other) => other.type === type && other.card !== card);
      if (others.filter((other) => other.header.cost === null).length > others.length / 2) continue;
      context.report({ card, span: header.spans.typeLine, message: `This ${type.type} has no cost, so that it can't be played.`, help: "Write its cost after its name." });
    }
  },
});
