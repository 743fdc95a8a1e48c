import { verbsOf } from "../../compiler/language.ts";
import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import type { ParagraphContext } from "../context.ts";
import { instead, reportMend } from "../mending.ts";
import { wordIn } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "Draws a card." */
export default defineRule({
  name: "order-in-s",
  title: "An order stands in the form of what somebody does",
  why: "A sentence in which nobody is named is spoken to the reader, and its verb has no “s”: “Draw a card.” With one, somebody is missing before it, or the “s” is too many.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Quill of Errands, 2, Item, Trinket (1)\nWhen an ally is destroyed, draws a card.", marked: "draws", fixed: "Quill of Errands, 2, Item, Trinket (1)\nWhen an ally is destroyed, draw a card." },
      { card: "Quill of Errands, 2, Item, Trinket (1)\n[Activate], Puts 1 damage on your hero >>> Draw a card.", marked: "Puts", fixed: "Quill of Errands, 2, Item, Trinket (1)\n[Activate], Put 1 damage on your hero >>> Draw a card." },
    ],
    good: ["Quill of Errands, 2, Item, Trinket (1)\nWhen an ally is destroyed, draw a card.", "Quill of Errands, 2, Item, Trinket (1)\nWhen an ally is destroyed, your hero heals 1 damage from itself and deals 1 fire damage to target ally."],
  },
  node: {
    Clauses: (clauses, context) => {
      const [around] = context.parents.slice(-1);
      const [first] = children(clauses, "clauses");
      if (first === undefined || "subject" in first || (around?.kind !== "Sentence" && around?.kind !== "Mode")) return;
      const predicate = child(first, "predicate");
      if (predicate !== null) judge(predicate, context);
    },
    DoingCost: (cost, context) => judge(cost["predicate"] as Node, context),
  },
});

function judge(predicate: Node, context: ParagraphContext): void {
  const verb = verbsOf(context.language).get(lemma(predicate, "verb") ?? "");
  if (verb === undefined || predicate["form"] !== "s" || text(predicate, "modal") !== null) return;
  const written = wordIn(predicate.span, [verb.s.split(" ")[0] ?? verb.s], context);
  if (written === null) return;
  const order = likeWritten(written.text, verb.base.split(" ")[0] ?? verb.base);
  reportMend(context, { span: written, message: `Nobody is named who ${written.text.toLowerCase()}.`, edits: [instead(written, order)], help: `Write “${order}”, or say before it who does it.` });
}
