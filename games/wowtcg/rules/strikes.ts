import type { Machine } from "../../../runtime/machine.ts";
import type { Option } from "../../../runtime/decision.ts";
import { altered, type EventRecord } from "../../../runtime/scope.ts";
import type { CardObject, Id, Link } from "../../../runtime/state.ts";
import { isAllowed, isForbidden } from "../../../runtime/derive/permissions.ts";
import { matches } from "../../../runtime/evaluate/pattern.ts";
import { canPay } from "../../../runtime/links/costs.ts";
import { addLink } from "../../../runtime/links/announce.ts";
import { pushBatch } from "../../../runtime/events/batch.ts";
import { glance } from "../../../runtime/reading.ts";
import { atkOf } from "./stats.ts";

const NOTHING: readonly Option[] = [];

export const strikeEvent = (player: Id, weapon: CardObject): EventRecord => ({ verb: "strike", subject: player, object: weapon.id, with: weapon.id, by: player });

/** Who would strike with a weapon: the hero in combat, or another character for whom some card allows it (FOH-057). */
export function wielderOf(m: Machine, player: Id, weapon: CardObject): Id {
  const { combat } = m.state;
  if (combat === null || combat.attacker === 0 || (combat.defender === 0 && m.state.edition["strikesOnChain"] === true)) return 0;
  const own = [combat.attacker, combat.defender].find((id) => m.card(id)?.controller === player);
  if (own === undefined || own === 0) return 0;
  return own === m.player(player).hero || isAllowed(m, strikeEvent(player, weapon)) ? own : 0;
}

/** A weapon can be struck with while a defend window is open and its controller's hero is in combat (INTRO-053, 054). */
export function strikeOptions(m: Machine, player: Id, card: CardObject): readonly Option[] {
  return m.state.turn.step === "defend" && m.state.edition["strikesOnChain"] === true ? strikesWith(m, player, card) : NOTHING;
}

/** Whether a player could strike with a card, as an option. */
export function strikesWith(m: Machine, player: Id, card: CardObject): readonly Option[] {
  const { combat } = m.state;
  if (combat === null || card.exhausted || card.controller !== player || !m.values(card).types.includes("weapon")) return NOTHING;
  const wielder = wielderOf(m, player, card);
  if (wielder === 0) return NOTHING;
  const event = strikeEvent(player, card);
  // One weapon a combat, though that one again if it is readied (START-007); more with dual wield and its kin (CR 406).
  const others = new Set([...combat.strikes.filter(({ character }) => character === wielder).map(({ weapon }) => weapon), ...waitingStrikes(m, player)]);
  others.delete(card.id);
  if (others.size > 0 && !canAlsoStrike(m, event, others.size)) return [];
  if (isOfOtherKind(m, player, wielder, card)) return [];
  if (isForbidden(m, event) || !canPay(m, glance(card.id, player, "", 0, null), [], event, m.values(card).stats["strike"] ?? 0)) return [];
  return [{ label: `Strike with ${m.printed(card).name}`, thing: card.id, act: "strike", detail: "" }];
}

/** The weapons whose strikes by a player are on the chain. */
function waitingStrikes(m: Machine, player: Id): readonly Id[] {
  return (m.state.zones["chain"] ?? []).flatMap((id) => {
    const link = m.link(id);
    return link?.what === "strike" && link.controller === player ? [link.source] : [];
  });
}

/** "Can also strike with a Melee weapon": with one more than one could anyway, however often it is said; "with Melee weapons": with any number (CR 406.6, MOL-022). */
function canAlsoStrike(m: Machine, event: EventRecord, others: number): boolean {
  const also = altered(event, { manner: ["also"] });
  return m.derivation.saysOf("can", "strike").some((active) => {
    const { clause } = active.statement;
    const several = clause.with?.noun === "select" && clause.with.quantity.count === "all";
    return clause.manner?.includes("also") === true && (others === 1 || several) && matches(m, active.scope, clause, also) && m.derivation.holds(active);
  });
}

/** Not with both a Melee and a Ranged weapon in a combat, even if they are the same (CR 406.6, BOG-043). */
function isOfOtherKind(m: Machine, player: Id, wielder: Id, card: CardObject): boolean {
  const waiting = waitingStrikes(m, player).flatMap((id) => {
    const weapon = m.card(id);
    return weapon === null ? [] : [(weapon.past ?? m.values(weapon)).tags];
  });
  const struck = (m.state.combat?.strikes ?? []).filter(({ character }) => character === wielder).map(({ tags }) => tags);
  const before = [...waiting, ...struck].flat();
  const { tags } = m.values(card);
  return (["melee", "ranged"] as const).some((kind) => before.includes(kind) && tags.includes(kind === "melee" ? "ranged" : "melee"));
}

/** To strike, pay the strike cost and exhaust the weapon (INTRO-054). */
export function strike(m: Machine, player: Id, card: CardObject, action: string): void {
  const event = strikeEvent(player, card);
  addLink(m, {
    what: "strike", controller: player, source: card.id, object: 0, effects: "", power: "", labels: [], event,
    scope: { ...glance(card.id, player, "", 0, null), bound: { wielder: [wielderOf(m, player, card)] } },
    base: m.values(card).stats["strike"] ?? 0, costs: [], maxX: -1, action,
  });
  pushBatch(m, [{ verb: "exhaust", subject: player, object: card.id, by: player, manner: ["strike"] }]);
}

/** The weapon's ATK and damage type are added to who strikes (INTRO-055), even if the weapon is gone since. */
export function resolveStrike(m: Machine, link: Link): void {
  const { combat } = m.state;
  const weapon = m.card(link.source);
  if (combat === null || weapon === null) return;
  const character = m.scope(link.scope).bound["wielder"]?.[0] ?? 0;
  const past = weapon.past;
  const atk = past === null ? atkOf(m, weapon.id) : (past.stats["atk"] ?? 0);
  const { damageTypes, tags } = past ?? m.values(weapon);
  // A weapon that names no type deals that of its tag.
  const types = damageTypes.length > 0 ? damageTypes : tags.filter((tag) => tag === "melee" || tag === "ranged");
  m.set(combat, "strikes", [...combat.strikes, { character, weapon: weapon.id, atk, types, tags }]);
}
