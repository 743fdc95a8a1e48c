import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Clause, Noun } from "../../../ir/index.ts";
import { unlowered, use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** "to play allies", "to complete your next quest": what someone would do. */
export function purposeClause(purpose: Node, subject: Noun, context: Context): Clause[] {
  return children(purpose, "predicates").map((predicate) => {
    const verb = lemma(predicate, "verb") ?? unlowered(predicate, "to do what?");
    const object = child(predicate, "object");
    const preposition = use(context, context.resolved.attachments.complementsOf(predicate).find((complement) => complement.kind === "VerbPreposition"));
    const role = preposition === undefined ? undefined : context.verbs.get(verb)?.roles[text(preposition, "preposition") ?? ""];
    if (preposition !== undefined && role !== "with" && role !== "to") unlowered(preposition, "this verb does not take this preposition");
    return {
      verb,
      subject,
      ...(object === null ? {} : { object: lowerNoun(object, context) }),
      ...(preposition === undefined ? {} : { [role as "with"]: lowerNoun(child(preposition, "object") as Node, context) }),
    };
  });
}
