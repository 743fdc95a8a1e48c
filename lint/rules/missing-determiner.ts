import { upperFirst } from "../../grammar/capital.ts";
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
      const written = context.textOf(span);
      const before = context.paragraph.text.slice(0, span.start);
      const first = before === "" || /[.:] $/.test(before);
      const word = first ? written.charAt(0).toLowerCase() + written.slice(1) : written;
      // What is searched for, or is a card, is no target.
      const any = / for $/.test(before) || word === context.wording?.anyCard;
      const article = vowel.test(word) ? "an" : "a";
      const fixes = (any ? [article, "your", "target"] : ["target", article, "your"]).map((each) => {
        const determiner = first ? upperFirst(each) : each;
        return { title: `Write “${determiner} ${word}”`, edits: [{ start: span.start, end: span.end, text: `${determiner} ${word}` }] };
      });
      return { fixes };
    });
  },
});
