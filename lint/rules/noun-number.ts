import { compilerFaults, replacing } from "../compiler-faults.ts";
import { nodeAt } from "../node-at.ts";
import { otherForms } from "../word-forms.ts";
import { defineRule } from "../rule.ts";

/** "two ally", "up to one targets": a noun in another number than the word before it. */
export default defineRule({
  name: "noun-number",
  title: "A noun does not agree with its number",
  why: "“Two”, “each” and “up to one” say how many there are, and the noun after them says it once more. Where they differ, one of them is a slip, and the card is not read before someone says which.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust two target ally.",
        marked: "ally",
        fixed: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust two target allies.",
      },
      {
        card: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust up to one target allies.",
        marked: "allies",
        fixed: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust up to one target ally.",
      },
    ],
    good: ["Twin Snares, 3, Hunter, Ability—Survival\nExhaust two target allies.", "Twin Snares, 3, Hunter, Ability—Survival\nExhaust up to one target ally."],
  },
  paragraph: ({ node }, context) => {
    compilerFaults(context, "text/agreement", ({ span, fix }) => {
      const word = context.textOf(span);
      if (node === null || !/(?:Noun|Modifier)$/.test(nodeAt(node, span).kind)) return null;
      return fix === undefined ? { fixes: otherForms(word, context.language).map((form) => replacing(span, form)) } : {};
    });
  },
});
