import { compilerFaults, quotedHelp } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** "a" before a vowel, "an" before a consonant. */
export default defineRule({
  name: "article",
  title: "“a” stands where “an” does, or the reverse",
  why: "Before a word that begins with the sound of a vowel stands “an”, before any other “a”. The meaning stays the same either way, so that the mistake is easily made when one noun is put in place of another.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Mossgrip, 3, Druid, Ability—Feral\nDestroy a ally in your party. If you do, draw two cards.",
        marked: "a",
        fixed: "Mossgrip, 3, Druid, Ability—Feral\nDestroy an ally in your party. If you do, draw two cards.",
      },
    ],
    good: ["Mossgrip, 3, Druid, Ability—Feral\nDestroy an ally in your party. If you do, draw two cards.", "Mossgrip, 3, Druid, Ability—Feral\nChoose a unique ally. Your hero heals 2 damage from that ally."],
  },
  paragraph: (_paragraph, context) => {
    compilerFaults(context, "text/article", (diagnostic) => ({ fixes: diagnostic.fix === undefined ? quotedHelp(diagnostic) : [] }));
  },
});
