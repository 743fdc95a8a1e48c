import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A card is put into a graveyard from play, or killed. */
export default defineRule({
  name: "old-dying",
  title: "A card is put into a graveyard from play, or killed",
  why: "What goes from play to the graveyard “is destroyed”, whatever has done it; triggers are written for that.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen an ally is killed, draw a card.", marked: "is killed", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen an ally is destroyed, draw a card." },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen an ally is destroyed, draw a card."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("dying", paragraph, context);
  },
});
