import { child, children, text, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";
import { isLabelledOngoing } from "../standing.ts";

/** "Ongoing: Draw a card." */
export default defineRule({
  name: "ongoing-order",
  title: "An order without a moment stands behind the label of what holds on",
  why: "Behind “Ongoing:” stands what is so, what happens at some moment, or what can be paid for. “Draw a card” is done once; behind the label nothing says when, and for how long it would go on.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Slow Rot, 2, Warlock, Ability—Affliction\nOngoing: Draw a card.",
        marked: "Ongoing: Draw a card.",
        fixed: "Slow Rot, 2, Warlock, Ability—Affliction\nDraw a card.",
      },
    ],
    good: ["Slow Rot, 2, Warlock, Ability—Affliction\nOngoing: At the start of your turn, draw a card."],
  },
  paragraph: ({ node }, context) => {
    const content = node === null ? null : child(node, "content");
    const claims = context.diagnostics("meaning/not-understood");
    if (node === null || content?.kind !== "Sentences" || claims.length === 0 || !isLabelledOngoing(node, context)) return;
    if (!children(content, "sentences").every(isOrder)) return;
    const span = { start: node.span.start, end: node.span.end };
    context.report({ span, message: "Nothing says at what moment this is done.", help: "Say when, or leave out the label.", fixes: [{ title: "Leave out the label", edits: [{ start: span.start, end: content.span.start, text: "" }] }], claims });
  },
});

function isOrder(sentence: Node): boolean {
  const clauses = children(child(sentence, "clauses") ?? sentence, "clauses");
  return children(sentence, "leads").length === 0 && clauses.every((clause) => child(clause, "subject") === null && text(child(clause, "predicate") ?? clause, "form") === "base");
}
