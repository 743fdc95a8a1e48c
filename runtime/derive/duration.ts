import type { Duration, ModifierPower, Moment } from "../../ir/index.ts";
import { holds } from "../evaluate/condition.ts";
import { things } from "../evaluate/noun.ts";
import { matches } from "../evaluate/pattern.ts";
import type { Machine } from "../machine.ts";
import { readMoment } from "./moments.ts";
import { remains } from "./remaining.ts";
import type { EventRecord } from "../scope.ts";
import type { Modifier } from "../state.ts";

/** Whether the time of a modifier is over, as far as that can be told from the state alone. */
export function isOver(m: Machine, modifier: Modifier): boolean {
  return durationOver(m, modifier, m.library.node<Duration>(modifier.duration));
}

/** The number of the combat that is proposed; -1 if none is. */
const proposedCombat = (m: Machine): number => ((m.state.zones["chain"] ?? []).some((id) => m.link(id)?.what === "proposal") ? m.state.combats : -1);

function durationOver(m: Machine, modifier: Modifier, duration: Duration): boolean {
  switch (duration.lasts) {
    case "thisTurn":
      return modifier.turn !== m.state.turn.number;
    case "thisCombat":
      return modifier.combat !== (m.state.combat?.number ?? proposedCombat(m));
    case "while":
      return false;
    case "both":
      return duration.of.some((part) => durationOver(m, modifier, part));
    default:
      return false;
  }
}

/** Whether a modifier applies at this moment of its time. */
export function applies(m: Machine, modifier: Modifier): boolean {
  return durationApplies(m, modifier, m.library.node<Duration>(modifier.duration));
}

function durationApplies(m: Machine, modifier: Modifier, duration: Duration): boolean {
  switch (duration.lasts) {
    case "while": {
      const { condition } = duration;
      const scope = m.scope(modifier.scope);
      return condition.if === "remains" ? remains(m, scope, condition) : holds(m, scope, condition);
    }
    case "during":
      return duringStep(m, modifier, duration.step, duration.whose);
    case "both":
      return duration.of.every((part) => durationApplies(m, modifier, part));
    default:
      return true;
  }
}

function duringStep(m: Machine, modifier: Modifier, step: string, whose: Moment["whose"]): boolean {
  const test = m.rules.steps[step];
  if (test === undefined || !test(m)) return false;
  return whose === undefined || things(m, m.scope(modifier.scope), whose).includes(m.state.turn.player);
}

/** Ends the modifiers that last until something that has happened since a point of the history. */
export function endByEvents(m: Machine, from: number): void {
  const { modifiers, history } = m.state;
  let changed = false;
  for (const modifier of modifiers) {
    if (modifier.over || !endsBy(m, modifier, m.library.node<Duration>(modifier.duration), history, from)) continue;
    m.set(modifier, "over", true);
    changed = true;
  }
  if (changed) m.set(m.state, "modifiers", m.state.modifiers.filter((modifier) => !modifier.over));
}

function endsBy(m: Machine, modifier: Modifier, duration: Duration, history: readonly EventRecord[], from: number): boolean {
  if (duration.lasts === "both") return duration.of.some((part) => endsBy(m, modifier, part, history, from));
  // What has stopped being so does not remain so, whatever comes (CR 714.3b).
  if (duration.lasts === "while") return duration.condition.if === "remains" && !durationApplies(m, modifier, duration);
  if (duration.lasts !== "untilEvent") return false;
  const scope = m.scope(modifier.scope);
  for (let i = from; i < history.length; i++) {
    const event = history[i];
    if (event !== undefined && duration.events.some((clause) => matches(m, scope, clause, event))) return true;
  }
  return false;
}

/** Ends the modifiers whose moment has come. `moment` says which one it is, `of` being all its names. */
export function endModifiers(m: Machine, at: "start" | "end", of: readonly string[]): void {
  let changed = false;
  for (const modifier of m.state.modifiers) {
    if (modifier.over) continue;
    const duration = m.library.node<Duration>(modifier.duration);
    if (isOver(m, modifier) || endsNow(m, modifier, duration, at, of)) {
      m.set(modifier, "over", true);
      changed = true;
    } else if (duration.lasts === "until" && meets(m, modifier, duration.moment, at, of)) m.set(modifier, "passed", true);
  }
  if (changed) m.set(m.state, "modifiers", m.state.modifiers.filter((modifier) => !modifier.over));
}

/** Ends what waits for something that is done this way by a reading of which nothing is left to do. */
export function endPastWays(m: Machine): void {
  const left = m.state.modifiers.filter(({ powers, scope }) => {
    const { origin } = m.scope(scope);
    return origin === 0 || m.state.scopes[origin] !== undefined || !m.library.node<readonly ModifierPower[]>(powers).every(waitsForThisWay);
  });
  if (left.length < m.state.modifiers.length) m.set(m.state, "modifiers", left);
}

const waitsForThisWay = (power: ModifierPower): boolean => power.power === "triggered" && power.triggers.every((trigger) => trigger.on === "event" && trigger.event.manner?.includes("thisWay") === true);

/** Ends the modifiers whose printed end has passed, as soon as their text is read as printed again (HFI-054). */
export function endPassed(m: Machine): boolean {
  const ended = m.state.modifiers.filter((modifier) => {
    const duration = modifier.passed === true ? m.library.node<Duration>(modifier.duration) : null;
    return duration?.lasts === "until" && readMoment(m, duration.moment) === duration.moment;
  });
  for (const modifier of ended) m.set(modifier, "over", true);
  if (ended.length > 0) m.set(m.state, "modifiers", m.state.modifiers.filter((modifier) => !modifier.over));
  return ended.length > 0;
}

function endsNow(m: Machine, modifier: Modifier, duration: Duration, at: "start" | "end", of: readonly string[]): boolean {
  switch (duration.lasts) {
    case "until":
      return meets(m, modifier, readMoment(m, duration.moment), at, of) && !(modifier.turn === m.state.turn.number && at === "start");
    case "during": {
      if (at !== "end" || !of.includes(duration.step) || duration.next !== true) return false;
      return duration.whose === undefined || things(m, m.scope(modifier.scope), duration.whose).includes(m.state.turn.player);
    }
    case "both":
      return duration.of.some((part) => endsNow(m, modifier, part, at, of));
    default:
      return false;
  }
}

function meets(m: Machine, modifier: Modifier, moment: Moment, at: "start" | "end", of: readonly string[]): boolean {
  if (moment.at !== at || !of.includes(moment.of)) return false;
  if (moment.next === true && modifier.turn === m.state.turn.number) return false;
  return moment.whose === undefined || things(m, m.scope(modifier.scope), moment.whose).includes(m.state.turn.player);
}
