import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** Another way to pay is told by “instead of”. */
export default defineRule({
  name: "old-instead-of-paying",
  title: "Another way to pay is told by “instead of”",
  why: "“Instead” tells that one event happens in place of another. What is paid in another way is paid “rather than” the cost, so that the two kinds of power are told apart by their words.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Slow Rot, 2, Warlock, Ability—Affliction\nYou may discard a card instead of paying Slow Rot's cost.\nDraw two cards.", marked: "instead of paying", fixed: "Slow Rot, 2, Warlock, Ability—Affliction\nYou may discard a card rather than pay Slow Rot's cost.\nDraw two cards." },
    ],
    good: ["Slow Rot, 2, Warlock, Ability—Affliction\nYou may discard a card rather than pay Slow Rot's cost.\nDraw two cards."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("insteadOf", paragraph, context);
  },
});
