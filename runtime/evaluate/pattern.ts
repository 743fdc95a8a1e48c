import type { Clause, Noun, Place, Within } from "../../ir/index.ts";
import { lower } from "../face.ts";
import type { Machine } from "../machine.ts";
import type { EventRecord, Scope, Spot } from "../scope.ts";
import type { Id } from "../state.ts";
import { current } from "../zones.ts";
import { amount } from "./amount.ts";
import { compare } from "./compare.ts";
import { chosenWord, passes } from "./filter.ts";
import { fatalTo, statOf } from "./info.ts";
import { argumentOf, nounArgument, things } from "./noun.ts";

const ROLES = ["subject", "object", "to", "from", "with", "against"] as const;

/** Whether an event is what a clause says. Parts that the clause leaves out match anything; "this way" is by the same card. */
export function matches(m: Machine, s: Scope, clause: Clause, event: EventRecord): boolean {
  if (clause.verb !== event.verb) return false;
  if (event.was === undefined || m.recalled !== null) return matchesNow(m, s, clause, event);
  m.recalled = { id: event.object ?? 0, was: event.was };
  const matching = matchesNow(m, s, clause, event);
  m.recalled = null;
  return matching;
}

function matchesNow(m: Machine, s: Scope, clause: Clause, event: EventRecord): boolean {
  if (s.event !== null) return partsMatch(m, s, clause, event);
  // What a part says of another part of the event ("an ability … a hero it's attached to") is said of this one.
  s.event = event;
  const matching = partsMatch(m, s, clause, event);
  s.event = null;
  return matching;
}

function partsMatch(m: Machine, s: Scope, clause: Clause, event: EventRecord): boolean {
  for (const role of ROLES) {
    const noun = clause[role];
    if (noun !== undefined && !roleMatches(m, s, noun, event, role)) return false;
  }
  if (clause.object !== undefined && event.object !== undefined && m.isPlayer(event.object) && conceptIn(m, s, clause.object) !== (event.concept ?? null)) return false;
  if (clause.counter !== undefined && clause.counter !== event.counter) return false;
  if (clause.doing !== undefined && clause.doing !== event.doing) return false;
  if (clause.outOf !== undefined && !spotMatches(m, s, clause.outOf, event.outOf, event.within)) return false;
  if (clause.into !== undefined && !spotMatches(m, s, clause.into, event.into, event.within)) return false;
  if (clause.damage !== undefined && !damageMatches(m, s, clause.damage, event)) return false;
  if (clause.cause !== undefined && (event.cause === undefined || event.cause === 0 || !nounMatches(m, s, clause.cause, event.cause))) return false;
  if (clause.comparison !== undefined && !compare(event.amount ?? 0, clause.comparison, amount(m, s, clause.amount ?? 0))) return false;
  if (clause.paying !== undefined && (event.paying === undefined || !matches(m, s, clause.paying, event.paying))) return false;
  // "Under your control".
  if (clause.entry?.under !== undefined && !things(m, s, clause.entry.under).includes(event.into?.of ?? 0)) return false;
  if (clause.entry?.faceDown !== undefined && (event.entry?.faceDown ?? false) !== clause.entry.faceDown) return false;
  return clause.manner === undefined || isSoDone(s, clause.manner, event);
}

function isSoDone(s: Scope, manners: readonly string[], event: EventRecord): boolean {
  for (const manner of manners) if (!(manner === "thisWay" ? isThisWay(s, event) : (event.manner?.includes(manner) ?? false))) return false;
  return true;
}

/** By the reading that left this one to wait for it (CR 715.1), else by anything that the same card says. */
const isThisWay = (s: Scope, event: EventRecord): boolean => (s.origin === 0 ? event.cause === s.source : event.scope === s.origin || event.scope === s.id);

function roleMatches(m: Machine, s: Scope, noun: Noun, event: EventRecord, role: (typeof ROLES)[number]): boolean {
  const id = event[role] ?? (role === "subject" ? event.by : undefined);
  if (id === undefined && role === "object" && m.rules.verbs[event.verb]?.unseen === true) return noun.noun === "select" && noun.filter.is === "card";
  if (id !== undefined && nounMatches(m, s, noun, id)) return true;
  if (role === "with" && event.alsoWith !== undefined && isAnyOf(m, s, noun, event.alsoWith)) return true;
  // A player does what he has done by a card: "when you deal damage" is not read so, "when you destroy" is.
  return role === "subject" && event.by !== undefined && event.by !== id && nounMatches(m, s, noun, event.by);
}

const isAnyOf = (m: Machine, s: Scope, noun: Noun, ids: readonly Id[]): boolean => ids.some((id) => nounMatches(m, s, noun, id));

/** The concept that a noun speaks of ("a deck"), or that the keyword was given; null for things. */
function conceptIn(m: Machine, s: Scope, noun: Noun): string | null {
  if (noun.noun === "parameter") {
    const given = nounArgument(m, s, noun.name);
    return given === null ? null : conceptIn(m, s, given);
  }
  if (noun.noun !== "select") return null;
  for (const part of noun.filter.is === "all" ? noun.filter.of : [noun.filter]) {
    if (part.is === "concept") return part.concept;
    const given = part.is === "parameter" ? nounArgument(m, s, part.name) : null;
    if (given !== null) return conceptIn(m, s, given);
  }
  return null;
}

/** Whether an id is among what a noun describes. What moved in the event itself is still what it was. */
export function nounMatches(m: Machine, s: Scope, noun: Noun, id: Id): boolean {
  switch (noun.noun) {
    case "select": {
      // What was chosen for it is meant, not all that could have been.
      const chosen = s.targets[m.library.refOfNode(noun)];
      return chosen === undefined ? passes(m, s, id, noun.filter) : hasBecome(m, s, chosen, id);
    }
    case "several":
      for (const part of noun.of) if (nounMatches(m, s, part, id)) return true;
      return false;
    case "candidate":
      // What has been put somewhere by this reading is what it has become there.
      return s.candidate === id || (s.candidate !== 0 && m.card(id)?.past != null && current(m, id, s.id) === s.candidate);
    case "self":
      return id === s.source || things(m, s, noun).includes(id);
    case "parameter": {
      const argument = nounArgument(m, s, noun.name);
      return argument !== null && nounMatches(m, s, argument, id);
    }
    case "host": {
      if (things(m, s, noun).includes(id)) return true;
      return m.card(id)?.past?.attachments.includes(s.source) ?? false;
    }
    case "bound":
      return (s.bound[noun.name]?.includes(id) ?? false) || things(m, s, noun).includes(id);
    default:
      return things(m, s, noun).includes(id);
  }
}

/** Whether one of some things is, or has become, another. */
const hasBecome = (m: Machine, s: Scope, ids: readonly Id[], id: Id): boolean => ids.some((one) => one === id || current(m, one, s.id) === id);

function damageMatches(m: Machine, s: Scope, kind: NonNullable<Clause["damage"]>, event: EventRecord): boolean {
  if (kind.combat !== undefined && (event.combat === true) !== kind.combat) return false;
  if (kind.unpreventable === true && event.unpreventable !== true) return false;
  if (kind.fatal !== undefined && !(kind.fatal === "more" ? exceedsFatal(m, event) : isFatal(m, event) === kind.fatal)) return false;
  if (kind.otherThan?.some((type) => event.types?.includes(lower(type)) === true) === true) return false;
  if (kind.types !== undefined && !kind.types.some((type) => event.types?.includes(damageType(m, s, type)) ?? false)) return false;
  return kind.chosen === undefined || (event.types?.includes(damageType(m, s, kind.chosen)) ?? false);
}

/** Whether damage was fatal, or would be if it were dealt now (CR 405.2). */
function isFatal(m: Machine, event: EventRecord): boolean {
  if (event.fatal !== undefined || event.to === undefined) return event.fatal === true;
  return statOf(m, event.to, "damage") + (event.amount ?? 0) >= statOf(m, event.to, "health");
}

/** Whether damage that would be dealt now is in excess of the health that is left (CR 405.2). */
function exceedsFatal(m: Machine, event: EventRecord): boolean {
  return event.fatal === undefined && event.to !== undefined && (event.amount ?? 0) > fatalTo(m, event.to);
}

/** A damage type by its word, by the word parameter of the keyword, or by an earlier choice. */
export function damageType(m: Machine, s: Scope, type: string): string {
  const argument = argumentOf(m, s, type);
  if (argument !== undefined && argument.parameter === "word") return lower(argument.value);
  if (argument !== undefined && argument.parameter === "chosen") return chosenWord(m, s, argument.name);
  const chosen = chosenWord(m, s, type);
  return chosen === "" ? lower(type) : chosen;
}

function spotMatches(m: Machine, s: Scope, place: Place, spot: Spot | undefined, within: string | undefined): boolean {
  const rule = m.rules.zones[place.zone];
  if (spot === undefined || rule === undefined || (within === rule.zone && rule.row === undefined)) return false;
  const actual = m.rules.zones[spot.zone];
  if (actual === undefined || actual.zone !== rule.zone || (rule.row !== undefined && actual.row !== rule.row)) return false;
  return place.of === undefined || things(m, s, place.of).includes(spot.of);
}

/** The events of a stretch of the past. */
export function eventsWithin(m: Machine, s: Scope, within: Within): readonly EventRecord[] {
  const { history, turn } = m.state;
  switch (within) {
    case "thisTurn":
      return history.slice(turn.from);
    case "lastTurn":
      return history.slice(turn.lastFrom, turn.from);
    case "thisCombat":
      return history.slice(turn.combatFrom);
    case "thisWay":
      return doneThisWay(m, s, history);
    case "thisGame":
    case "ever":
      return history;
  }
}

const doneThisWay = (m: Machine, s: Scope, history: readonly EventRecord[]): readonly EventRecord[] =>
  history.filter((event) => (s.id !== 0 && event.scope !== undefined && event.scope !== 0 && (event.scope === s.id || event.scope === s.origin)) || (s.id === 0 && event.cause === s.source) || isOfResolving(m, s, event));

/** What a card did as it resolved is done this way for what it says in play. */
function isOfResolving(m: Machine, s: Scope, event: EventRecord): boolean {
  const card = event.cause === undefined ? null : m.card(event.cause);
  return card !== null && card.past?.zone === "chain" && card.successor === s.source;
}

/** Whether something took part, as `candidate`, in an event of a stretch of the past. */
export function didTakePart(m: Machine, s: Scope, id: Id, clause: Clause, within: Within): boolean {
  const before = s.candidate;
  s.candidate = id;
  let found = false;
  for (const event of eventsWithin(m, s, within)) if (event.verb === clause.verb && (found = matches(m, s, clause, event))) break;
  s.candidate = before;
  return found;
}
