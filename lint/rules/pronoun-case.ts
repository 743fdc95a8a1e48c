import { compilerFaults } from "../compiler-faults.ts";
import { nodeAt } from "../node-at.ts";
import { defineRule } from "../rule.ts";

/** "You hero", "him attacks". */
export default defineRule({
  name: "pronoun-case",
  title: "A pronoun stands in the wrong form",
  why: "“You” does or undergoes something; before what belongs to you stands “your”. A letter lost from “your”, “his” or “they” leaves another word of the language, so that no spelling checker sees it.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Cinder Lesson, 2, Mage, Ability—Fire\nYou hero deals 2 fire damage to target ally.",
        marked: "You",
        fixed: "Cinder Lesson, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally.",
      },
    ],
    good: ["Cinder Lesson, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally. You draw a card."],
  },
  paragraph: ({ node }, context) => {
    compilerFaults(context, "text/agreement", ({ span }) => (node !== null && nodeAt(node, span).kind === "Pronoun" ? {} : null));
  },
});
