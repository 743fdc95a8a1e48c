import type { Effect, Filter, Selection } from "../../../ir/index.ts";
import { candidates } from "../../../runtime/evaluate/candidates.ts";
import { passes } from "../../../runtime/evaluate/filter.ts";
import { isType } from "../../../runtime/evaluate/info.ts";
import type { FaceInfo } from "../../../runtime/face.ts";
import type { Machine } from "../../../runtime/machine.ts";
import { glance } from "../../../runtime/reading.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";

/** What a card says that it can be attached to: its attach descriptions (CR 400.1). */
function descriptions(m: Machine, card: CardObject): readonly Selection[] {
  const { powers } = m.printed(card);
  let found = described.get(powers);
  if (found === undefined) {
    found = powers.flatMap(({ power }) => (power.power === "oneShot" ? power.effects.flatMap((effect) => attaching(effect, power.effects)) : []));
    described.set(powers, found);
  }
  return found;
}

/** By the powers that are printed, which never change. */
const described = new WeakMap<FaceInfo["powers"], readonly Selection[]>();

/** Whether a card attaches itself as it resolves. */
export const canAttach = (m: Machine, card: CardObject): boolean => descriptions(m, card).length > 0;

/** What a card could be attached to by its own text. */
export function possibleHosts(m: Machine, card: CardObject, player: Id): readonly Id[] {
  const found = descriptions(m, card).flatMap(({ filter }) => candidates(m, glance(card.id, player, "", 0, null), filter, undefined));
  return [...new Set(found)].filter((id) => id !== card.id && id !== card.attachedTo);
}

/** Whether a host matches the attach description of a card in play that something else attaches to it (SOB-013). */
export function fits(m: Machine, card: CardObject, host: CardObject): boolean {
  if (card.zone !== "play") return true;
  const all = descriptions(m, card);
  const scope = glance(card.id, card.controller, "", 0, null);
  return all.length === 0 || all.some(({ filter }) => passes(m, scope, host.id, filter));
}

/**
 * Whether a host still matches an attachment's host description (CR 400.6, DOW-015): the type that "attached …" names,
 * or all that its attach description says where its powers name nothing so.
 */
export function isHostStill(m: Machine, card: CardObject, host: CardObject): boolean {
  const all = descriptions(m, card);
  const { powers } = m.printed(card);
  if (all.length === 0 || powers.some(({ power }) => anyHost.isIn(power))) return true;
  const isNamed = powers.some(({ power }) => someHost.isIn(power));
  return isNamed || all.some(({ filter }) => chosenX.isIn(filter)) ? all.some(({ filter }) => isOfTypes(m, filter, host.id)) : fits(m, card, host);
}

/** The types of a description; what else it says was asked as the card was attached. */
function isOfTypes(m: Machine, filter: Filter, id: Id): boolean {
  if (filter.is === "all") return filter.of.every((part) => isOfTypes(m, part, id));
  if (filter.is === "any") return filter.of.some((part) => isOfTypes(m, part, id));
  return filter.is !== "type" || isType(m, id, filter.type);
}

/** Something that a text may speak of; what was found of each text is kept, as texts never change. */
class Spoken {
  private readonly known = new WeakMap<object, boolean>();
  private readonly is: (node: Readonly<Record<string, unknown>>) => boolean;

  constructor(is: (node: Readonly<Record<string, unknown>>) => boolean) {
    this.is = is;
  }

  isIn(node: unknown): boolean {
    if (typeof node !== "object" || node === null) return false;
    let spoken = this.known.get(node);
    if (spoken === undefined) {
      spoken = this.is(node as Readonly<Record<string, unknown>>) || Object.values(node).some((part) => this.isIn(part));
      this.known.set(node, spoken);
    }
    return spoken;
  }
}

/** "Attached card", "attached ally" and its like, and X, which is 0 once a card is in play. */
const anyHost = new Spoken((node) => node["noun"] === "host" && node["any"] === true);
const someHost = new Spoken((node) => node["noun"] === "host");
const chosenX = new Spoken((node) => node["amount"] === "x");

/** What an effect attaches the card to, as a selection; of what the text names as it is put somewhere, where it lay is no part (CR 400.4). */
function attaching(effect: Effect, all: readonly Effect[]): readonly Selection[] {
  if (effect.do === "modes") return effect.modes.flatMap((mode) => mode.flatMap((one) => attaching(one, mode)));
  if (effect.do === "attempt") return effect.then.flatMap((one) => attaching(one, [...effect.effects, ...effect.then]));
  if (effect.do !== "act" || effect.clause.verb !== "attach") return [];
  const { to } = effect.clause;
  if (to?.noun === "select") return [to];
  if (to?.noun !== "bound") return [];
  return all.flatMap((one) => (one.do === "act" && one.clause.object?.noun === "select" && one.clause.object.as === to.name ? [{ ...one.clause.object, filter: anywhere(one.clause.object.filter) }] : []));
}

const anywhere = (filter: Filter): Filter => (filter.is === "all" ? { is: "all", of: filter.of.filter(({ is }) => is !== "in") } : filter);
