import { child, children, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Context } from "../context.ts";
import { sharedModifiers } from "./filter.ts";

/**
 * "your hero and two allies in your party": a head with a number of its own is a noun of its own, and
 * so are several after a single "your hero". What stands behind belongs to the last (A5).
 */
export function headsApart(node: Node): readonly Node[] {
  const heads = children(node, "heads");
  const numbered = (head: Node): boolean => children(head, "modifiers").some((modifier) => modifier.kind === "NumberModifier");
  const from = heads.findIndex((head, index) => index > 0 && numbered(head));
  if (from < 0) return [node];
  const { posts, possessors, determiner, quantity, ...rest } = node as Node & Record<string, unknown>;
  const first = { ...rest, ...(possessors === undefined ? {} : { possessors }), ...(determiner === undefined ? {} : { determiner }), ...(quantity === undefined ? {} : { quantity }), heads: heads.slice(0, from) } as unknown as Node;
  const second = { ...rest, heads: heads.slice(from), ...(posts === undefined ? {} : { posts }) } as unknown as Node;
  return [first, second];
}

/**
 * "a revealed ability, ally, and quest card": one of each. What stands before the first head or behind the
 * last belongs to all; so does the end of a tag ("an Air and Water Totem"). Null where it is no such list.
 */
export function oneOfEach(node: Node, context: Context): readonly Node[] | null {
  const heads = children(node, "heads");
  const joins = joinsOf(node, "heads");
  const last = heads.at(-1);
  const noun = last === undefined ? null : child(last, "noun");
  if (noun === null || heads.length < 2 || !/^an?$/.test(text(node, "determiner") ?? "") || !/^(?:and|commaAnd)$/.test(joins.at(-1) ?? "")) return null;
  const kinds = heads.map((head) => child(head, "noun")?.kind);
  if (kinds.some((kind) => kind !== noun.kind) || (noun.kind !== "TagNoun" && noun.kind !== "TypeNoun")) return null;
  const shared = sharedModifiers(heads);
  const ending = / .*$/.exec(lemma(noun, "tag") ?? "")?.[0] ?? "";
  return heads.map((head) => {
    const own = children(head, "modifiers").filter((modifier) => !shared.includes(modifier));
    const inner = child(head, "noun") as Node;
    const whole = `${lemma(inner, "tag") ?? ""}${ending}`;
    const named = context.tags.has(whole) ? ({ ...inner, tag: { lemma: whole, form: "singular" } } as Node) : inner;
    return { ...node, heads: [{ ...head, modifiers: [...shared, ...own], noun: named }], headsJoins: [] } as Node;
  });
}
