import { compilerFaults, quotedHelp } from "../compiler-faults.ts";
import { nodeAt } from "../node-at.ts";
import { defineRule } from "../rule.ts";

/** "Allies in your party has": the verb in another number than who does it. */
export default defineRule({
  name: "verb-agreement",
  title: "A verb does not agree with who does it",
  why: "One ally has, attacks and is; several have, attack and are. Where they do not agree, a reader can't tell whether the number of the noun or the form of the verb is the slip.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Banner of the Ford, 4, Item, Trinket (1)\nHeroes and allies in your party has +1 ATK.",
        marked: "has",
        fixed: "Banner of the Ford, 4, Item, Trinket (1)\nHeroes and allies in your party have +1 ATK.",
      },
    ],
    good: ["Banner of the Ford, 4, Item, Trinket (1)\nHeroes and allies in your party have +1 ATK.", "Banner of the Ford, 4, Item, Trinket (1)\nEach hero and ally in your party has +1 ATK."],
  },
  paragraph: ({ node }, context) => {
    compilerFaults(context, "text/agreement", (diagnostic) => {
      if (node === null || /(?:Noun|Modifier|Pronoun)$/.test(nodeAt(node, diagnostic.span).kind)) return null;
      return { fixes: diagnostic.fix === undefined ? quotedHelp(diagnostic) : [] };
    });
  },
});
