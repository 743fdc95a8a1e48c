import { child, childNodes, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, wordsAt } from "../fault.ts";
import type { TypeWords } from "./attached.ts";

/** «Each hero has "This weapon deals 1 damage."»: what bears a quoted power is of the type that the text around it tells. */
export function misnamedBearers(root: Node, types: TypeWords, written: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const check = (node: Node, bearers: readonly string[]): void => {
    const type = namedBearer(node);
    if (type !== null && (types.members.has(type) || types.printed.has(type)) && !bearers.every((bearer) => isCalled(bearer, type, types))) found.push(fault("text/agreement", node.span, `“${wordsAt(written, node.span)}” is “${bearers.join("” or “")}” here.`, `Write “this ${bearers.length === 1 ? (bearers[0] ?? "card") : "card"}”.`));
    if (node.kind !== "Quote") for (const inner of childNodes(node)) check(inner, bearers);
  };
  // A clause without a subject goes on with the one before it (docs/binding.md A8).
  let goingOn: Node | null = null;
  const visit = (node: Node): void => {
    const subject = node.kind === "Clause" ? (child(node, "subject") ?? goingOn) : null;
    if (node.kind === "Clauses") goingOn = null;
    if (subject !== null) goingOn = subject;
    const bearers = subject === null ? [] : bearersOf(subject, types);
    if (bearers.length > 0) for (const item of children(child(child(node, "predicate") as Node, "items") ?? node, "items")) if (item.kind === "Quote") for (const inner of childNodes(item)) check(inner, bearers);
    for (const [made, quote] of node.kind === "Doing" ? quotesOfMade(node, types) : []) for (const inner of childNodes(quote)) check(inner, [made]);
    for (const inner of childNodes(node)) visit(inner);
  };
  visit(root);
  return found;
}

/** "put a Ghoul ally token into play with "…"": the powers of what is made, with its type. */
function quotesOfMade(doing: Node, { printed }: TypeWords): readonly (readonly [string, Node])[] {
  const [noun, ...others] = children(child(doing, "object") ?? doing, "nouns");
  const head = noun?.kind === "NounPhrase" && others.length === 0 ? children(noun, "heads").at(-1) : undefined;
  const type = head === undefined || !/^tokens?$/.test(text(child(head, "noun") as Node, "noun") ?? "") ? null : (children(head, "modifiers").map((modifier) => lemma(modifier, "type")).findLast((each) => each !== null) ?? null);
  if (noun === undefined || type === null || !printed.has(type)) return [];
  const held = [...children(noun, "posts"), ...children(doing, "complements")].flatMap((each) => children(child(each, "items") ?? each, "items"));
  return held.filter(({ kind }) => kind === "Quote").map((quote) => [type, quote] as const);
}

/** The types of what is given a power; none where one of them is not told. */
function bearersOf(subject: Node, { members, printed }: TypeWords): readonly string[] {
  const heads = children(subject, "nouns").flatMap((noun) => (noun.kind === "NounPhrase" ? children(noun, "heads").map((head) => lemma(child(head, "noun") as Node, "type") ?? "") : [""]));
  return heads.every((head) => head === "card" || printed.has(head) || members.has(head)) ? heads : [];
}

/** The type in "this hero"; null for other nodes. */
function namedBearer(node: Node): string | null {
  const head = node.kind === "Possessor" ? node : node.kind === "NounPhrase" ? children(node, "heads")[0] : undefined;
  return head === undefined || text(node, "determiner") !== "this" ? null : lemma(child(head, "noun") as Node, "type");
}

const isCalled = (bearer: string, type: string, { members }: TypeWords): boolean => bearer === type || type === "card" || members.get(type)?.includes(bearer) === true || members.get(bearer)?.includes(type) === true;
