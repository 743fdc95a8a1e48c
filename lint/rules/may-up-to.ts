import { child, children, text } from "../../grammar/ast.ts";
import { upperFirst } from "../../grammar/capital.ts";
import { defineRule } from "../rule.ts";

/** "You may draw up to two cards." */
export default defineRule({
  name: "may-up-to",
  title: "A choice is given twice: “may” and “up to”",
  why: "“Up to two” can be none, so that “you may” before it changes nothing. The 2009 wording says “you may” all the same on several cards, so it is reported only in the later one.",
  severity: { "2009": "off", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> You may ready up to two allies in your party.",
        marked: "You may",
        era: "2013",
        fixed: "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Ready up to two allies in your party.",
      },
    ],
    good: ["Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Ready up to two allies in your party.", "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> You may ready two allies in your party."],
  },
  node: {
    Clause: (clause, context) => {
      const predicate = child(clause, "predicate");
      const subject = child(clause, "subject");
      if (predicate === null || subject === null || text(predicate, "modal") !== "may") return;
      const [doer, ...others] = children(subject, "nouns");
      if (doer?.kind !== "Pronoun" || text(doer, "pronoun") !== "you" || others.length > 0) return;
      const objects = children(child(predicate, "object") ?? predicate, "nouns");
      if (objects.length !== 1 || child(objects[0] ?? predicate, "quantity")?.kind !== "UpTo" || children(predicate, "complements").length > 0) return;
      const tokens = context.tokensIn(clause.span);
      const may = tokens[1];
      const first = tokens[2];
      if (may === undefined || first === undefined) return;
      const capital = /^\p{Lu}/u.test(tokens[0]?.text ?? "");
      const written = capital ? upperFirst(first.text) : first.text;
      context.report({ span: { start: clause.span.start, end: may.end }, message: "“Up to” leaves the choice already.", help: "Leave out “you may”.", fixes: [{ title: "Leave out “you may”", edits: [{ start: clause.span.start, end: first.end, text: written }] }] });
    },
  },
});
