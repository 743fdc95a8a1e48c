import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Condition, Filter, Noun } from "../../../ir/index.ts";
import type { Antecedent } from "../../1-resolve/mention.ts";
import { adjectivesOf } from "../../1-resolve/noun-head.ts";
import { unlowered, use, type Context } from "../context.ts";
import { postsOf } from "./filter.ts";
import { filterOf, lowerNoun } from "./noun.ts";
import { reference } from "./reference.ts";

/** The noun of an attribute at the head of a phrase: "race" in "each different [Alliance] race"; null for any other. */
function attributeHead(noun: Node): Node | null {
  const head = noun.kind === "NounPhrase" ? children(noun, "heads") : [];
  return head.length === 1 && child(head[0] as Node, "noun")?.kind === "AttributeNoun" ? (head[0] as Node) : null;
}

const isDifferent = (head: Node): boolean => adjectivesOf(head).includes("different");

/** Which attribute it is, and the icon that its words go with: "[Alliance] race". */
function attributeOf(head: Node): { readonly attribute: string; readonly icon?: string } {
  const attribute = lemma(child(head, "noun") as Node, "attribute") as string;
  const [modifier, ...others] = children(head, "modifiers").filter((each) => text(each, "adjective") !== "different");
  if (modifier === undefined) return { attribute };
  const icon = lemma(modifier, "icon") ?? unlowered(modifier, "this tells no words apart");
  return others.length === 0 ? { attribute, icon } : unlowered(others[0] as Node, "this tells no words apart");
}

/** "for each different race among allies in your party": how many words of it there are; null for any other noun. */
export function differentCount(noun: Node, context: Context): Amount | null {
  const head = attributeHead(noun);
  if (head === null || !isDifferent(head)) return null;
  const held = postsOf(noun, context).find((post) => post.kind === "ContactRelative" && lemma(child(post, "predicate") as Node, "verb") === "control");
  // "each different card type you control": among what you control.
  if (held !== undefined) return { amount: "different", ...attributeOf(head), among: { is: "controlled", by: lowerNoun(child(use(context, held) as Node, "subject") as Node, context) } };
  const among = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "among"));
  return { amount: "different", ...attributeOf(head), among: filterOf(child(among ?? unlowered(noun, "different among what?"), "object") as Node, context) };
}

/** "they have different card types": each of them has its own; null for anything else that is had. */
export function allDifferent(item: Node, who: Noun): Condition | null {
  if (item.kind !== "AllDifferent") return null;
  const attribute = eachItsOwn(item);
  const all = who.noun === "select" && who.quantity.count === "all" && who.target !== true;
  if (!all && who.noun !== "bound" && who.noun !== "several") return unlowered(item, "different from what?");
  const among: Filter = all ? who.filter : { is: "among", of: who };
  return { if: "compare", left: { amount: "different", attribute, among }, comparison: "atLeast", right: all ? { amount: "count", of: who.filter } : { amount: "size", of: who } };
}

/** "different names": which words differ. */
const eachItsOwn = (item: Node): string => ((item["attribute"] as { readonly form: string }).form.startsWith("plural") ? (lemma(item, "attribute") as string) : unlowered(item, "each of several has its own"));

/** "two allies with different names": what each of them has of its own, and the phrase that says so. */
export function differentBy(noun: Node, context: Context): { readonly item: Node; readonly attribute: string } | null {
  const item = withItems(noun, context).find(({ kind }) => kind === "AllDifferent");
  return item === undefined ? null : { item, attribute: eachItsOwn(item) };
}

const withItems = (noun: Node, context: Context): readonly Node[] => postsOf(noun, context).flatMap((post) => (post.kind === "With" || post.kind === "WithAttributes" ? children(child(post, "items") as Node, "items") : []));

/** "four or more cards with the same name": what they have in common, if the phrase says nothing else that has it. */
export function sharedBy(noun: Node, context: Context): Node | null {
  return withItems(noun, context).find((item) => item.kind === "SameAs" && child(item, "as") === null && !context.resolved.antecedents.has(item)) ?? null;
}

/** "of that kind", "with that name": shared with what has been spoken of. */
export function sharedWith(attribute: string, antecedent: Antecedent, context: Context, at: Node): Filter {
  const as = reference(antecedent, context, at);
  if (attribute !== "kind") return { is: "same", attribute, as };
  // Of the kinds that were named, the one that it is: an armor and a weapon are both equipment (SOB-021).
  const kinds = antecedent.is === "mention" ? antecedent.mention.heads.filter((head) => head !== "card") : [];
  if (kinds.length === 0) return unlowered(at, "which kinds there are is not said");
  const filters = kinds.map((type): Filter => (kinds.length === 1 ? { is: "type", type } : { is: "all", of: [{ is: "type", type }, { is: "such", that: { if: "is", subject: as, what: { is: "type", type } } }] }));
  return filters.length === 1 ? (filters[0] as Filter) : { is: "any", of: filters };
}
