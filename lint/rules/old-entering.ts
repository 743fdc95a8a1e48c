import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A card comes into play, and does not enter it. */
export default defineRule({
  name: "old-entering",
  title: "A card comes into play, and does not enter it",
  why: "Cards “enter play”. Triggers are written for that verb, and a card that says it otherwise looks as though it meant another event.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf comes into play, draw a card.", marked: "comes into play", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf enters play, draw a card." },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf enters play, draw a card."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("entering", paragraph, context);
  },
});
