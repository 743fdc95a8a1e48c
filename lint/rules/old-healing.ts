import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A character is healed by a number, and not damage from it. */
export default defineRule({
  name: "old-healing",
  title: "A character is healed by a number, and not damage from it",
  why: "What is healed is damage: “heals 3 damage from target ally”. Powers that look for healed damage read that template.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Your hero heals target ally for 2.", marked: "heals target ally for 2", fixed: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Your hero heals 2 damage from target ally." },
      { card: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Your hero heals target hero or ally for 2 damage.", marked: "heals target hero or ally for 2 damage", fixed: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Your hero heals 2 damage from target hero or ally." },
    ],
    good: ["Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Your hero heals 2 damage from target ally."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("healing", paragraph, context);
  },
});
