import type { Machine } from "../../../runtime/machine.ts";
import type { FaceInfo, PowerEntry } from "../../../runtime/face.ts";
import type { Option } from "../../../runtime/decision.ts";
import { altered, type EventRecord, type Ref, type Scope } from "../../../runtime/scope.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import type { AdditionalCost, Cost, OneShot } from "../../../ir/index.ts";
import { isForbidden } from "../../../runtime/derive/permissions.ts";
import { holds } from "../../../runtime/evaluate/condition.ts";
import { matches, nounMatches } from "../../../runtime/evaluate/pattern.ts";
import { canPayFor, modifiedCost, ownStatements, resourcesIn } from "../../../runtime/links/costs.ts";
import { hasTargets } from "../../../runtime/links/targets.ts";
import { addLink } from "../../../runtime/links/announce.ts";
import { linkTargets } from "../../../runtime/links/link-lists.ts";
import { pickable } from "../../../runtime/effects/pick.ts";
import { clauseSelections } from "../../../runtime/effects/selections.ts";
import { amount } from "../../../runtime/evaluate/amount.ts";
import type { Prospect } from "../../../runtime/prospect.ts";
import { glance } from "../../../runtime/reading.ts";
import { moveCard } from "../../../runtime/zones.ts";
import { absentHero } from "./absent-hero.ts";
import { isMasterHero } from "./master-hero.ts";
import { isMainWindow } from "./turn-steps.ts";

const NOTHING: readonly Option[] = [];
const NO_WAYS: readonly Way[] = [];

const PLAYED: ReadonlySet<string> = new Set(["ability", "ally", "armor", "item", "weapon"]);

/** One way to pay for a card: its own cost, nothing, or an alternate cost (CR 403). */
interface Way {
  readonly detail: string;
  readonly base: number;
  readonly costs: readonly Ref[];
  /** Whether X is part of the cost that is printed on the card. */
  readonly x: boolean;
  /** The most that X can be by its other costs; null where they have no X. */
  readonly mostX: number | null;
}

export function playEvent(player: Id, card: CardObject): EventRecord {
  return { verb: "play", subject: player, object: card.id, by: player, outOf: { zone: card.zone, of: card.owner } };
}

/** What a card does as it resolves: its one-shot powers (CR 713). */
function resolvingEffects(m: Machine, scope: Scope, powers: readonly PowerEntry[]): Ref {
  let all = "";
  for (const { power, effects } of powers) {
    if (power.power === "oneShot" && takesPart(m, scope, power)) all = all === "" ? effects : `${all}|${effects}`;
  }
  return all;
}

/** Whether a power takes part in what a card does; what is for who controls something is left out as the card is added by who doesn't (CR glossary, Empower). */
function takesPart(m: Machine, scope: Scope, { labels = [], effects }: OneShot): boolean {
  if (labels.length === 0) return true;
  const [first] = effects;
  return labels.includes("empower") && (first?.do !== "if" || holds(m, scope, first.condition));
}

/** The ways in which a player could play a card now; none if he can't. */
export function waysToPlay(m: Machine, player: Id, card: CardObject, anytime = false): readonly Way[] {
  // CR 301.5
  if (absentHero(m, player) !== null) return NO_WAYS;
  const info = m.values(card);
  const main = anytime || isMainWindow(m, player);
  const instant = main || isInstant(m, card) || becomesInstant(m, card.id);
  if (!instant && m.derivation.saysOf("can", "play").length === 0) return NO_WAYS;
  if (!isPlayed(info) && !isMasterHero(m, card)) return NO_WAYS;
  const event = playEvent(player, card);
  if (isTooDear(m, player, card, info, event)) return NO_WAYS;
  if (!instant && !isAllowedInstantly(m, event)) return NO_WAYS;
  const scope = glance(card.id, player, "", 0, null);
  const effects = resolvingEffects(m, scope, info.powers);
  const ways = affordable(m, scope, event, card, effects);
  if (ways.length === 0) return NO_WAYS;
  if (isForbidden(m, event) || ownStatements(m, event, "cannot").length > 0) return NO_WAYS;
  for (const { power } of info.powers) if (power.power === "playRestriction" && !holds(m, scope, power.condition)) return NO_WAYS;
  const most = ways.reduce((greatest, way) => Math.max(greatest, greatestX(m, player, event, way)), -1);
  return hasTargets(m, scope, effects, most) ? ways : NO_WAYS;
}

function isPlayed({ types }: FaceInfo): boolean {
  for (const type of types) if (PLAYED.has(type)) return true;
  return false;
}

/** Whether a card costs more than the player has, told at a glance where nothing changes what is paid. */
function isTooDear(m: Machine, player: Id, card: CardObject, info: FaceInfo, event: EventRecord): boolean {
  if (info.prices.length > 0 || m.printed(card).continuous.length > 0) return false;
  if (m.derivation.says("cost").length > 0 || m.derivation.says("free").length > 0) return false;
  const cost = info.stats["cost"] ?? 0;
  return cost > 0 && m.rules.payables(m, player, event).length < cost;
}

export function isInstant(m: Machine, card: CardObject): boolean {
  return m.values(card).supertypes.includes("instant");
}

/** Whether a modifier lets a card be played at instant speed; to allow it from another zone alone does not (BOG-073). */
function isAllowedInstantly(m: Machine, event: EventRecord): boolean {
  const sudden = altered(event, { manner: ["instantly"] });
  return m.derivation.saysOf("can", "play").some((active) => {
    const { clause } = active.statement;
    return clause.manner?.includes("instantly") === true && matches(m, active.scope, clause, sudden) && m.derivation.holds(active);
  });
}

/** Whether some modifier may let cards be played that are not instant by themselves. */
export function grantsInstants(m: Machine): boolean {
  return m.derivation.saysOf("can", "play").length > 0 || m.derivation.says("becomes").length > 0;
}

/** "Your ability cards are instant" says so of cards in hand too. */
function becomesInstant(m: Machine, id: Id): boolean {
  return m.derivation.says("becomes").some((active) => {
    const { what, of } = active.statement;
    return what.is === "supertype" && what.supertype === "instant" && nounMatches(m, active.scope, of, id) && m.derivation.holds(active);
  });
}

function payments(m: Machine, event: EventRecord, scope: Scope, card: CardObject): readonly Way[] {
  const info = m.values(card);
  const extra = extraCosts(m, event, scope, info.prices);
  const mostX = mostOfExtra(m, event, scope, info.prices);
  const x = info.face.cost?.kind === "x";
  const ways: Way[] = [{ detail: "", base: info.stats["cost"] ?? 0, costs: extra, x, mostX }];
  if (isFree(m, event) || ownStatements(m, event, "free").length > 0) ways.push({ detail: "free", base: 0, costs: extra, x: false, mostX });
  for (const { power, ref } of info.prices) {
    if (power.power !== "alternateCost" || !matches(m, scope, power.clause, event)) continue;
    if (power.condition !== undefined && !holds(m, scope, power.condition)) continue;
    ways.push({ detail: ref, base: 0, costs: [...power.costs.map((_, i) => `${ref}/costs/${i}`), ...extra], x: false, mostX });
  }
  return ways;
}

/** Whether something else says that a card may be played without paying its cost. */
export function isFree(m: Machine, event: EventRecord): boolean {
  return m.derivation.says("free").some((active) => matches(m, active.scope, active.statement.clause, event) && m.derivation.holds(active));
}

/** "As an additional cost to …": what the card itself asks for beside its cost, of its prices. */
export function extraCosts(m: Machine, event: EventRecord, scope: Scope, powers: readonly PowerEntry[]): readonly Ref[] {
  return powers.length === 0 ? [] : powers.flatMap(({ power, ref }) => (power.power === "additionalCost" && isFor(m, scope, power, event) ? power.costs.map((_, i) => `${ref}/costs/${i}`) : []));
}

/** What the keyword is given by which a card asks for more than its cost: its costs may name it. */
function argsOfExtra(m: Machine, event: EventRecord, powers: readonly PowerEntry[]): Ref {
  const asking = powers.find(({ power, args }) => args !== "" && power.power === "additionalCost" && isFor(m, glance(event.object ?? 0, event.subject ?? 0, args, 0, null), power, event));
  return asking?.args ?? "";
}

/** The most that X can be for the additional costs in which it stands: what there is of it, and what they say. */
function mostOfExtra(m: Machine, event: EventRecord, outer: Scope, powers: readonly PowerEntry[]): number | null {
  if (powers.length === 0) return null;
  const limits = powers.flatMap(({ power, args }) => {
    if (power.power !== "additionalCost" || !isFor(m, outer, power, event)) return [];
    const scope = { ...outer, args };
    const there = power.costs.flatMap((cost) => (cost.cost === "act" ? clauseSelections(cost.clause) : [])).filter(({ quantity }) => quantity.count === "exactly" && typeof quantity.of === "object" && quantity.of.amount === "x");
    return [...there.map((selection) => pickable(m, selection, scope, "", "").length), ...(power.mostX === undefined ? [] : [amount(m, scope, power.mostX)])];
  });
  return limits.length === 0 ? null : Math.min(...limits);
}

/** What the text of another card asks for beside the cost, and by which names it speaks of the card ("As you do, remove them from the game as an additional cost"). */
export function grantedCosts(m: Machine, event: EventRecord): { readonly costs: readonly Ref[]; readonly bound: Scope["bound"] } {
  const costs: Ref[] = [];
  const bound: Record<string, readonly Id[]> = {};
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null || id === event.object || card.faceDown) continue;
    for (const { power, ref, args } of m.values(card).prices) {
      if (power.power !== "additionalCost" || !isFor(m, glance(id, card.controller, args, 0, null), power, event)) continue;
      costs.push(...power.costs.map((_, i) => `${ref}/costs/${i}`));
      if (power.clause.object?.noun === "select" && power.clause.object.as !== undefined) bound[power.clause.object.as] = [event.object ?? 0];
    }
  }
  return { costs, bound };
}

function isFor(m: Machine, scope: Scope, power: AdditionalCost, event: EventRecord): boolean {
  return matches(m, scope, power.clause, event);
}

/** The ways to pay for a card that its player can afford. */
function affordable(m: Machine, scope: Scope, event: EventRecord, card: CardObject, effects: Ref): readonly Way[] {
  const targets = m.derivation.saysOf("cost", "play").length === 0 ? 0 : linkTargets(m, effects, scope).length;
  const prospect: Prospect = { id: card.id, kind: "card", targets };
  return payments(m, event, scope, card).filter(({ costs, base }) => canPayFor(m, prospect, scope, costs.map((ref) => m.library.node<Cost>(ref)), event, base));
}

/** The most that X can be, as resources are (CR 707.1b); -1 if there is no X. */
function maxX(m: Machine, player: Id, event: EventRecord, base: number): number {
  const { cost } = modifiedCost(m, event, base);
  return Math.max(0, m.rules.payables(m, player, event).length - cost);
}

/** The most that X can be in the costs of a power; -1 where it is not paid for. */
export function mostX(m: Machine, player: Id, scope: Scope, costs: readonly Cost[], event: EventRecord): number {
  return hasX(costs) ? maxX(m, player, event, resourcesIn(m, scope, costs)) : -1;
}

/** Whether X stands in a cost. */
function hasX(costs: readonly Cost[]): boolean {
  return costs.some((cost) => cost.cost === "resources" && typeof cost.amount === "object" && cost.amount.amount === "x");
}

export function playOptions(m: Machine, player: Id, card: CardObject): readonly Option[] {
  const ways = waysToPlay(m, player, card);
  if (ways.length === 0) return NOTHING;
  const { name } = m.printed(card);
  return ways.map(({ detail }) => ({ label: `Play ${name}${detail === "" ? "" : detail === "free" ? " without paying" : " at another cost"}`, thing: card.id, act: "play", detail }));
}

/** Announces a card: it goes on the chain, and then its choices are made and its cost is paid (CR 707.1). */
export function play(m: Machine, player: Id, card: CardObject, detail: string, action: string): void {
  const way = waysToPlay(m, player, card).find((one) => one.detail === detail);
  if (way !== undefined) announcePlay(m, player, card, way, action);
}

/** Plays a card as an effect says so: at once, whatever the time, and freely if it says that too. */
export function playByEffect(m: Machine, player: Id, card: CardObject, freely: boolean): boolean {
  const [first] = waysToPlay(m, player, card, true);
  const scope = glance(card.id, player, "", 0, null);
  if (freely ? !hasTargets(m, scope, resolvingEffects(m, scope, m.values(card).powers)) : first === undefined) return false;
  announcePlay(m, player, card, freely || first === undefined ? { detail: "free", base: 0, costs: [], x: false, mostX: null } : first, "");
  return true;
}

function announcePlay(m: Machine, player: Id, card: CardObject, way: Way, action: string): void {
  const before = playEvent(player, card);
  const link = moveCard(m, card, { zone: "chain", of: 0 }, { controller: player }, 0);
  m.set(link, "base", player);
  const event = altered(before, { object: link.id });
  const info = m.values(link);
  const scope = glance(link.id, player, argsOfExtra(m, event, info.prices), 0, null);
  addLink(m, {
    what: "card", controller: player, source: link.id, object: link.id, effects: resolvingEffects(m, scope, info.powers), power: "", labels: [], scope,
    event, base: way.base, costs: way.costs, maxX: greatestX(m, player, event, way), withX: way.x, action,
  });
}

/** The greatest X that can be paid, as resources and other costs are; -1 if there is no X. */
function greatestX(m: Machine, player: Id, event: EventRecord, way: Way): number {
  const due = way.x ? maxX(m, player, event, way.base) : null;
  if (due === null) return way.mostX ?? -1;
  return way.mostX === null ? due : Math.min(due, way.mostX);
}
