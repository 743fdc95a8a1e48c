import type { Amount, Condition, Filter } from "../../ir/index.ts";
import { fold } from "../library.ts";
import { lower } from "../face.ts";
import type { Machine } from "../machine.ts";
import type { Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { attachmentsOf } from "../derive/snapshot.ts";
import { amount } from "./amount.ts";
import { candidates } from "./candidates.ts";
import { compare } from "./compare.ts";
import { holds } from "./condition.ts";
import { controllerOf, hasTag, infoOf, isType, ownerOf, statOf } from "./info.ts";
import { asLastSeen, nounArgument, things } from "./noun.ts";
import { didTakePart, nounMatches } from "./pattern.ts";
import { inPlace, linkOf, shares, targetsOf, wordsOf } from "./tests.ts";

/**
 * Whether a card, link or player passes a filter. It is asked more often than anything else, so what needs a
 * function of its own to look through a list stands apart: making that function costs more than most tests.
 */
export function passes(m: Machine, s: Scope, id: Id, filter: Filter): boolean {
  const card = m.card(id);
  switch (filter.is) {
    case "all":
      for (const part of filter.of) if (!passes(m, s, id, part) && !((part.is === "tag" || part.is === "any") && isTraitOf(m, id, part, filter))) return false;
      return true;
    case "any":
      for (const part of filter.of) if (passes(m, s, id, part)) return true;
      return false;
    case "not":
      return !passes(m, s, id, filter.of);
    case "card":
      return card !== null;
    case "type":
      return isType(m, id, filter.type);
    case "tag":
      return hasTag(m, id, filter.tag) || (m.rules.tagged[filter.tag]?.(m, id) ?? false);
    case "supertype":
      return infoOf(m, id)?.supertypes.includes(lower(filter.supertype)) === true || (m.rules.states[lower(filter.supertype)]?.(m, id) ?? false);
    case "icon": {
      const info = card === null && m.isPlayer(id) ? infoOf(m, m.player(id).hero) : infoOf(m, id);
      const icon = lower(filter.icon);
      if (info === null) return false;
      // A hero shows the icons of what it is: a Shaman has the shaman's.
      const isHero = m.isPlayer(id) || (card !== null && m.player(card.controller).hero === id);
      return info.icons.includes(icon) || info.damageTypes.includes(icon) || (isHero && info.tags.includes(icon));
    }
    case "token":
      return card !== null && card.token;
    case "unique":
      return card !== null && m.printed(card).face.unique;
    case "state":
      return m.rules.states[filter.state]?.(m, id) ?? false;
    case "player":
      return m.isPlayer(id) && onSide(m, s, id, filter.side) && (filter.role === undefined || m.rules.roles[filter.role]?.includes(m.player(id).role ?? "") === true);
    case "link":
      return isLink(m, id, filter.kind, filter.label);
    case "side":
      return m.friendly(controllerOf(m, id), s.you) === (filter.side === "friendly");
    case "controlled":
      return things(m, s, filter.by).includes(controllerOf(m, id));
    case "owned":
      return things(m, s, filter.by).includes(ownerOf(m, id));
    case "in":
      return inPlace(m, s, id, filter.place);
    case "stat":
      return compare(statOf(m, id, filter.stat), filter.comparison, amountFor(m, s, id, filter.amount));
    case "extreme":
      return true; // See `extremes`: it can only be told from all that pass the rest.
    case "keyword":
      return infoOf(m, id)?.keywords.includes(filter.keyword) ?? false;
    case "withPower":
      return card !== null && card.past === null && hasPower(m, id, filter.kind, filter.icon);
    case "counter":
      return card !== null && compare(counters(card.counters, filter.counter), filter.comparison, amount(m, s, filter.amount));
    case "named":
      return filter.part === true ? hasInName(infoOf(m, id)?.name ?? "", filter.name) : fold(infoOf(m, id)?.name ?? "") === fold(filter.name);
    case "same":
      return sharesWithAny(m, id, filter.attribute, asLastSeen(m, s, filter.as));
    case "chosen":
      return wordsOf(m, filter.attribute, id).includes(chosenWord(m, s, filter.name));
    case "attachedTo":
      return card !== null && card.attachedTo !== 0 && things(m, s, filter.to).includes(card.attachedTo);
    case "hasAttachment":
      return anyOf(m, s, attachmentsOf(m, id), filter.of);
    case "anywhere":
      return card !== null && card.past === null;
    case "other":
      // Also than what it was before the event moved it.
      return !nounMatches(m, s, filter.than, id);
    case "among":
      return things(m, s, filter.of).includes(id);
    case "inCombatWith": {
      const { combat } = m.state;
      if (combat === null || combat.attacker === 0 || combat.defender === 0) return false;
      const other = combat.attacker === id ? combat.defender : combat.defender === id ? combat.attacker : 0;
      return other !== 0 && matchesCombatant(m, s, filter.with, other);
    }
    case "targeting":
      return isAnyAmong(targetsOf(m, id), things(m, s, filter.object));
    case "targets":
      return compare(m.prospect?.id === id ? m.prospect.targets : targetsOf(m, id).length, filter.count, amount(m, s, filter.amount));
    case "did":
      return didTakePart(m, s, id, filter.event, filter.within);
    // A player stands for what is his and no card; which of it is told by the event.
    case "concept":
      return m.isPlayer(id);
    case "attribute":
      return filter.value === undefined ? wordsOf(m, filter.attribute, id).length > 0 : wordsOf(m, filter.attribute, id).includes(lower(filter.value));
    case "such":
      return holdsFor(m, s, id, filter.that);
    case "parameter": {
      const argument = nounArgument(m, s, filter.name);
      if (argument === null) return false;
      return nounMatches(m, s, argument, id);
    }
  }
}

/** A trait before a type names more than tags where the game says so: "Fire hero" (CR 202.5, 206.1). */
function isTraitOf(m: Machine, id: Id, part: Filter, { of }: Extract<Filter, { is: "all" }>): boolean {
  if (part.is === "any") return part.of.some((one) => isTraitOf(m, id, one, { is: "all", of }));
  const card = m.card(id);
  if (part.is !== "tag" || card === null) return false;
  const named = (type: string): readonly string[] => (isType(m, id, type) ? (m.rules.traits[type]?.(m, card) ?? []) : []);
  return of.some((one) => one.is === "type" && named(one.type).some((trait) => lower(trait) === lower(part.tag)));
}

function matchesCombatant(m: Machine, s: Scope, noun: Extract<Filter, { is: "inCombatWith" }>["with"], other: Id): boolean {
  if (noun === undefined) return true;
  const before = s.candidate;
  s.candidate = other;
  const matching = noun.noun === "select" ? passes(m, s, other, noun.filter) : things(m, s, noun).includes(other);
  s.candidate = before;
  return matching;
}

function amountFor(m: Machine, s: Scope, id: Id, a: Amount): number {
  if (typeof a === "number") return a;
  const before = s.candidate;
  s.candidate = id;
  const result = amount(m, s, a);
  s.candidate = before;
  return result;
}

function holdsFor(m: Machine, s: Scope, id: Id, condition: Condition): boolean {
  const before = s.candidate;
  s.candidate = id;
  const result = holds(m, s, condition);
  s.candidate = before;
  return result;
}

const sharesWithAny = (m: Machine, id: Id, attribute: string, others: readonly Id[]): boolean => others.some((other) => shares(m, attribute, id, other));

const anyOf = (m: Machine, s: Scope, ids: readonly Id[], filter: Filter | undefined): boolean => ids.some((id) => filter === undefined || passes(m, s, id, filter));

const isAnyAmong = (ids: readonly Id[], others: readonly Id[]): boolean => ids.some((id) => others.includes(id));

function onSide(m: Machine, s: Scope, id: Id, side: "opponent" | "friendly" | "other" | undefined): boolean {
  switch (side) {
    case undefined:
      return true;
    case "opponent":
      return !m.friendly(id, s.you);
    case "friendly":
      return m.friendly(id, s.you);
    case "other":
      return id !== s.you;
  }
}

function isLink(m: Machine, id: Id, kind: "card" | "effect" | "any", label: string | undefined): boolean {
  if (m.prospect?.id === id) return (kind === "any" || kind === m.prospect.kind) && label === undefined;
  const card = m.card(id);
  const link = m.link(id);
  // A card that is being placed is no card that can be spoken of so (DOW-024, DOW-041).
  const isCard = card !== null && card.zone === "chain" && linkOf(m, id)?.what !== "place";
  const isEffect = link !== null && !link.gone && link.object === 0;
  const ofKind = kind === "card" ? isCard : kind === "effect" ? isEffect : isCard || isEffect;
  return ofKind && (label === undefined || (link !== null && (link.what === label || link.labels.includes(label))));
}

function hasPower(m: Machine, id: Id, kind: string | undefined, icon: string | undefined): boolean {
  const card = m.card(id);
  if (card === null) return false;
  return m.values(card).powers.some(({ power, keyword }) => {
    if (kind !== undefined && (kind === "keyword" ? keyword === "" : power.power !== kind)) return false;
    return icon === undefined || (power.power === "payment" && power.costs.some((cost) => cost.cost === lower(icon)));
  });
}

/** Whether words stand in a name, as whole words. */
const hasInName = (name: string, words: string): boolean => ` ${fold(name).replace(/[^\p{L}\p{N}'-]+/gu, " ")} `.includes(` ${fold(words)} `);

/** How many counters of a kind, or of all kinds. */
export function counters(all: Readonly<Record<string, number>>, kind: string | undefined): number {
  return kind === undefined ? Object.values(all).reduce((sum, n) => sum + n, 0) : (all[kind] ?? 0);
}

/** A word that an earlier choice named, in this reading or as the card entered play. */
export function chosenWord(m: Machine, s: Scope, name: string): string {
  return lower(chosenAs(m, s, name) ?? "");
}

/** The same as it was chosen; null where nothing was. */
export function chosenAs(m: Machine, s: Scope, name: string): string | null {
  return s.words[name] ?? m.card(s.source)?.memory.words[name] ?? m.card(s.granter)?.memory.words[name] ?? null;
}

/** Whether anything passes. */
export function anyPasses(m: Machine, s: Scope, filter: Filter): boolean {
  return candidates(m, s, filter, undefined).length > 0;
}
