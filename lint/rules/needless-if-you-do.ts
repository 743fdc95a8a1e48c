import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { upperFirst } from "../../grammar/capital.ts";
import { defineRule } from "../rule.ts";

/** "Ulf has +1 ATK this turn. If you do, …" */
export default defineRule({
  name: "needless-if-you-do",
  title: "“If you do” follows what nobody does, or what can't fail",
  why: "“If you do” asks whether a player has done what the sentence before lets or tells that player to do. After a sentence in which nobody does anything, such as “Ulf has +1 ATK this turn”, there is nothing to ask: the rest always happens, or never.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\n[Activate] >>> Target ally has +1 ATK this turn. If you do, draw a card.",
        marked: "If you do,",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\n[Activate] >>> Target ally has +1 ATK this turn. Draw a card.",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\n[Activate] >>> You may destroy an ally in your party. If you do, draw a card."],
  },
  node: {
    Sentences: (sentences, context) => {
      const all = children(sentences, "sentences");
      for (const [index, sentence] of all.entries()) {
        const before = all[index - 1];
        const [lead] = children(sentence, "leads");
        if (before === undefined || lead?.kind !== "Condition" || !isIfYouDo(lead) || !nothingIsDone(before)) continue;
        const rest = context.tokensIn(sentence.span).find(({ start }) => start >= lead.span.end);
        const fixes = rest === undefined ? [] : [{ title: "Leave it out", edits: [{ start: lead.span.start, end: rest.end, text: upperFirst(rest.text) }] }];
        context.report({ span: lead.span, message: "The sentence before lets nobody do anything.", help: "Leave it out, or say before it what you may do.", fixes });
      }
    },
  },
});

function isIfYouDo(lead: Node): boolean {
  const clauses = children(child(lead, "condition") ?? lead, "clauses");
  const predicate = clauses.length === 1 ? child(clauses[0] as Node, "predicate") : null;
  return predicate?.kind === "ShortAnswer" && text(predicate, "answer") === "do";
}

/** Whether a sentence only says what something has or is. */
function nothingIsDone(sentence: Node): boolean {
  const clauses = children(child(sentence, "clauses") ?? sentence, "clauses");
  return clauses.length > 0 && clauses.every((clause) => {
    const predicate = child(clause, "predicate");
    return predicate !== null && (predicate.kind === "Having" || predicate.kind === "Being") && text(predicate, "modal") === null && lemma(predicate, "verb") === null;
  });
}
