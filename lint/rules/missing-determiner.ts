import { compilerFaults } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

const vowel = /^[aeiou]/i;

/** "Destroy ally." */
export default defineRule({
  name: "missing-determiner",
  title: "A noun lacks the word that says which",
  why: "“Destroy ally” leaves open whether it is a target, one of yours, or every one. One thing that can be counted always stands with “a”, “target”, “your”, “that” or another word that says which it is; which one is meant, only the author knows.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Orchard Fire, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to ally.",
        marked: "ally",
        fixed: "Orchard Fire, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally.",
      },
    ],
    good: ["Orchard Fire, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally."],
  },
  paragraph: (_paragraph, context) => {
    compilerFaults(context, "text/determiner", ({ span }) => {
      const word = context.textOf(span);
      const fixes = ["target", vowel.test(word) ? "an" : "a", "your"].map((determiner) => ({ title: `Write “${determiner} ${word}”`, edits: [{ start: span.start, end: span.start, text: `${determiner} ` }] }));
      return { fixes };
    });
  },
});
