import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A word belongs to another game. */
export default defineRule({
  name: "words-of-other-games",
  title: "A word belongs to another game",
  why: "Tapping, creatures and libraries are those of other games. Their counterparts here have rules of their own, and a card is only read in its own game's words.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      { card: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Untap target ally.", marked: "Untap", fixed: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Ready target ally." },
      { card: "Reed Flute, 1, Item, Trinket (1)\nSacrifice an ally in your party >>> Draw a card.", marked: "Sacrifice", fixed: "Reed Flute, 1, Item, Trinket (1)\nDestroy an ally in your party >>> Draw a card." },
    ],
    good: ["Reed Flute, 1, Item, Trinket (1)\nDestroy an ally in your party >>> Draw a card."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("otherGame", paragraph, context);
  },
});
