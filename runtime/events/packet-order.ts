import type { Effect, Replacement } from "../../ir/index.ts";
import type { ActivePower } from "../derive/derivation.ts";
import { controllerOf } from "../evaluate/info.ts";
import { labelOf } from "../label.ts";
import type { Machine } from "../machine.ts";
import type { EventRecord } from "../scope.ts";
import type { Id } from "../state.ts";
import type { BatchFrame } from "./batch.ts";
import { competing } from "./competing.ts";

/**
 * Of packets to several characters each player, the turn player first, says in which order those to his own are
 * processed (CR 802.2). He is asked where that makes a difference: where something that replaces one of them leaves
 * less for another. Whether somebody is asked.
 */
export function orderPackets(m: Machine, f: BatchFrame): boolean {
  if (f.events.length < 2 || !f.events.some(isPacket) || !m.derivation.replacements().some(isScarce)) return false;
  const groups = m.playersFrom(m.state.turn.player).map((player) => packetsTo(m, f, player)).filter((places) => shares(m, f, places));
  if (m.state.answer !== null) {
    const at = f.ordered;
    const { places, from } = nextGroup(groups, at);
    if (places !== null) m.set(f, "events", moved(f.events, places, from, from + (m.taken()[0] ?? 0)));
    m.set(f, "ordered", at + 1);
  }
  const { places, from } = nextGroup(groups, f.ordered);
  if (places === null) return false;
  const left = places.slice(from).map((place) => destination(f.events[place]));
  m.ask({
    player: controllerOf(m, left[0] ?? 0), ask: "choose", kind: "order", prompt: "Which is processed first?", min: 1, max: 1,
    options: left.map((id) => ({ label: labelOf(m, id), thing: id, act: "order" })),
  });
  return true;
}

const isPacket = (event: EventRecord | null): boolean => event !== null && (event.verb === "deal" || event.verb === "heal");

const destination = (event: EventRecord | null | undefined): Id => event?.to ?? event?.from ?? 0;

/** The places in a batch of the packets to characters of a player. */
function packetsTo(m: Machine, f: BatchFrame, player: Id): readonly number[] {
  return f.events.flatMap((event, i) => (isPacket(event) && controllerOf(m, destination(event)) === player ? [i] : []));
}

/** Whether something scarce competes for more than one of some packets. */
function shares(m: Machine, f: BatchFrame, places: readonly number[]): boolean {
  if (places.length < 2) return false;
  const found = places.flatMap((place) => {
    const event = f.events[place];
    return event === null || event === undefined ? [] : competing(m, event, []).filter(isScarce);
  });
  return new Set(found).size < found.length;
}

/** Whether a replacement may have less to give the next time: it has a limit, or something is done for it that can't be done for ever. */
const isScarce = ({ power }: ActivePower<Replacement>): boolean => power.limit !== undefined || power.effects.some(isDone);

const isDone = (effect: Effect): boolean => effect.do === "attempt" || effect.do === "act";

/** The group whose turn it is after so many choices, and how many of its places are settled: of each the last is no choice. */
function nextGroup(groups: readonly (readonly number[])[], made: number): { readonly places: readonly number[] | null; readonly from: number } {
  let left = made;
  for (const places of groups) {
    if (left < places.length - 1) return { places, from: left };
    left -= places.length - 1;
  }
  return { places: null, from: 0 };
}

/** The events with what lies at one of some places moved before the others from another on. */
function moved(events: BatchFrame["events"], places: readonly number[], to: number, from: number): BatchFrame["events"] {
  const order = places.map((place) => events[place] ?? null);
  const [one = null] = order.splice(from, 1);
  order.splice(to, 0, one);
  return events.map((event, i) => (places.includes(i) ? (order[places.indexOf(i)] ?? null) : event));
}
