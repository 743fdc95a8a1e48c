import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A card is called, and not named. */
export default defineRule({
  name: "old-naming",
  title: "A card is called, and not named",
  why: "“Named” stands before the exact name of a card; nothing else does, so that a name is found by it.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Destroy target ally called Ulf.", marked: "called", fixed: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Destroy target ally named Ulf." },
    ],
    good: ["Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Destroy target ally named Ulf."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("naming", paragraph, context);
  },
});
