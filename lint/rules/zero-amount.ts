import { child, text } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";

/** "deals 0 damage", "+0 ATK". */
export default defineRule({
  name: "zero-amount",
  title: "An amount of nothing is dealt, drawn or added",
  why: "Drawing no card, dealing no damage and having +0 ATK change nothing. The number is a slip, or the sentence should go.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Your hero deals 0 nature damage to target hero.", marked: "0" }],
    good: ["Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Your hero deals 1 nature damage to target hero.", "Reed Flute, 1, Item, Trinket (1)\n(0) >>> Ready an ally with 0 ATK."],
  },
  node: {
    Doing: (doing, context) => {
      if (text(doing, "modal") !== null && text(doing, "modal") !== "may") return;
      const nouns = child(doing, "object");
      const first = nouns === null ? undefined : context.tokensIn(nouns.span)[0];
      if (first?.text === "0") context.report({ span: first, message: "Nothing is done to 0 of anything.", help: "Write another number, or leave the sentence out." });
    },
    StatChange: (change, context) => {
      if (/^[+-]0\b/.test(context.textOf(change.span)) && context.parents.at(-1)?.kind === "Attributes" && !/\//.test(context.textOf((context.parents.at(-1) ?? change).span))) {
        context.report({ span: change.span, message: "A change by 0 changes nothing.", help: "Write another number, or leave it out." });
      }
    },
  },
});
