import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A trigger begins with “whenever” or “each time”. */
export default defineRule({
  name: "old-trigger",
  title: "A trigger begins with “whenever” or “each time”",
  why: "“When” already means each time that the event happens. A longer word beside it makes a reader look for a difference that is not there.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhenever Ulf attacks, draw a card.", marked: "Whenever", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card." },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.", "Reed Flute, 1, Item, Trinket (1)\nYou pay (2) less the first time you strike with a weapon each turn."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("trigger", paragraph, context);
  },
});
