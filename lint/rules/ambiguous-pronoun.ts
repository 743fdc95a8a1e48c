import { child, children, lemma, text, walk, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";
import { isQuoted } from "../standing.ts";

/** "When an ally destroys an ally, ready it." */
export default defineRule({
  name: "ambiguous-pronoun",
  title: "A pronoun could stand for either of two that were named",
  why: "“It” is read as what was spoken of last, by rules that few players know. Where the event names two of the same type, “that ally” does not help either: say “the attacking ally” or “the destroyed one”, or name one of them otherwise. The official cards rely on those rules now and then, so that the rule is off by default for the wording of 2009.",
  severity: { "2009": "off", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen an ally destroys an ally, ready it.", marked: "it", era: "2013" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf destroys an ally, ready Ulf.", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen you play an ally, ready it."],
  },
  node: {
    Sentence: (sentence, context) => {
      const trigger = children(sentence, "leads").find(({ kind }) => kind === "Trigger");
      const clauses = child(sentence, "clauses");
      const event = trigger === undefined ? null : child(trigger, "event");
      if (event === null || clauses === null || isQuoted(context)) return;
      const named = walk(event).filter((node) => node.kind === "NounPhrase" && isOne(node)).map(typeOf);
      const twice = named.find((type, index) => type !== null && named.indexOf(type) !== index);
      if (twice === undefined) return;
      const [first] = children(clauses, "clauses");
      const pronoun = first === undefined ? undefined : walk(first).find((node) => node.kind === "Pronoun" && text(node, "pronoun") === "it");
      if (pronoun !== undefined) context.report({ span: pronoun.span, message: `Two of the type “${twice ?? ""}” are named before it.`, help: "Name the one that is meant." });
    },
  },
});

function isOne(noun: Node): boolean {
  const determiner = text(noun, "determiner");
  return determiner === "a" || determiner === "an" || determiner === "another" || determiner === "target";
}

function typeOf(noun: Node): string | null {
  const [head, ...others] = children(noun, "heads");
  const named = head === undefined || others.length > 0 ? null : child(head, "noun");
  return named === null ? null : lemma(named, "type");
}
