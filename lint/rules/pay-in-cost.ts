import { child, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";

/** "Pay (1) >>>". */
export default defineRule({
  name: "pay-in-cost",
  title: "A cost before an arrow says that it is paid",
  why: "What stands before the arrow is paid, so that “(1)” alone says it. “Pay” stands only in a sentence, as in “pay (1) to complete this quest”; before an arrow it makes a reader look for who pays, and when.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Charnel Bowl, 3, Item, Trinket (1)\nPay (1), [Activate] >>> Draw a card.",
        marked: "Pay",
        fixed: "Charnel Bowl, 3, Item, Trinket (1)\n(1), [Activate] >>> Draw a card.",
      },
    ],
    good: ["Charnel Bowl, 3, Item, Trinket (1)\n(1), [Activate] >>> Draw a card.", "Toll at the Ford, Quest\nPay (2) to complete this quest.\nReward: Draw a card.", "Charnel Bowl, 3, Item, Trinket (1)\nPay (1) or discard a card >>> Draw a card."],
  },
  node: {
    DoingCost: (cost, context) => {
      const predicate = child(cost, "predicate");
      const amount = predicate?.kind === "Paying" ? child(predicate, "amount") : null;
      if (predicate === null || amount === null || amount.span.end !== predicate.span.end) return;
      // "Pay (2) or discard a card >>>": one of several ways to pay.
      const joins = (context.parents.at(-1) as Node)["costsJoins"];
      if (Array.isArray(joins) && (joins as readonly string[]).includes("or")) return;
      const span = { start: cost.span.start, end: amount.span.start };
      context.report({ span, message: `“${context.textOf(span).trim()}” says what the arrow says.`, help: "Leave it out.", fixes: [{ title: "Leave it out", edits: [{ ...span, text: "" }] }] });
    },
  },
});
