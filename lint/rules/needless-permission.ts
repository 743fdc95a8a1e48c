import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";

/** "Ulf can attack allies." */
export default defineRule({
  name: "needless-permission",
  title: "A card lets happen what may happen anyway",
  why: "Every hero and ally can attack heroes and allies, and can be attacked and targeted. A power that says so changes nothing; what was meant is mostly more (“immediately”), less (“only”) or the reverse (“can't”).",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf can attack allies.", marked: "can attack allies" },
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf can be attacked.", marked: "can be attacked" },
    ],
    good: [
      "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf can attack only allies.",
      "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf can't be attacked while he is ready.",
    ],
  },
  node: {
    Sentence: (sentence, context) => {
      if (children(sentence, "leads").length > 0 || context.parents.some(({ kind }) => kind === "Aside")) return;
      const clauses = children(child(sentence, "clauses") ?? sentence, "clauses");
      const predicate = clauses.length === 1 ? child(clauses[0] as Node, "predicate") : null;
      const modal = predicate === null ? null : text(predicate, "modal");
      if (predicate === null || (modal !== "can" && modal !== "may") || children(predicate, "complements").length > 0 || text(predicate, "adverb") !== null || text(predicate, "restriction") !== null) return;
      const subjects = children(child(clauses[0] as Node, "subject") ?? predicate, "nouns");
      if (!subjects.every(({ kind }) => kind === "SelfName" || kind === "NounPhrase")) return;
      const undergone = predicate.kind === "Undergoing";
      const objects = children(child(predicate, "object") ?? predicate, "nouns");
      const permitted = context.wording?.permitted.find((each) => each.verb === lemma(predicate, "verb") && (each.undergone ?? false) === undergone);
      if (permitted === undefined || !objects.every((noun) => plain(noun, permitted.objects ?? []))) return;
      context.report({ span: predicate.span, message: "This may happen anyway.", help: "Say what is allowed beyond the rules, or leave the sentence out." });
    },
  },
});

/** "allies", "heroes", and nothing more. */
function plain(noun: Node, types: readonly string[]): boolean {
  const [head] = children(noun, "heads");
  if (noun.kind !== "NounPhrase" || head === undefined || children(noun, "posts").length > 0 || text(noun, "determiner") !== null) return false;
  const named = child(head, "noun");
  return children(head, "modifiers").length === 0 && named !== null && types.includes(lemma(named, "type") ?? "");
}
