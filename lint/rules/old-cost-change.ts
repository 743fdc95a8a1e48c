import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A card costs less, and nobody pays less for it. */
export default defineRule({
  name: "old-cost-change",
  title: "A card costs less, and nobody pays less for it",
  why: "Who pays how much less for what is said in the game's own template: “You pay (1) less to play allies”. “Allies cost 1 less” does not say whose, and leaves out the parentheses of costs.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Reed Flute, 1, Item, Trinket (1)\nAllies cost 1 less to play.", marked: "Allies cost 1 less to play", fixed: "Reed Flute, 1, Item, Trinket (1)\nYou pay (1) less to play allies." },
      { card: "Reed Flute, 1, Item, Trinket (1)\nYour Demon allies cost (1) less.", marked: "Your Demon allies cost (1) less", fixed: "Reed Flute, 1, Item, Trinket (1)\nYou pay (1) less to play Demon allies." },
    ],
    good: ["Reed Flute, 1, Item, Trinket (1)\nYou pay (1) less to play allies."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("costChange", paragraph, context);
  },
});
