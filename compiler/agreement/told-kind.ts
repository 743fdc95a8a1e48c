import { child, children, lemma, text, walk, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { headsOf } from "../1-resolve/described.ts";
import type { Mention, Resolved } from "../1-resolve/mention.ts";
import { typeOfCard } from "../1-resolve/noun-head.ts";
import { isNamedBefore } from "../1-resolve/preferences.ts";
import { fault, wordsAt } from "../fault.ts";
import type { TypeWords } from "./attached.ts";

/** "target hero or ally. … that ally": what is spoken of again is of each kind that it can be, or is called by a word for all of them. */
export function kindsToldApart({ antecedents }: Resolved, types: TypeWords, written: string): Diagnostic[] {
  return [...antecedents].flatMap(([noun, antecedent]) => {
    if (antecedent.is !== "mention" || antecedent.mention.self || !(text(noun, "determiner") === "that" || (text(noun, "determiner") === "those" && children(noun, "heads").every((head) => child(head, "noun")?.kind === "TypeNoun")))) return [];
    const { mention } = antecedent;
    const role = roleOf(noun);
    if (role !== null && mention.what === "player" && role !== roleOf(mention.noun)) return [fault("text/agreement", noun.span, `“${wordsAt(written, noun.span)}” is “${written.slice(mention.noun.span.start, mention.noun.span.end)}”, who need be none.`, "Write “that player”.")];
    const untold = modifiersBefore(noun).find((word) => !mention.modifiers.includes(word) && !mention.heads.includes(word));
    if (untold !== undefined && mention.what === "thing") return [fault("text/agreement", noun.span, `“${wordsAt(written, noun.span)}” has not been told to be so.`, "Leave the word before it out.")];
    const asked = askedKind(noun);
    if (asked === null || kindsOf(mention, asked).every((kind) => isCalled(kind, asked, mention, types))) return [];
    const { start, end } = mention.noun.span;
    return [fault("text/agreement", noun.span, `“${wordsAt(written, noun.span)}” is “${written.slice(start, end)}”, which need be none.`, `Write “that” with a word for all that it can be, such as “that character” or “that card”.`)];
  });
}

/** "all opposing heroes … both of them": two are meant where two have been named. */
export function bothOfMany({ antecedents }: Resolved, root: Node, written: string): Diagnostic[] {
  return walk(root).flatMap((node) => {
    const quantity = node.kind === "Partitive" ? child(node, "quantity") : null;
    const of = quantity !== null && text(quantity, "quantity") === "both" ? child(node, "of") : null;
    const antecedent = of === null ? undefined : antecedents.get(of);
    if (quantity === null || antecedent?.is !== "mention" || !/^(?:all|each|anyNumberOf)/.test(text(antecedent.mention.noun, "determiner") ?? "")) return [];
    const { start, end } = antecedent.mention.noun.span;
    return [fault("text/agreement", quantity.span, `“${wordsAt(written, quantity.span)}” is said of two, and “${written.slice(start, end)}” may be more.`, "Write “each”.", "each")];
  });
}

/** Nouns that tell what something is, not what it has or how much of it there is. */
const TELLING = new Set(["TypeNoun", "TagNoun", "PlayerNoun", "PlainNoun"]);

/** The words that stand before a noun that is spoken of again, and may tell it apart: icons, and what was done to it. */
function modifiersBefore(noun: Node): readonly string[] {
  const heads = noun.kind === "Possessor" ? [noun] : children(noun, "heads");
  return heads.flatMap((head) => children(head, "modifiers")).flatMap((modifier) => (modifier.kind === "IconModifier" ? (lemma(modifier, "icon") ?? []) : modifier.kind === "Adjective" ? (text(modifier, "adjective") ?? []) : []));
}

/** The one word that heads a noun or a possessor; null for what is told apart by another word before it, and for amounts. */
function askedKind(noun: Node): string | null {
  const heads = noun.kind === "Possessor" ? [noun] : children(noun, "heads");
  const [word, ...others] = headsOf(noun);
  const [head] = heads;
  const of = head === undefined ? null : child(head, "noun");
  if (word === undefined || others.length > 0 || head === undefined || of === null || !TELLING.has(of.kind) || (AMOUNTS.has(word) && noun.kind !== "Possessor")) return null;
  return children(head, "modifiers").some(({ kind }) => kind !== "SideModifier" && kind !== "IconModifier" && kind !== "Adjective") ? null : word;
}

const AMOUNTS = new Set(["amount", "number", "damage", "cost", "name", "kind", "time"]);

/** The word for a player who has a part of his own in a game, "raider"; null for "player" and "opponent". */
function roleOf(noun: Node): string | null {
  const of = noun.kind === "Possessor" ? child(noun, "noun") : child(children(noun, "heads")[0] ?? noun, "noun");
  const player = of === null ? null : lemma(of, "player");
  return player === "player" || player === "opponent" ? null : player;
}

/** The types, or other words, of which something is one. */
function kindsOf(mention: Mention, asked: string): readonly string[] {
  const card = typeOfCard(mention.noun);
  const made = mention.heads.some((head) => /^tokens?$/.test(head)) ? children(mention.noun, "heads").flatMap((head) => children(head, "modifiers").flatMap((modifier) => lemma(modifier, "type") ?? [])) : [];
  if (made.length > 0 && !mention.heads.includes(asked)) return made;
  return card === null ? mention.heads : [card];
}

/** Whether something of a kind can be called by a word. */
function isCalled(kind: string, asked: string, mention: Mention, { members, printed }: TypeWords): boolean {
  if (mention.what === "player") return asked === kind || asked === "player";
  if (kind === asked || asked === "card" || members.get(asked)?.includes(kind) === true || mention.modifiers.some((word) => isNamedBefore(asked, word))) return true;
  // A tag or a token may be of any type, and what is of a type may have any tag.
  const isType = (word: string): boolean => members.has(word) || printed.has(word);
  return !isType(kind) && isType(asked) && kind !== "card";
}
