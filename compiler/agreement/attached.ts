import { child, childNodes, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import type { Resolved } from "../1-resolve/mention.ts";
import { fault, wordsAt } from "../fault.ts";

/** The words for types: those that cards print, and by those for several their members. */
export interface TypeWords {
  readonly printed: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, readonly string[]>;
}

/** "Attach to target ally. … attached weapon": what the card is attached to is of the kind that it was attached to. */
export function misattached(root: Node, resolved: Resolved, earlier: readonly Resolved[], { members, printed }: TypeWords, written: string): Diagnostic[] {
  const own = [...earlier, resolved].flatMap((each) => hostsOf(attachingsOf(each).filter(({ parts }) => parts.object === undefined)));
  const made = hostsOf(attachingsOf(resolved).filter(({ parts }) => parts.object !== undefined));
  const found: Diagnostic[] = [];
  // A quest or location may be called what it is used as; what belongs to a class of types is in play as that.
  const isPlace = (type: string): boolean => !printed.has(type) && (members.get(type)?.length ?? 0) === 0;
  const classed = (host: string | null): boolean => (members.get(host as string)?.length ?? 0) > 0 || [...members.values()].some((included) => included.includes(host as string));
  // In quotes the host is that of what is given the power, such as a token that is attached to something.
  const visit = (node: Node, hosts: readonly (string | null)[]): void => {
    if (node.kind === "Aside") return;
    const noun = hosts.length === 0 || hosts.includes(null) ? null : attachedNoun(node);
    const type = noun === null ? null : (lemma(noun, "type") ?? lemma(noun, "tag"));
    // What has a tag may be of any type.
    const tagged = noun?.kind === "TagNoun" && hosts.some((host) => printed.has(host ?? "") || members.has(host ?? ""));
    const ofTag = noun?.kind === "TypeNoun" && hosts.some((host) => !printed.has(host ?? "") && !members.has(host ?? ""));
    // Of several kinds that it may be attached to, a card can ask for one: it stays only on that (CR 410.6c).
    const allowed = type === null || tagged || ofTag || type === "card" || (noun?.kind !== "TagNoun" && isPlace(type) && !hosts.some(classed)) || hosts.some((host) => host === type || members.get(type)?.includes(host as string) === true);
    if (noun !== null && !allowed) found.push(fault("text/agreement", noun.span, `This is attached to ${hosts.length > 1 ? "one of " : ""}“${hosts.join("”, “")}”, and to no ${wordsAt(written, noun.span)}.`, `Write “attached ${hosts.length > 1 ? "card" : (hosts[0] ?? "card")}”.`));
    for (const inner of childNodes(node)) visit(inner, inner.kind === "Quote" ? made : hosts);
  };
  visit(root, own);
  return found;
}

/** The clauses of a paragraph that attach its card, or where they name an object, that. */
const attachingsOf = ({ views }: Resolved): readonly ClauseView[] => [...views.values()].flat().filter(({ verb, grammatical }) => verb === "attach" && grammatical === null);

/** The types of what clauses attach something to; null for what no type tells. */
function hostsOf(attachings: readonly ClauseView[]): (string | null)[] {
  return attachings.flatMap(({ parts }) => nounsOf(parts.to ?? null)).map((noun) => (noun.kind === "Partitive" ? (child(noun, "of") as Node) : noun)).flatMap((noun) => (noun.kind === "NounPhrase" ? children(noun, "heads").map((head) => lemma(child(head, "noun") as Node, "type") ?? lemma(child(head, "noun") as Node, "tag")) : [null]));
}

/** The noun of "attached ally", the host of the card itself. */
function attachedNoun(node: Node): Node | null {
  if (node.kind === "Possessor") return text(node, "determiner") === null && children(node, "modifiers").some(isAttached) ? child(node, "noun") : null;
  const [head, ...others] = node.kind === "NounPhrase" ? children(node, "heads") : [];
  if (head === undefined || others.length > 0 || text(node, "determiner") !== null || child(node, "quantity") !== null) return null;
  const noun = child(head, "noun");
  return children(head, "modifiers").some(isAttached) && ((noun?.["type"] ?? noun?.["tag"]) as { readonly form?: string } | undefined)?.form === "singular" ? noun : null;
}

const isAttached = (modifier: Node): boolean => text(modifier, "adjective") === "attached";
