import type { Cost, Effect, Power, Trigger } from "../ir/index.ts";
import { labelOf } from "./label.ts";
import type { Machine } from "./machine.ts";
import type { EventRecord } from "./scope.ts";

/** The labels of options: each is called as shortly as it differs from all others; its marks are asked for only where labels are alike. */
export function toldApart<T>(all: readonly T[], labelOfOne: (one: T) => string, marksOf: (one: T) => readonly string[]): readonly string[] {
  const plain = all.map(labelOfOne);
  if (new Set(plain).size === plain.length) return plain;
  const marks = all.map(marksOf);
  return plain.map((label, i) => {
    const rivals = plain.flatMap((other, at) => (at !== i && other === label ? [marks[at] ?? []] : []));
    if (rivals.length === 0) return label;
    const own = marks[i] ?? [];
    const telling = own.filter((mark, at) => mark !== "" && rivals.some((rival) => rival[at] !== mark));
    return telling.length === 0 ? label : `${label}: ${telling.join("; ")}`;
  });
}

/** What triggers a power, in the words of the game's verbs and moments. */
export function causeOf(triggers: readonly Trigger[]): string {
  return [...new Set(triggers.map((trigger) => (trigger.on === "event" ? trigger.event.verb : `${trigger.moment.at} of ${trigger.moment.of}`)))].join(" or ");
}

/** What happened to what, as an event is told. */
export function eventOf(m: Machine, event: EventRecord | null): string {
  return event === null ? "" : [event.object, event.to].flatMap((id) => (id === undefined || m.thing(id) === undefined ? [] : [labelOf(m, id)])).join(" to ");
}

/** What some costs are, in a few words. */
export function costsOf(costs: readonly Cost[]): string {
  return costs.map((cost) => (cost.cost === "resources" ? `(${typeof cost.amount === "number" ? cost.amount : "X"})` : cost.cost === "act" ? cost.clause.verb : cost.cost)).join(", ");
}

/** What some effects do, in their verbs. */
export function deedsOf(effects: readonly Effect[]): string {
  const words = new Set<string>();
  for (const effect of effects) addDeeds(effect, words);
  return [...words].join(", ");
}

function addDeeds(effect: Effect, words: Set<string>): void {
  if ("clause" in effect && effect.clause !== undefined) words.add(effect.clause.verb);
  const inner = [...("effects" in effect ? effect.effects : []), ...("then" in effect ? effect.then : [])];
  for (const one of inner) addDeeds(one, words);
  if (effect.do === "modify") for (const power of effect.powers) addPower(power, words);
  else if (!("clause" in effect) && inner.length === 0) words.add(effect.do);
}

function addPower(power: Power, words: Set<string>): void {
  if (power.power === "continuous") for (const statement of power.statements) words.add("clause" in statement ? `${statement.says} ${statement.clause.verb}` : statement.says);
  else words.add(power.power);
}
