import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A moment is named as this game does not name it. */
export default defineRule({
  name: "old-moment",
  title: "A moment is named as this game does not name it",
  why: "A turn has a start and an end, and what lasts until its end lasts “this turn”. “The beginning of your turn” and “until end of turn” are the templates of other games; a player has to ask whether they mean the same.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nAt the beginning of your turn, draw a card.", marked: "At the beginning of", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nAt the start of your turn, draw a card." },
      { card: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Target ally has +1 ATK until end of turn.", marked: "until end of turn", fixed: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Target ally has +1 ATK this turn." },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nAt the start of your turn, draw a card."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("moment", paragraph, context);
  },
});
