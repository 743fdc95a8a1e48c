import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Noun, Selection, Statement } from "../../../ir/index.ts";
import { headWord, isZone, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { chosenName, headsOf } from "../../1-resolve/described.ts";
import { CHOSEN_COUNTER } from "../amounts/counter.ts";
import { unlowered, use, type Context, type QuoteLowering } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { LOOKED_AT, ofSeen, SEEN, seenThere } from "../nouns/looked-at.ts";
import { filterOf, lowerNoun, selection } from "../nouns/noun.ts";
import { lowerPlace } from "../nouns/place.ts";
import { isStatement, lowerStatements } from "../statements/statement.ts";
import { swearing } from "./oath.ts";

/** "choose an opponent", "choose a race", "choose arcane or fire", «choose "ability" or "ally"», "choose whether he is elusive or untargetable". */
export function choosing(view: ClauseView, context: Context, who: Noun, quote: QuoteLowering): Effect[] | null {
  const object = view.parts.object ?? null;
  if (object?.kind === "Quotes") return [{ do: "name", who, attribute: "kind", options: children(object, "quotes").map((each) => quotedWord(each)), as: "kind" }];
  if (object?.kind === "Whether") return [whether(object, context, who, quote)];
  const noun = nounsOf(object)[0];
  // "Choose one of your quests."
  const part = noun?.kind === "Partitive" ? lowerNoun(noun, context) : null;
  if (part?.noun === "select" && part.target !== true && part.quantity.count === "exactly") return [{ do: "select", selection: part, ...(who.noun === "you" ? {} : { who }) }];
  if (noun === undefined || noun.kind !== "NounPhrase") return null;
  const heads = children(noun, "heads").map((head) => child(head, "noun") as Node);
  const last = heads.at(-1) as Node;
  if (heads.every((head) => head.kind === "DamageTypeNoun")) return [{ do: "name", who, attribute: "damageType", options: heads.map((head) => lemma(head, "type") as string), as: "damage type" }];
  const on = headWord(noun) === "counter" && text(noun, "determiner") === "a" ? postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "on") : undefined;
  if (on !== undefined) return [{ do: "name", who, attribute: "counter", as: CHOSEN_COUNTER, among: lowerNoun(child(use(context, on), "object") as Node, context) }];
  const sworn = last.kind === "AttributeNoun" ? swearing(view, noun, context, who) : null;
  if (sworn !== null) return sworn;
  if (last.kind === "AttributeNoun") return [{ do: "name", who, attribute: attributeOf(noun, last), as: chosenName(lemma(last, "attribute") as string) }];
  const seen = seenThere(view, context);
  const chosen = selection(noun, context);
  return [{ do: "select", selection: seen === null ? ofThoseSeen(chosen, noun, view, context) : ofSeen(chosen, seen), ...(who.noun === "you" ? {} : { who }) }];
}

/** Posts that say what something is, and not where. */
const DESCRIBING = new Set(["With", "WithAttributes", "Without", "Named"]);

/** "of that kind", "of the chosen class". */
const isOfKind = (post: Node): boolean => post.kind === "NounPreposition" && text(post, "preposition") === "of" && nounsOf(child(post, "object")).every((noun) => /^kind$/.test(headWord(noun) ?? "") || children(noun, "heads").every((head) => child(head, "noun")?.kind === "AttributeNoun"));

/** "Look at target player's hand and choose a card.": one of those that have just been looked at. */
function ofThoseSeen(chosen: Selection, noun: Node, view: ClauseView, context: Context): Selection {
  const isAny = chosen.target !== true && postsOf(noun, context).every((post) => DESCRIBING.has(post.kind) || isOfKind(post));
  const isCard = headsOf(noun).join() === "card";
  if (!isAny || !((isCard && context.lookedAt !== null) || justLooked(view, context))) return chosen;
  return ofSeen(chosen, SEEN);
}

/** Whether cards are looked at or revealed in the same sentence. */
const justLooked = (view: ClauseView, context: Context): boolean =>
  [...context.resolved.views.values()].find((views) => views.includes(view))?.some((other) => other !== view && (other.verb === "look" || other.verb === "reveal")) === true;

/** "name a card", "name a class", "name a card in it". */
export function naming(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (noun === undefined || noun.kind !== "NounPhrase") return null;
  const kind = child(children(noun, "heads").at(-1) as Node, "noun") as Node;
  if (kind.kind === "AttributeNoun") {
    const among = nameableThere(view, context);
    return [{ do: "name", who, attribute: attributeOf(noun, kind), as: chosenName(lemma(kind, "attribute") as string), ...(among === null ? {} : { among }) }];
  }
  if ((kind.kind !== "TypeNoun" && kind.kind !== "TagNoun") || !/^an?$/.test(text(noun, "determiner") ?? "")) return unlowered(noun, "this can't be named");
  const posts = postsOf(noun, context);
  const placed = posts.some((post) => post.kind !== "With" && post.kind !== "WithAttributes");
  const among = placed ? lowerNoun(noun, context) : nameableThere(view, context);
  if (among !== null && !placed && (lemma(kind, "type") !== "card" || children(noun, "heads").some((head) => children(head, "modifiers").length > 0))) return unlowered(noun, "of which cards one is named is not clear");
  if (among !== null) return [{ do: "name", who, attribute: "name", as: "name", among }];
  const such = filterOf(noun, context);
  return [{ do: "name", who, attribute: "name", as: "name", ...(such.is === "card" ? {} : { such }) }];
}

/** "make up a name": one that nothing in the game has (CR 200.3). */
export function makingUp(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (noun?.kind !== "NounPhrase" || text(noun, "determiner") !== "a" || view.passive) return null;
  const heads = children(noun, "heads");
  const kind = child(heads.at(-1) as Node, "noun");
  if (heads.length !== 1 || kind?.kind !== "AttributeNoun" || lemma(kind, "attribute") !== "name" || children(heads[0] as Node, "modifiers").length + postsOf(noun, context).length > 0) return unlowered(noun, "only a name is made up");
  return [{ do: "name", who, attribute: "name", as: "name", madeUp: true }];
}

/** "look at target player's hand and name a card in it": among what has been looked at. */
function nameableThere(view: ClauseView, context: Context): Noun | null {
  const place = view.parts.outOf;
  if (place === undefined) return null;
  if (!isZone(place)) {
    if (!justLooked(view, context) || text(nounsOf(place)[0] as Node, "pronoun") !== "it") return unlowered(place, "among which cards?");
  }
  use(context, view.complements.find((complement) => child(complement, "object") === place) ?? [...view.taken].find((post) => child(post, "object") === place));
  return isZone(place) ? { noun: "select", quantity: { count: "all" }, filter: { is: "in", place: lowerPlace(place, context) } } : { noun: "bound", name: LOOKED_AT };
}

/** "a standard race", "an ally type": of which words one is chosen. */
function attributeOf(noun: Node, kind: Node): string {
  const head = children(noun, "heads").at(-1) as Node;
  const words = children(head, "modifiers").map((modifier) => text(modifier, "adjective") ?? lemma(modifier, "type") ?? unlowered(modifier, "this tells no words apart"));
  return [...words, lemma(kind, "attribute") as string].join(" ");
}

function quotedWord(quote: Node): string {
  const words = child(child(quote, "power") as Node, "words");
  const word = words === null ? null : (lemma(words, "type") ?? lemma(words, "tag") ?? text(words, "noun"));
  return word ?? unlowered(quote, "this is no word to choose");
}

/** "whether he is elusive or untargetable": each is a way to go on, and what is chosen holds. */
function whether(node: Node, context: Context, who: Noun, quote: QuoteLowering): Effect {
  const view = context.resolved.views.get(child(node, "clauses") as Node)?.[0];
  if (view === undefined || !isStatement(view)) return unlowered(node, "what is chosen is not clear");
  const statements: readonly Statement[] = lowerStatements(view, context, quote);
  if (statements.length < 2) return unlowered(node, "what is chosen is not clear");
  return { do: "modes", who, choose: 1, modes: statements.map((statement) => [{ do: "modify", powers: [{ power: "continuous", statements: [statement] }], duration: { lasts: "always" } }]) };
}
