import { child, children, lemma, text, walk, type Node } from "../../grammar/ast.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "When this armor is destroyed, destroy all other equipment you control." */
export default defineRule({
  name: "needless-other",
  title: "“other” leaves out a card that is no longer there",
  why: "“Other” leaves this card out. When it has just been destroyed or has left play it is not among those in play, so that the word changes nothing and makes the reader look for what it does.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Crown of Cinders, 3, Mage, Armor—Cloth, Head (1), 1 DEF\nWhen this armor is destroyed, destroy all other equipment you control.",
        marked: "other",
        fixed: "Crown of Cinders, 3, Mage, Armor—Cloth, Head (1), 1 DEF\nWhen this armor is destroyed, destroy all equipment you control.",
      },
    ],
    good: ["Crown of Cinders, 3, Mage, Armor—Cloth, Head (1), 1 DEF\nWhen this armor is destroyed, destroy all equipment you control.", "Crown of Cinders, 3, Mage, Armor—Cloth, Head (1), 1 DEF\nWhen this armor enters play, destroy all other equipment you control."],
  },
  node: {
    Sentence: (sentence, context) => {
      const [trigger, ...others] = children(sentence, "leads");
      const events = trigger?.kind === "Trigger" ? children(child(trigger, "event") ?? trigger, "clauses") : [];
      const [event] = events;
      const clauses = child(sentence, "clauses");
      const predicate = event === undefined ? null : child(event, "predicate");
      if (others.length > 0 || event === undefined || events.length > 1 || predicate === null || clauses === null || context.wording?.leaving.includes(lemma(predicate, "verb") ?? "") !== true) return;
      if (predicate.kind === "Doing" && child(predicate, "object") !== null && lemma(predicate, "verb") === "destroy") return;
      const subjects = children(child(event, "subject") ?? event, "nouns");
      if (subjects.length !== 1 || !isSelf(subjects[0] as Node)) return;
      for (const phrase of walk(clauses).filter(({ kind }) => kind === "NounPhrase")) {
        const [head] = children(phrase, "heads");
        const other = head === undefined ? undefined : children(head, "modifiers").find((each) => text(each, "adjective") === "other");
        if (head === undefined || other === undefined || nounWord(head)?.kind !== "TypeNoun" || text(phrase, "determiner") !== "all") continue;
        const next = context.tokensIn(phrase.span).find(({ start }) => start >= other.span.end);
        context.report({ span: other.span, message: "This card is no longer among them.", help: "Leave it out.", fixes: next === undefined ? [] : [{ title: "Leave it out", edits: [{ start: other.span.start, end: next.start, text: "" }] }] });
      }
    },
  },
});

function isSelf(node: Node): boolean {
  return node.kind === "SelfName" || (node.kind === "NounPhrase" && node["determiner"] === "this" && children(node, "posts").length === 0);
}
