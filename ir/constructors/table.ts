import type { Amount } from "../amount.ts";
import type { CardCost } from "../card.ts";
import type { Clause } from "../clause.ts";
import type { Condition } from "../condition.ts";
import type { Cost } from "../cost.ts";
import type { Effect } from "../effect.ts";
import type { Filter } from "../filter.ts";
import type { Noun, Place, Quantity } from "../noun.ts";
import type { KeywordArgument, KeywordUse, Power, Trigger } from "../power.ts";
import type { Statement } from "../statement.ts";
import type { Duration, Moment } from "../time.ts";

/** A family of nodes, with the field that tells its members apart (or, where there is only one, that it always has). */
interface Families {
  readonly noun: Noun;
  readonly verb: Clause;
  readonly amount: Exclude<Amount, number>;
  readonly is: Filter;
  readonly if: Condition;
  readonly do: Effect;
  readonly says: Statement;
  readonly power: Power;
  readonly cost: Cost;
  readonly on: Trigger;
  readonly lasts: Duration;
  readonly at: Moment;
  readonly zone: Place;
  readonly parameter: KeywordArgument;
  readonly count: Quantity;
  readonly keyword: KeywordUse;
  readonly kind: CardCost;
}

/**
 * How a node is written. The words before `(` are the constructor, those within are fields by
 * position: `effects[]` is a list that may stand for its only member, `modes[][]` a list of such
 * lists, `...of` a list whose members are arguments, and `!clause` a clause that is said in place.
 * Fields that are neither here nor in the pattern go into an object at the end. Without
 * brackets the word is a constant.
 */
export type Writing = string;

/** The nodes with these values in these fields are written so; the first row that fits decides. */
export type Row<N> = readonly [pattern: { readonly [F in AnyKey<N>]?: unknown }, writing: Writing];

type AnyKey<N> = N extends unknown ? keyof N : never;

/** How each node of the intermediate representation is written in a module. */
export const WRITINGS: { readonly [F in keyof Families]: readonly Row<Families[F]>[] } = {
  noun: [
    [{ noun: "self" }, "self"],
    [{ noun: "you" }, "you"],
    [{ noun: "host", any: true }, "anyHost"],
    [{ noun: "host" }, "host"],
    [{ noun: "candidate" }, "candidate"],
    [{ noun: "turnPlayer" }, "turnPlayer"],
    [{ noun: "bound" }, "that(name)"],
    [{ noun: "event" }, "inEvent(role)"],
    [{ noun: "controller" }, "controllerOf(of)"],
    [{ noun: "owner" }, "ownerOf(of)"],
    [{ noun: "parameter" }, "givenNoun(name)"],
    [{ noun: "several" }, "several(...of)"],
    [{ noun: "select", target: true, quantity: { count: "exactly", of: 1 } }, "target(filter)"],
    [{ noun: "select", target: true }, "targets(quantity, filter)"],
    [{ noun: "select", quantity: { count: "exactly", of: 1 } }, "one(filter)"],
    [{ noun: "select", quantity: { count: "all" } }, "each(filter)"],
    [{ noun: "select" }, "select(quantity, filter)"],
  ],
  count: [
    [{ count: "exactly" }, "exactly(of)"],
    [{ count: "upTo" }, "upTo(of)"],
    [{ count: "atLeast" }, "atLeast(of)"],
    [{ count: "any" }, "anyNumber"],
    [{ count: "all" }, "every"],
  ],
  zone: [[{}, "zone(zone)"]],
  verb: [[{}, "clause(!)"]],
  amount: [
    [{ amount: "x" }, "x"],
    [{ amount: "event" }, "thatMuch"],
    [{ amount: "all" }, "allOfIt"],
    [{ amount: "list" }, "amounts(...of)"],
    [{ amount: "parameter" }, "givenNumber(name)"],
    [{ amount: "stat" }, "statOf(stat, of)"],
    [{ amount: "count" }, "count(of)"],
    [{ amount: "size" }, "sizeOf(of)"],
    [{ amount: "different" }, "different(attribute, among)"],
    [{ amount: "counters" }, "countersOn(on)"],
    [{ amount: "bound" }, "thatNumber(name)"],
    [{ amount: "happened", measure: "count" }, "timesThat(event, within)"],
    [{ amount: "happened", measure: "amount" }, "amountThat(event, within)"],
    [{ amount: "tookPart" }, "howManyTookPart(role, event, within)"],
    [{ amount: "plus" }, "plus(...of)"],
    [{ amount: "minus" }, "minus(from, take)"],
    [{ amount: "times" }, "times(...of)"],
    [{ amount: "doubled" }, "doubled(of, times)"],
    [{ amount: "half" }, "half(of)"],
    [{ amount: "per" }, "per(of, each)"],
    [{ amount: "total" }, "total(stat, of)"],
    [{ amount: "highest" }, "highest(stat, of)"],
    [{ amount: "lowest" }, "lowest(stat, of)"],
    [{ amount: "depends" }, "depends(on, then, otherwise)"],
    [{ amount: "fatal" }, "fatalTo(to)"],
    [{ amount: "allBut" }, "allBut(of)"],
    [{ amount: "upTo" }, "anyAmount()"],
  ],
  is: [
    [{ is: "all" }, "all(...of)"],
    [{ is: "any" }, "any(...of)"],
    [{ is: "not" }, "not(of)"],
    [{ is: "card" }, "anyCard"],
    [{ is: "token" }, "isToken"],
    [{ is: "unique" }, "isUnique"],
    [{ is: "side", side: "opposing" }, "opposing"],
    [{ is: "side", side: "friendly" }, "friendly"],
    [{ is: "type" }, "ofType(type)"],
    [{ is: "tag" }, "tagged(tag)"],
    [{ is: "supertype" }, "supertype(supertype)"],
    [{ is: "icon" }, "withIcon(icon)"],
    [{ is: "state" }, "inState(state)"],
    [{ is: "player" }, "player()"],
    [{ is: "link" }, "link(kind)"],
    [{ is: "controlled" }, "controlledBy(by)"],
    [{ is: "owned" }, "ownedBy(by)"],
    [{ is: "in" }, "inPlace(place)"],
    [{ is: "anywhere" }, "anywhere()"],
    [{ is: "stat" }, "withStat(stat, comparison, amount)"],
    [{ is: "extreme" }, "extreme(extreme, stat)"],
    [{ is: "keyword" }, "withKeyword(keyword)"],
    [{ is: "withPower" }, "withPower()"],
    [{ is: "counter" }, "withCounters(comparison, amount)"],
    [{ is: "named" }, "named(name)"],
    [{ is: "same" }, "sameAs(attribute, as)"],
    [{ is: "chosen" }, "chosen(attribute, name)"],
    [{ is: "attachedTo" }, "attachedTo(to)"],
    [{ is: "hasAttachment" }, "withAttachment()"],
    [{ is: "other" }, "otherThan(than)"],
    [{ is: "among" }, "among(of)"],
    [{ is: "inCombatWith" }, "inCombat()"],
    [{ is: "targeting" }, "targeting(object)"],
    [{ is: "targets" }, "withTargets(count, amount)"],
    [{ is: "did" }, "thatDid(event, within)"],
    [{ is: "attribute" }, "withAttribute(attribute)"],
    [{ is: "concept" }, "concept(concept)"],
    [{ is: "such" }, "suchThat(that)"],
    [{ is: "parameter" }, "given(name)"],
  ],
  if: [
    [{ if: "all" }, "and(...of)"],
    [{ if: "any" }, "or(...of)"],
    [{ if: "not" }, "isFalse(of)"],
    [{ if: "exists" }, "exists(what)"],
    [{ if: "is" }, "is(subject, what)"],
    [{ if: "remains" }, "remains(subject, what)"],
    [{ if: "compare" }, "compare(left, comparison, right)"],
    [{ if: "parity" }, "isOfParity(of, parity)"],
    [{ if: "happened" }, "happened(event, within)"],
    [{ if: "turn" }, "turnOf(of)"],
    [{ if: "during" }, "during(step)"],
    [{ if: "able" }, "able(!clause)"],
    [{ if: "chose" }, "chose(option, name)"],
  ],
  cost: [
    [{ cost: "resources" }, "resources(amount)"],
    [{ cost: "activate" }, "activate"],
    [{ cost: "act" }, "toPay(!clause)"],
    [{ cost: "choose" }, "toChoose(word)"],
    [{ cost: "either" }, "eitherCost(of[][])"],
  ],
  at: [
    [{ at: "start" }, "startOf(of)"],
    [{ at: "end" }, "endOf(of)"],
  ],
  lasts: [
    [{ lasts: "thisTurn" }, "thisTurn"],
    [{ lasts: "thisCombat" }, "thisCombat"],
    [{ lasts: "thisGame" }, "thisGame"],
    [{ lasts: "always" }, "always"],
    [{ lasts: "until" }, "until(moment)"],
    [{ lasts: "untilEvent" }, "untilThat(...events)"],
    [{ lasts: "during" }, "withinStep(step)"],
    [{ lasts: "while" }, "asLongAs(condition)"],
    [{ lasts: "both" }, "bothLast(...of)"],
  ],
  do: [
    [{ do: "act" }, "act(!clause)"],
    [{ do: "may" }, "may(who, effects[])"],
    [{ do: "attempt" }, "attempt(effects[], then[])"],
    [{ do: "if" }, "ifSo(condition, then[])"],
    [{ do: "unless" }, "unless(who, instead[], effects[])"],
    [{ do: "each" }, "forEach(of, as, effects[])"],
    [{ do: "together" }, "together(...acts)"],
    [{ do: "repeat" }, "repeat(times, effects[])"],
    [{ do: "select" }, "choose(selection)"],
    [{ do: "modes" }, "modes(who, choose, modes[][])"],
    [{ do: "name" }, "declare(who, attribute, as)"],
    [{ do: "modify" }, "modify(powers[], duration)"],
    [{ do: "later" }, "later(moment, effects[])"],
    [{ do: "token" }, "createToken(count, token, into)"],
    [{ do: "copyToken" }, "createCopy(count, of, into)"],
    [{ do: "divide" }, "divide(who, clause, among)"],
    [{ do: "split" }, "split(amount, to)"],
    [{ do: "prevent" }, "prevent(amount)"],
    [{ do: "alter" }, "alter()"],
    [{ do: "look" }, "look(who, what)"],
    [{ do: "reveal" }, "reveal(who, what)"],
    [{ do: "revealUntil" }, "revealUntil(who, place, until, as)"],
    [{ do: "search" }, "search(who, place, for)"],
    [{ do: "pay" }, "pay(who, costs[])"],
    [{ do: "roll" }, "roll(who, dice, as)"],
    [{ do: "perform" }, "performs(who, keyword)"],
    [{ do: "given" }, "doGiven(name)"],
    [{ do: "raid" }, "startRaid(who, raid, first[])"],
    [{ do: "flourish" }, "flourish(who, words)"],
  ],
  says: [
    [{ says: "stat", sign: 1 }, "hasMore(of, stat, change)"],
    [{ says: "stat", sign: -1 }, "hasLess(of, stat, change)"],
    [{ says: "setStat" }, "hasExactly(of, stat, value)"],
    [{ says: "multiplyStat" }, "hasTimes(of, stat, by)"],
    [{ says: "keyword" }, "hasKeyword(of, keyword)"],
    [{ says: "power" }, "hasPowers(of, powers[])"],
    [{ says: "lose" }, "loses(of)"],
    [{ says: "becomes" }, "becomes(of, what)"],
    [{ says: "copies" }, "copies(of, original)"],
    [{ says: "can" }, "can(!clause)"],
    [{ says: "cannot" }, "cannot(!clause)"],
    [{ says: "must" }, "must(!clause)"],
    [{ says: "only" }, "canOnly(!clause)"],
    [{ says: "cost", sign: 1 }, "costsMore(clause, change)"],
    [{ says: "cost", sign: -1 }, "costsLess(clause, change)"],
    [{ says: "free" }, "free(clause)"],
    [{ says: "control" }, "controls(by, of)"],
    [{ says: "playerStat", sign: 1 }, "playerHasMore(of, stat, change)"],
    [{ says: "playerStat", sign: -1 }, "playerHasLess(of, stat, change)"],
    [{ says: "revealed" }, "revealed(what, place)"],
    [{ says: "countsAs" }, "countsAs(of, what)"],
    [{ says: "powersOf" }, "hasPowersOf(of, original)"],
    [{ says: "fixedStat" }, "cannotChange(of, stat, against)"],
    [{ says: "twice" }, "hasTextTwice(of)"],
    [{ says: "momentShift" }, "shiftsMoments(from, to, step)"],
    [{ says: "nextGame" }, "ofNextGame(of, does)"],
    [{ says: "limit" }, "raisesLimit(of, tag, change)"],
  ],
  power: [
    [{ power: "keyword" }, "keyword(keyword, args[])"],
    [{ power: "oneShot" }, "oneShot(effects[])"],
    [{ power: "payment" }, "payment(costs[], effects[])"],
    [{ power: "triggered" }, "when(triggers[], effects[])"],
    [{ power: "continuous" }, "continuous(statements[])"],
    [{ power: "replacement" }, "instead(event, effects[])"],
    [{ power: "deckbuilding" }, "deckbuilding()"],
    [{ power: "playRestriction" }, "playOnlyIf(condition)"],
    [{ power: "additionalCost" }, "additionalCost(clause, costs[])"],
    [{ power: "alternateCost" }, "alternateCost(clause, costs[])"],
  ],
  on: [
    [{ on: "event" }, "happens(!event)"],
    [{ on: "moment" }, "at(moment)"],
  ],
  parameter: [
    [{ parameter: "noun" }, "aNoun(value)"],
    [{ parameter: "number" }, "aNumber(value)"],
    [{ parameter: "word" }, "aWord(value)"],
    [{ parameter: "chosen" }, "theChosenWord(name)"],
    [{ parameter: "power" }, "aPower(value[])"],
  ],
  keyword: [[{}, "use(keyword, args[])"]],
  kind: [[{ kind: "x" }, "costX(plus)"]],
};
