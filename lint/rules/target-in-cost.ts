import { text as textOf, walk } from "../../grammar/ast.ts";
import { replacing } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** "Destroy target ally >>>". */
export default defineRule({
  name: "target-in-cost",
  title: "A cost speaks of a target",
  why: "Targets are chosen for an effect, as its link is added to the chain; a cost is paid there and then, with what the payer picks from what is its own. “Destroy an ally in your party” can be paid, “destroy target ally” is an effect that stands on the wrong side of the arrow.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Charnel Bowl, 3, Item, Trinket (1)\nDestroy target ally in your party >>> Draw a card.",
        marked: "target",
        fixed: "Charnel Bowl, 3, Item, Trinket (1)\nDestroy an ally in your party >>> Draw a card.",
      },
    ],
    good: ["Charnel Bowl, 3, Item, Trinket (1)\nDestroy an ally in your party >>> Exhaust target hero."],
  },
  node: {
    DoingCost: (cost, context) => {
      for (const node of walk(cost)) {
        if (node.kind !== "NounPhrase" || textOf(node, "determiner") !== "target") continue;
        const at = context.tokensIn(node.span).find(({ text }) => text.toLowerCase() === "target");
        if (at === undefined) continue;
        const article = /^\s*[aeiou]/i.test(context.textOf({ start: at.end, end: node.span.end })) ? "an" : "a";
        context.report({ span: at, message: "A cost can't have a target.", help: `Write “${article}” or “your”, or move it behind the arrow.`, fixes: [replacing(at, article)] });
      }
    },
  },
});
