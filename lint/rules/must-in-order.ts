import { child, children, lemma, text } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import { wordIn } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "When Ulf attacks, you must draw a card." */
export default defineRule({
  name: "must-in-order",
  title: "“you must” says what an order says anyway",
  why: "What a card tells you to do you do: “draw a card”. “Must” is said of who is forced to attack, and in the place of “may” it takes away the choice that was meant.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, you must draw a card.", marked: "must", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, you may draw a card." }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, you may draw a card.", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf must attack if able."],
  },
  node: {
    Clause: (clause, context) => {
      const predicate = child(clause, "predicate");
      const [subject, ...others] = children(child(clause, "subject") ?? clause, "nouns");
      if (predicate?.kind !== "Doing" || text(predicate, "modal") !== "must" || others.length > 0 || subject === undefined || text(subject, "pronoun") !== "you" || context.wording?.permitted.some(({ verb }) => verb === lemma(predicate, "verb")) === true || children(predicate, "complements").some(({ kind }) => kind === "IfAble")) return;
      const must = wordIn(predicate.span, ["must"], context);
      if (must !== null) context.report({ span: must, message: "An order needs no “must”.", help: "Write “you may”, or tell it without “you must”.", fixes: [{ title: "Write “may”", edits: [{ start: must.start, end: must.end, text: likeWritten(must.text, "may") }] }] });
    },
  },
});
