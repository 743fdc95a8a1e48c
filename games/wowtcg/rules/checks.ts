import type { Machine } from "../../../runtime/machine.ts";
import type { FrameHandler } from "../../../runtime/rules.ts";
import type { EventRecord } from "../../../runtime/scope.ts";
import type { CardObject, Frame, Gain, Id } from "../../../runtime/state.ts";
import { isForbidden } from "../../../runtime/derive/permissions.ts";
import { things } from "../../../runtime/evaluate/noun.ts";
import { noteLostPowers } from "../../../runtime/derive/lost-powers.ts";
import { endPassed } from "../../../runtime/derive/duration.ts";
import { pushBatch } from "../../../runtime/events/batch.ts";
import { notice } from "../../../runtime/events/trigger.ts";
import { labelOf } from "../../../runtime/label.ts";
import { Kept } from "../../../runtime/kept.ts";
import { cease } from "../../../runtime/zones.ts";
import { isCombatant, isHero, isTotem } from "./card-types.ts";
import { healthOf } from "./health.ts";
import { inPlay } from "./in-play.ts";
import { leaveAsNone, leaveCombat } from "./leave-combat.ts";
import { isWithoutHero, losers } from "./losing.ts";
import { violation, type Violation } from "./uniqueness.ts";
import { isHostStill } from "./attach-description.ts";

/** One wave of checks before priority (CR 410.6): all actions of a wave are one batch. Whether anything was done. */
export function checks(m: Machine): boolean {
  if (m.state.over !== null || isSound(m)) return false;
  noteLostPowers(m);
  if (syncControl(m) || endPassed(m) || leaveAsNone(m)) return true;
  const events: EventRecord[] = [];
  let held = false;
  for (const card of inPlay(m).mortal) {
    const event = destruction(m, card);
    if (event === null) continue;
    if (event.byGame !== true && isForbidden(m, event)) held = true;
    else events.push(event);
  }
  if (events.length > 0 && isFutile(m, events)) {
    held = true;
    events.length = 0;
  }
  // Who becomes decked in the wave in which a hero is destroyed loses with its player (CR 102.1a, 410.6).
  const out = !destroysHero(m, events) || m.state.players.some((id) => isWithoutHero(m, id)) ? losers(m) : false;
  if (events.length > 0) {
    noteWave(m, events);
    pushBatch(m, events);
  }
  if (events.length > 0 || out) return true;
  if (tidy(m) || repairs(m)) return true;
  if (!held) noteSound(m);
  return false;
}

const destroysHero = (m: Machine, events: readonly EventRecord[]): boolean => events.some(({ object }) => m.state.players.some((id) => m.player(id).hero === object));

/** Who controls what, what goes with its host and what can't be together is no matter of priority (CR 400.5, 401.3, 414.1). */
export function upkeep(m: Machine): boolean {
  if (m.state.over !== null) return false;
  noteLostPowers(m);
  if (syncControl(m) || leaveAsNone(m)) return true;
  const left = inPlay(m).mortal.filter(({ attachedTo }) => attachedTo !== 0 && m.card(attachedTo)?.past !== null).map(unhosted);
  if (left.length > 0) {
    pushBatch(m, left);
    return true;
  }
  return repairs(m);
}

/** Has a player repair what can't be together; false if there is nothing. */
function repairs(m: Machine): boolean {
  const broken = violation(m);
  if (broken !== null) m.push({ kind: "repair", step: 0, result: 0, ...broken, chosen: [] } as Frame);
  return broken !== null;
}

const idsOf = (events: readonly EventRecord[]): readonly Id[] => events.map(({ object }) => object ?? 0);

function noteWave(m: Machine, events: readonly EventRecord[]): void {
  m.journal.setQuietly(m.state, "wave", { ...m.state.wave, of: idsOf(events), from: m.state.history.length });
}

/** Whether the wave before was to destroy the same and nothing has happened: something else replaced it, and can't be done (CR 716.1d). */
function isFutile(m: Machine, events: readonly EventRecord[]): boolean {
  const { of, from } = m.state.wave;
  const ids = idsOf(events);
  return from === m.state.history.length && of.length === ids.length && of.every((id, i) => id === ids[i]);
}

/** At which values and at what lay in play checks found nothing to do: by the version, the substance. */
const sound = new Kept<number>();

/** Whether nothing that checks look at has changed since they found nothing to do. */
const isSound = (m: Machine): boolean => sound.at(m, m.journal.version) === m.journal.substance;

/** Notes that there is nothing to do, unless that depends on conditions, which may come to hold by anything. */
function noteSound(m: Machine): void {
  const { derivation, state } = m;
  if (derivation.says("control").length > 0 || derivation.says("limit").length > 0 || derivation.saysOf("can", "have").length > 0) return;
  if (state.modifiers.some(({ passed }) => passed === true) || state.players.some((id) => m.card(m.player(id).hero)?.past !== null)) return;
  sound.keep(m, m.journal.version, m.journal.substance);
}

/** What the rules destroy: characters with no health or fatal damage, attachments without their host. */
function destruction(m: Machine, card: CardObject): EventRecord | null {
  if (card.faceDown && card.attachedTo === 0) return null;
  if (!card.faceDown && isCombatant(m, card)) {
    const health = healthOf(m, card.id);
    if (health <= 0) return destroying(card, "health");
    if (card.damage >= health) return { verb: "destroy", object: card.id, by: 0, cause: 0, fatal: true, manner: ["fatal"], ...dealtWith(m, card.id) };
  }
  if (card.attachedTo !== 0) {
    const host = m.card(card.attachedTo);
    if (host === null || host.past !== null || host.zone !== "play" || !isHostStill(m, card, host)) return unhosted(card);
    // INTRO-021
    if (m.state.edition["totemsBearNothing"] === true && !isHero(m, host) && isTotem(m, host)) return unhosted(card);
  }
  return null;
}

const destroying = (card: CardObject, why: string): EventRecord => ({ verb: "destroy", object: card.id, by: 0, cause: 0, manner: [why] });

/** An attachment is destroyed by the game (CR 400.6). */
const unhosted = (card: CardObject): EventRecord => ({ ...destroying(card, "attachment"), byGame: true });

/** With what the last damage was dealt: that which was fatal. */
function dealtWith(m: Machine, id: Id): { readonly with?: Id } {
  const last = m.state.history.findLast(({ verb, to }) => verb === "deal" && to === id);
  return last?.with === undefined ? {} : { with: last.with };
}

/** Tokens outside play cease to exist; no damage on what is no character, no counters on face-down cards (CR 410.6d…f). */
function tidy(m: Machine): boolean {
  let did = false;
  for (const card of inPlay(m).others) {
    if (card.damage > 0) {
      m.set(card, "damage", 0);
      did = true;
    }
    if (card.faceDown && hasCounters(card)) {
      m.set(card, "counters", {});
      did = true;
    }
  }
  if (m.state.strays.length > 0) {
    for (const id of m.state.strays) {
      const card = m.card(id);
      if (card !== null && card.past === null) cease(m, card);
    }
    m.set(m.state, "strays", []);
    did = true;
  }
  return did;
}

function hasCounters({ counters }: CardObject): boolean {
  for (const _counter in counters) return true;
  return false;
}

/** Who controls what, as the latest modifier of control says now (CR 401.3b). A card that changes controllers leaves combat. */
function syncControl(m: Machine): boolean {
  const control = m.derivation.says("control");
  if (control.length === 0 && inPlay(m).swayed.length === 0) return false;
  const controllers = new Map<Id, Gain>();
  for (const active of control) {
    if (!m.derivation.holds(active)) continue;
    const by = things(m, active.scope, active.statement.by)[0];
    if (by === undefined) continue;
    for (const id of things(m, active.scope, active.statement.of)) controllers.set(id, { by, stamp: active.stamp });
  }
  const before = m.derivation.triggered();
  const from = m.state.history.length;
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null) continue;
    const wanted = latest(controllers.get(id), card.gains?.at(-1))?.by ?? card.base;
    if (card.controller === wanted) continue;
    const old = card.controller;
    m.set(card, "controller", wanted);
    m.set(card, "since", m.state.turn.number);
    leaveCombat(m, id);
    // What is gained for good has been told as it was.
    if (card.gains?.at(-1)?.by !== wanted) m.record({ verb: "gain", subject: wanted, object: id, by: wanted });
    for (const event of changesParty(card, old)) m.record(event);
  }
  if (m.state.history.length === from) return false;
  notice(m, from, before);
  return true;
}

/** A card that changes controllers leaves one party and enters another, and stays in play (CR 415.8b). */
function changesParty({ id, controller, row }: CardObject, old: Id): readonly EventRecord[] {
  const zone = row === "resources" ? "resource row" : "party";
  const move = { subject: id, object: id, by: controller, within: "play", outOf: { zone, of: old }, into: { zone, of: controller } };
  return [{ ...move, verb: "leave" }, { ...move, verb: "enter" }];
}

const latest = (one: Gain | undefined, other: Gain | undefined): Gain | undefined => (one === undefined || (other !== undefined && other.stamp > one.stamp) ? other : one);

interface RepairFrame extends Frame, Violation {
  chosen: readonly Id[];
}

/** The player chooses what stays of what can't be together (CR 414.2); the rest are destroyed by the game. */
export const repair: FrameHandler = {
  run(m: Machine, f: RepairFrame): void {
    if (f.step === 0) {
      m.step(f, 1);
      m.ask({
        player: f.player, ask: "choose", kind: "uniqueness", prompt: "Choose what to keep", min: f.keep, max: f.keep,
        options: f.cards.map((id) => ({ label: labelOf(m, id), thing: id, act: "keep" })),
      });
      return;
    }
    if (f.step === 1) {
      const kept = m.taken().flatMap((i) => f.cards[i] ?? []);
      m.step(f, 2);
      const gone = f.cards.filter((id) => !kept.includes(id));
      pushBatch(m, gone.map((id) => ({ verb: f.turn === true ? "turn" : "destroy", object: id, by: f.player, manner: ["uniqueness"], byGame: true })));
      return;
    }
    m.done(1);
  },
};
