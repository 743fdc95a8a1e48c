import type { Machine } from "../../../runtime/machine.ts";
import type { FaceInfo, PowerEntry } from "../../../runtime/face.ts";
import type { Option } from "../../../runtime/decision.ts";
import { altered, type EventRecord, type Ref, type Scope } from "../../../runtime/scope.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import type { OneShot } from "../../../ir/index.ts";
import { isForbidden } from "../../../runtime/derive/permissions.ts";
import { holds } from "../../../runtime/evaluate/condition.ts";
import { matches, nounMatches } from "../../../runtime/evaluate/pattern.ts";
import { ownStatements } from "../../../runtime/links/costs.ts";
import { hasTargets } from "../../../runtime/links/targets.ts";
import { addLink } from "../../../runtime/links/announce.ts";
import { glance } from "../../../runtime/reading.ts";
import { moveCard } from "../../../runtime/zones.ts";
import { absentHero } from "./absent-hero.ts";
import { isMasterHero } from "./master-hero.ts";
import { isMainWindow } from "./turn-steps.ts";
import { affordable, argsOfExtra, greatestX, type Way } from "./ways-to-pay.ts";

const NOTHING: readonly Option[] = [];
const NO_WAYS: readonly Way[] = [];

const PLAYED: ReadonlySet<string> = new Set(["ability", "ally", "armor", "item", "weapon"]);

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
export function waysToPlay(m: Machine, player: Id, card: CardObject): readonly Way[] {
  const instant = isMainWindow(m, player) || isInstant(m, card) || becomesInstant(m, card.id);
  if (!instant && m.derivation.saysOf("can", "play").length === 0) return NO_WAYS;
  const event = playEvent(player, card);
  if (isTooDear(m, player, card, event)) return NO_WAYS;
  return instant || isAllowedInstantly(m, event) ? waysAtAnyTime(m, player, card, event) : NO_WAYS;
}

/** The ways in which a player can play a card as an effect lets him, whatever the time; freely, his only way is not to pay its cost. */
export function waysByEffect(m: Machine, player: Id, card: CardObject, freely: boolean): readonly Way[] {
  const event = playEvent(player, card);
  return waysAtAnyTime(m, player, card, freely ? altered(event, { manner: ["freely"] }) : event);
}

function waysAtAnyTime(m: Machine, player: Id, card: CardObject, event: EventRecord): readonly Way[] {
  // CR 301.5
  if (absentHero(m, player) !== null) return NO_WAYS;
  const info = m.values(card);
  if (!isPlayed(info) && !isMasterHero(m, card)) return NO_WAYS;
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
function isTooDear(m: Machine, player: Id, card: CardObject, event: EventRecord): boolean {
  const info = m.values(card);
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

export function playOptions(m: Machine, player: Id, card: CardObject): readonly Option[] {
  const ways = waysToPlay(m, player, card);
  return ways.length === 0 ? NOTHING : wayOptions(m, card, ways);
}

/** How a player is offered the ways to play a card. */
export function wayOptions(m: Machine, card: CardObject, ways: readonly Way[]): readonly Option[] {
  const { name } = m.printed(card);
  return ways.map(({ detail }) => ({ label: `Play ${name}${detail === "" ? "" : detail === "free" ? " without paying" : " at another cost"}`, thing: card.id, act: "play", detail }));
}

/** Plays a card in one of the ways there are. */
export function play(m: Machine, player: Id, card: CardObject, detail: string, action: string): void {
  const way = waysToPlay(m, player, card).find((one) => one.detail === detail);
  if (way !== undefined) announcePlay(m, player, card, way, action);
}

/** Announces a card: it goes on the chain, and then its choices are made and its cost is paid (CR 707.1). */
export function announcePlay(m: Machine, player: Id, card: CardObject, way: Way, action: string): void {
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
