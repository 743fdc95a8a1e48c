import { child, children, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Clause, Effect, Entry, Noun, Place, Selection } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { isPlural } from "../../1-resolve/described.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { counterName } from "../amounts/counter.ts";
import { damageAmount } from "../amounts/damage.ts";
import { factorOf, multiplied } from "../amounts/factor.ts";
import { numberOf } from "../amounts/number.ts";
import { countedNoun } from "../amounts/quantity.ts";
import { thatMuch } from "../amounts/rolled.ts";
import { lowerClause, onChain } from "../clauses/clause.ts";
import { lowerCondition } from "../clauses/condition.ts";
import { withoutPlayers } from "../clauses/players-undergo.ts";
import { enteringWith } from "../clauses/posture.ts";
import { skippingTurn, takingTurn } from "../clauses/turns.ts";
import { say, unlowered, use, type Context, type QuoteLowering } from "../context.ts";
import { attributeFilter } from "../nouns/attribute-filter.ts";
import { conjunction, postsOf } from "../nouns/filter.ts";
import { LOOKED_AT } from "../nouns/looked-at.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { lowerPlace } from "../nouns/place.ts";
import { ownedBy } from "../nouns/reference.ts";
import { isSamePlayer } from "../nouns/same-player.ts";
import { doublesDamage } from "../statements/doubled.ts";
import { isThatDamage } from "../statements/that-damage.ts";
import { choosing, makingUp, naming } from "./choice.ts";
import { dividesAmong } from "./divide.ts";
import { starting } from "./raid.ts";
import { revealingUntil } from "./reveal-until.ts";
import { rolling } from "./rolling.ts";
import { searching } from "./search.ts";
import { exchanging, switching } from "./switched.ts";
import { tokenOf } from "./token.ts";

type Special = (view: ClauseView, context: Context, who: Noun, quote: QuoteLowering) => Effect[] | null;

/** Verbs whose effect is no plain act. */
export const SPECIAL: Readonly<Record<string, Special>> = {
  divide: (view, context, who) => dividesAmong(view, who, context),
  draw: drawing,
  put: putting,
  attach: attachingToken,
  choose: choosing,
  target: (view, context) => (view.passive || view.parts.object === undefined ? null : nounsOf(view.parts.object).map((noun) => ({ do: "select", selection: asTarget(selectionOf(noun, context)) }))),
  roll: rolling,
  reveal: looking,
  look: looking,
  name: naming,
  "make up": makingUp,
  search: searching,
  start: starting,
  prevent: (view, context) => preventing(view, context),
  gain: gaining,
  take: (view, context, who) => takingTurn(view, context, who),
  skip: (view, context, who) => skippingTurn(view, context, who),
  win: winning,
  switch: (view, context, who) => switching(view, context, who),
  exchange: (view, context, who) => exchanging(view, context, who),
  change: changing,
  end: ending,
  double: (view, context, who) => doublesDamage(view, context, who),
};

/** "end the turn": the one that is being taken (CR 500.5). */
function ending(view: ClauseView, context: Context): Effect[] | null {
  const step = nounsOf(view.parts.object ?? null)[0];
  if (view.passive || view.grammatical !== null || step?.kind !== "StepPhrase" || lemma(step, "step") !== "turn") return null;
  if (text(step, "determiner") !== "the" || children(step, "possessors").length + children(step, "modifiers").length + postsOf(step, context).length > 0) return unlowered(step, "only the turn that is being taken can be ended");
  return [{ do: "act", clause: { verb: "end" } }];
}

/** "you win the game". */
function winning(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const [game, ...others] = nounsOf(view.parts.object ?? null);
  if (view.passive || game === undefined || others.length > 0 || headWord(game) !== "game" || text(game, "determiner") !== "the" || adjectivesOf(game).length + postsOf(game, context).length > 0) return null;
  return [{ do: "act", clause: { verb: "win", ...(who.noun === "you" ? {} : { subject: who }) } }];
}

/** "change the target of an ability card": what changes is the card on the chain (CR 706.2). */
function changing(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (noun === undefined || headWord(noun) !== "target" || text(noun, "determiner") !== "the") return null;
  const of = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  if (of === undefined) return null;
  const object = onChain(lowerNoun(child(of, "object") as Node, context));
  // "… of an ability card with a single target": what has it is the card.
  const has = postsOf(noun, context).filter((post) => post !== of).flatMap((post) => nounsOf(child(use(context, post), "object"))).map((item) => attributeFilter(item, context));
  if (has.length > 0 && object.noun !== "select") return unlowered(noun, "what has it is not clear");
  const narrowed: Noun = has.length > 0 && object.noun === "select" ? { ...object, filter: conjunction([object.filter, ...has]) } : object;
  return [{ do: "act", clause: { verb: "change", ...(who.noun === "you" ? {} : { subject: who }), object: narrowed } }];
}

const selectionOf = (noun: Node, context: Context): Selection => {
  const lowered = lowerNoun(noun, context);
  return lowered.noun === "select" ? lowered : unlowered(noun, "what is chosen is not clear");
};

const asTarget = (chosen: Selection): Selection => ({ ...chosen, target: true });

/** "draw two cards": the amount is the number of cards. */
function drawing(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const object = nounsOf(view.parts.object ?? null)[0];
  // "If an opponent would draw a card, you draw one instead".
  if (object?.kind === "Pronoun" && text(object, "pronoun") === "one" && context.replacing && !view.passive) return [{ do: "act", clause: { verb: "draw", ...(who.noun === "you" ? {} : { subject: who }), amount: 1 } }];
  if (object !== undefined && isOwnTopCard(object, context) && !view.passive && who.noun === "you") return [{ do: "act", clause: { verb: "draw", amount: 1 } }];
  if (object === undefined || object.kind !== "NounPhrase" || headWord(object) !== "card" || view.passive) return null;
  const [, second, ...more] = children(object, "heads");
  if (second !== undefined && more.length === 0 && postsOf(object, context).length === 0) return drawingIf(view, object, second, context, who);
  if (postsOf(object, context).length > 0 || children(object, "heads").length !== 1) return null;
  const counted = damageAmount(object, context);
  if (counted === null && text(object, "determiner") === null && !isPlural(object)) return unlowered(object, "how many is not said");
  const amount = counted ?? (say(context, object, "determiner", "thatMany", "another") === "thatMany" ? thatMuch(context) : 1);
  const until = drawnUntil(view, who, context);
  if (until !== null && (counted !== null || text(object, "determiner") !== null)) return unlowered(object, "how many are drawn is said twice");
  const clause: Clause = { verb: "draw", ...(who.noun === "you" ? {} : { subject: who }), amount: until ?? amount };
  return [{ do: "act", clause: multiplied(clause, factorOf(view, context)) }];
}

/** "Look at the top card of your deck. … draw it": the card that would be drawn anyway. */
function isOwnTopCard(object: Node, context: Context): boolean {
  const before = object.kind === "Pronoun" && text(object, "pronoun") === "it" ? context.resolved.antecedents.get(object) : undefined;
  const noun = before?.is === "mention" ? before.mention.noun : undefined;
  const [of, ...posts] = noun === undefined ? [] : children(noun, "posts");
  const [deck] = of === undefined || posts.length > 0 ? [] : nounsOf(child(of, "object"));
  return noun !== undefined && context.lookedAt !== null && headWord(noun) === "card" && adjectivesOf(noun).join() === "top" && deck !== undefined && headWord(deck) === "deck" && text(deck, "determiner") === "your";
}

/** "a card, or two cards if you control an Elemental". */
function drawingIf(view: ClauseView, first: Node, second: Node, context: Context, who: Noun): Effect[] | null {
  const condition = view.complements.find((complement) => complement.kind === "IfPhrase");
  const number = children(second, "modifiers").find((modifier) => modifier.kind === "NumberModifier");
  if (condition === undefined || joinsOf(first, "heads")[0] !== "commaOr" || number === undefined || children(second, "modifiers").length > 1 || lemma(child(second, "noun") as Node, "type") !== "card") return null;
  const plain: Amount | null = text(first, "determiner") === "a" ? 1 : null;
  const other = numberOf(number, context);
  if (plain === null) return null;
  use(context, condition);
  return [{ do: "act", clause: { verb: "draw", ...(who.noun === "you" ? {} : { subject: who }), amount: { amount: "depends", on: lowerCondition(child(condition, "condition") as Node, context), then: other, otherwise: plain } } }];
}

/** "until you reach your maximum hand size": as many as are missing. */
function drawnUntil(view: ClauseView, who: Noun, context: Context): Amount | null {
  const until = view.complements.find((complement) => complement.kind === "UntilPhrase" && child(complement, "event") !== null);
  const reached = until === undefined ? undefined : context.resolved.views.get(child(until, "event") as Node)?.[0];
  if (reached?.verb !== "reach" || reached.parts.object === undefined) return null;
  if (!isSamePlayer(reached, view, who, context)) return unlowered(reached.node, "who draws is who stops");
  use(context, until);
  return { amount: "minus", from: lowerAmount(reached.parts.object, context), take: { amount: "count", of: { is: "in", place: { zone: "hand", of: who } } } };
}

/** "attach an ability token with three wind counters to target ally": the token enters play attached, with the counters. */
function attachingToken(view: ClauseView, context: Context, who: Noun, quote: QuoteLowering): Effect[] | null {
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  const host = nounsOf(view.parts.to ?? null)[0];
  if (noun?.kind !== "NounPhrase" || others.length > 0 || host === undefined || !/^tokens?$/.test(headWord(noun) ?? "") || !/^an?$/.test(text(noun, "determiner") ?? "")) return null;
  const counted = [...view.complements, ...view.loose, ...postsOf(noun, context)].find((post) => (post.kind === "With" || post.kind === "WithAttributes") && children(child(post, "items") as Node, "items").every((item) => counterName(item) !== null));
  const counters = counted === undefined ? {} : enteringWith(use(context, counted) as Node, context);
  const token = tokenOf(noun, view, context, quote, counted);
  const name = context.resolved.names.get(noun);
  use(context, view.complements.find((complement) => nounsOf(child(complement, "object")).includes(host)));
  return [{ do: "token", count: token.count, token: token.face, ...calledOf(token), into: { zone: "play", ...(who.noun === "you" ? {} : { of: who }) }, entry: { attachedTo: lowerNoun(host, context), ...counters }, ...(name === undefined ? {} : { as: name }) }];
}

/** "put a Bear ally token into play": tokens are made; all else is put. */
function putting(view: ClauseView, context: Context, who: Noun, quote: QuoteLowering): Effect[] | null {
  const nouns = nounsOf(view.parts.object ?? null);
  const first = nouns[0];
  if (first?.kind === "NounPhrase" && nouns.length === 1 && headWord(first) === "copy" && view.parts.into !== undefined) return copying(first, view, context, who);
  if (first === undefined || first.kind !== "NounPhrase" || !/^tokens?$/.test(headWord(first) ?? "") || view.parts.into === undefined) return null;
  if (text(first, "determiner") === "target" || text(first, "determiner") === "that") return null;
  const token = tokenOf(first, view, context, quote);
  const into: Place = lowerPlace(view.parts.into, context);
  const name = context.resolved.names.get(first);
  const plain = lowerClauseEntry(view, context);
  const factor = factorOf(view, context);
  const count: Amount = factor === null ? token.count : token.count === 1 ? factor : { amount: "times", of: [token.count, factor] };
  return [{ do: "token", count, token: token.face, ...calledOf(token), into: { ...into, ...(who.noun === "you" ? {} : { of: who }) }, ...(plain === null ? {} : { entry: plain }), ...(name === undefined ? {} : { as: name }) }];
}

/** "put a token copy of target ally into play". */
function copying(noun: Node, view: ClauseView, context: Context, who: Noun): Effect[] {
  const of = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  const modifiers = adjectivesOf(children(noun, "heads")[0] as Node);
  if (of === undefined || modifiers.join() !== "token" || !/^an?$/.test(text(noun, "determiner") ?? "")) return unlowered(noun, "a copy of what?");
  const original = lowerNoun(child(of, "object") as Node, context);
  if (original.noun === "several" || (original.noun === "select" && (original.quantity.count !== "exactly" || original.quantity.of !== 1))) return unlowered(of, "only one thing is copied at a time");
  const { object: _, ...parts } = view.parts;
  const { into, entry } = lowerClause({ ...view, parts }, context, "act");
  const name = context.resolved.names.get(noun);
  return [{ do: "copyToken", count: factorOf(view, context) ?? 1, of: original, into: { zone: "play", ...into, ...(who.noun === "you" ? {} : { of: who }) }, ...(entry === undefined ? {} : { entry }), ...(name === undefined ? {} : { as: name }) }];
}

const calledOf = ({ called }: { readonly called?: string }): { readonly called?: string } => (called === undefined ? {} : { called });

function lowerClauseEntry(view: ClauseView, context: Context): Entry | null {
  for (const complement of view.complements) if (complement.kind === "VerbPreposition" && !view.loose.includes(complement)) use(context, complement);
  const under = use(context, view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "under"));
  const exhausted = use(context, view.complements.find((complement) => text(complement, "adverb") === "exhausted")) !== undefined;
  if (under === undefined && !exhausted) return null;
  const noun = under === undefined ? null : (nounsOf(child(under, "object"))[0] as Node);
  return { ...(exhausted ? { exhausted: true } : {}), ...(noun === null ? {} : { under: headWord(noun) !== "control" ? unlowered(noun, "it is under somebody's control") : (ownedBy(noun, context) ?? unlowered(noun, "whose control?")) }) };
}

/** "gain control of target ability [while …]". */
function gaining(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (noun === undefined || headWord(noun) !== "control") return null;
  const of = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  if (of === undefined) return unlowered(noun, "control of what?");
  return [{ do: "act", clause: withoutPlayers({ verb: "gain", ...(who.noun === "you" ? {} : { subject: who }), object: lowerNoun(child(of, "object") as Node, context) }, view, context) }];
}

/** "reveal the top three cards of your deck": later words speak of "a revealed card" and "the rest". */
function looking(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const object = view.parts.object;
  if (object === undefined || view.passive) return null;
  const until = revealingUntil(view, context, who);
  if (until !== null) return until;
  for (const complement of [...view.complements, ...view.taken]) if (child(complement, "object") === object) use(context, complement);
  const noun = nounsOf(object)[0] as Node;
  // "When it sabotages a hand, look at it": a zone that has been spoken of is no thing that "it" is bound to.
  if (noun.kind === "Pronoun" && context.resolved.antecedents.get(noun)?.is === "self") return unlowered(noun, "which cards are meant is not clear");
  const what = countedNoun(view, object, nounsOf(object).length === 1 ? lowerNoun(noun, context) : lowerNoun(object, context), context);
  return [{ do: view.verb === "look" ? "look" : "reveal", who, what, as: LOOKED_AT }];
}

/** Inside a replacement: "prevent it", "prevent 2 of it", "prevent all but 3 of it". */
export function preventing(view: ClauseView, context: Context): Effect[] | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (noun === undefined) return null;
  if (noun.kind === "Pronoun" && text(noun, "pronoun") === "it") return [{ do: "prevent", amount: { amount: "all" } }];
  if (isThatDamage(noun, "event", context)) {
    say(context, noun, "determiner", "that");
    return [{ do: "prevent", amount: { amount: "all" } }];
  }
  if (noun.kind === "Partitive") {
    const quantity = child(noun, "quantity") as Node;
    const part = child(noun, "of");
    if (part !== null && headWord(part) === "damage") say(context, part, "determiner", "that");
    if (quantity.kind === "NumberQuantity") return [{ do: "prevent", amount: numberOf(quantity, context) }];
    const it = quantity.kind === "AllBut" ? part : null;
    if (it !== null && (text(it, "pronoun") === "it" || isThatDamage(it, "event", context))) return [{ do: "prevent", amount: { amount: "allBut", of: numberOf(quantity, context) } }];
  }
  return null;
}
