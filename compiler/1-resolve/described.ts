import { child, children, isAnd, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import { headWord, isZone, nounsOf, type ClauseView, type Part } from "./clause-view.ts";
import { playerWord } from "./noun-head.ts";
import type { Seeking } from "./preferences.ts";

/** Nouns of the language that name no thing: places, numbers, counters. */
const OF_NO_THING = new Set(["ZoneNoun", "StatNoun", "CounterNoun", "StatCounterNoun"]);

/** The same among the nouns that no game supplies. */
const NO_THINGS = new Set(["cost", "number", "time", "control", "power", "powers", "counter", "counters", "amount", "choice"]);

/** Whether a noun phrase names what pronouns for things do not stand for. */
export function namesNoThing(node: Node): boolean {
  const of = child(children(node, "heads").at(-1) ?? node, "noun");
  return of !== null && (OF_NO_THING.has(of.kind) || NO_THINGS.has(text(of, "noun") ?? ""));
}

export const isPlayerHead = (heads: readonly string[]): boolean => heads.some((head) => /^(?:player|opponent|controller|owner|controllers|owners)$/.test(head));

/** The words that head a noun phrase or a possessor. */
export function headsOf(node: Node): string[] {
  if (node.kind === "Partitive") return headsOf(child(node, "of") as Node);
  const nouns = node.kind === "Possessor" ? [child(node, "noun") as Node] : children(node, "heads").map((head) => child(head, "noun") as Node);
  return nouns.map((noun) => text(noun, "noun") ?? lemma(noun, "type") ?? lemma(noun, "tag") ?? playerWord(noun) ?? lemma(noun, "zone") ?? lemma(noun, "stat") ?? lemma(noun, "icon") ?? lemma(noun, "attribute") ?? (noun.kind === "CounterNoun" ? "counter" : "")).filter((word) => word !== "");
}

/** Whether a noun phrase stands for several. */
export function isPlural(node: Node): boolean {
  if (node.kind === "Partitive") return text(child(node, "quantity") as Node, "quantity") === "each" || text(child(node, "quantity") as Node, "upTo") !== null;
  if (["each", "all", "both", "anyNumberOf", "anyNumberOfTarget"].includes(text(node, "determiner") ?? "")) return true;
  // "an ability, ally, and equipment".
  if (/^an?$/.test(text(node, "determiner") ?? "") && isAnd(joinsOf(node, "heads").at(-1))) return true;
  const quantity = child(node, "quantity");
  if (quantity !== null && text(quantity, "value") !== "one" && quantity["count"] !== 1) return true;
  return children(node, "heads").some((head) => {
    const noun = child(head, "noun") as Node;
    return ["type", "tag", "player"].some((field) => (noun[field] as { readonly form?: string } | undefined)?.form?.startsWith("plural") === true) || text(noun, "noun")?.endsWith("s") === true;
  });
}

/** The words that stand before the nouns of a phrase and tell it from others. */
export function modifiersOf(noun: Node): string[] {
  return modifierWords(children(noun, "heads").flatMap((head) => children(head, "modifiers")));
}

const modifierWords = (modifiers: readonly Node[]): string[] =>
  modifiers.map((modifier) => text(modifier, "side") ?? lemma(modifier, "state") ?? lemma(modifier, "tag") ?? lemma(modifier, "icon") ?? text(modifier, "adjective") ?? "").filter((word) => word !== "");

/** Whether what a possessive pronoun has is a player's: a hand, a party, resources. */
function possessesPlayer(node: Node): boolean {
  const head = headWord(node);
  return ["hand", "deck", "graveyard", "party", "resource row", "hero", "resource", "card", "turn", "ally", "collection", "handSize", "control", "choice"].includes(head ?? "") || node.kind === "StepPhrase";
}

/** What of a noun phrase names what a card has, and is known by: its name, its kind, its cost. */
export function attributesIn(node: Node): string[] {
  return children(node, "heads").flatMap((head) => {
    const of = child(head, "noun") as Node;
    const word = lemma(of, "attribute") ?? lemma(of, "stat") ?? (KNOWN_BY.has(text(of, "noun") ?? "") ? text(of, "noun") : null);
    return word === null ? [] : [word];
  });
}

/** What a card is known by, among the nouns that no game supplies. */
const KNOWN_BY = new Set(["kind", "name", "cost"]);

/** By which name later words speak of a word that was chosen: of a "card type" as "that type". */
export const chosenName = (attribute: string): string => attribute.split(" ").at(-1) as string;

/** "the chosen type", "a race": a word, and no thing that another word could stand for. */
export const isWordOf = (node: Node): boolean => children(node, "heads").length > 0 && children(node, "heads").every((head) => child(head, "noun")?.kind === "AttributeNoun");

/** What a choice lets somebody say: "choose a race", "name a card", «choose "ability"»; null for a clause that chooses no word. */
export function namedWord(view: ClauseView): string | null {
  if (!["choose", "name", "make up"].includes(view.verb)) return null;
  const object = view.parts.object ?? null;
  if (object?.kind === "Quotes") return "kind";
  const [noun] = nounsOf(object);
  const last = noun === undefined ? undefined : attributesIn(noun).at(-1);
  return last !== undefined ? chosenName(last) : view.verb === "name" ? "name" : null;
}

/** "it's your turn": the word stands for nothing. */
function tellsTurn(it: Node, view: ClauseView): boolean {
  const what = view.predicate.kind === "Being" ? child(view.predicate, "what") : null;
  return what?.kind === "Nouns" && nounsOf(what).every(({ kind }) => kind === "StepPhrase") && nounsOf(view.grammatical).includes(it);
}

/** "he has more cards in hand than you": what lies in a hand or a graveyard a player has. */
const hasCards = ({ predicate }: ClauseView): boolean =>
  predicate.kind === "Having" && children(child(predicate, "items") as Node, "items").some((item) => children(item, "posts").some((post) => text(post, "preposition") === "in" && isZone(child(post, "object"))));

/** What a pronoun or a "that …" is looking for; null for nouns that stand for themselves. */
export function seekingOf(node: Node, part: Part | null, view: ClauseView | null): Seeking | null {
  if (node.kind === "Pronoun" || node.kind === "RestPronoun") {
    const word = text(node, "pronoun") ?? "";
    if (["you", "i", "there", "one", "another", "thatMuch", "thatMany", "all", "any", "none", "both", "which", "that", "thisOne"].includes(word)) return null;
    if (word === "it" && view !== null && tellsTurn(node, view)) return null;
    return { form: "pronoun", word, heads: [], part, view, player: view?.predicate.kind === "ShortAnswer" || (view !== null && hasCards(view)), modifiers: [] };
  }
  const determiner = text(node, "determiner");
  if (node.kind === "NounPhrase" && (determiner === "that" || determiner === "those")) {
    const heads = headsOf(node);
    if (attributesIn(node).length > 0) return null;
    return { form: "that", word: determiner, heads, part, view, player: isPlayerHead(heads), modifiers: modifiersOf(node) };
  }
  return null;
}

const POSSESSIVES = new Set(["his", "her", "its", "their"]);

/** What the word before a noun seeks that says whose it is ("his party"); null where none does. */
export function seekingOwner(noun: Node, part: Part | null, view: ClauseView | null): Seeking | null {
  const word = text(noun, "determiner") ?? "";
  return POSSESSIVES.has(word) ? { form: "possessive", word, heads: headsOf(noun), part, view, player: possessesPlayer(noun), modifiers: [] } : null;
}

/** What the word before a possessor seeks: "its controller's", "that ally's". */
export function seekingOfPossessor(possessor: Node, view: ClauseView | null): Seeking | null {
  const word = text(possessor, "determiner") ?? "";
  const heads = headsOf(possessor);
  if (POSSESSIVES.has(word)) return { form: "possessive", word, heads, part: null, view, player: false, modifiers: [] };
  if (word !== "that" && word !== "those") return null;
  return { form: "that", word, heads, part: null, view, player: isPlayerHead(heads), modifiers: modifierWords(children(possessor, "modifiers")) };
}
