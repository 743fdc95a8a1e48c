import type { Amount, Clause, Entry, Noun, Place } from "../../ir/index.ts";
import { amount } from "../evaluate/amount.ts";
import { controllerOf, ownerOf } from "../evaluate/info.ts";
import { chosenAs } from "../evaluate/filter.ts";
import { asLastSeen, things } from "../evaluate/noun.ts";
import { damageType } from "../evaluate/pattern.ts";
import type { Machine } from "../machine.ts";
import type { Entering, EventRecord, Scope, Spot } from "../scope.ts";
import type { Id } from "../state.ts";

type Roles = Pick<EventRecord, "subject" | "object" | "to" | "from" | "with" | "against">;

/** The events that a clause stands for: one for each combination of its participants, all at once. */
export function plainEvents(m: Machine, s: Scope, clause: Clause): readonly EventRecord[] {
  const doer = s.doer === 0 ? s.you : s.doer;
  // Where no counter could be chosen there is no other of its kind.
  if (clause.chosenCounter !== undefined && (chosenAs(m, s, clause.chosenCounter) ?? "") === "") return [];
  const { own, roles: taking } = partsOf(clause);
  if (own === null) {
    const all = combined(m, s, clause, taking);
    const [only] = all;
    return only !== undefined && all.length === 1 ? [eventOf(m, s, clause, taking, only, doer, 0)] : all.map((roles, index) => eventOf(m, s, clause, taking, roles, doer, index));
  }
  let combinations: readonly Roles[] = [{}];
  const reading = (roles: Roles): Scope => ({ ...s, bound: { ...s.bound, [own.as]: [roles[own.role] ?? 0] } });
  for (const role of [own.role, ...taking.filter((other) => other !== own.role)]) {
    const noun: Noun | undefined = clause[role];
    if (noun === undefined) continue;
    combinations = combinations.flatMap((roles) => things(m, reading(roles), noun).map((id) => ({ ...roles, [role]: id })));
  }
  return combinations.map((roles, index) => eventOf(m, reading(roles), clause, taking, roles, doer, index));
}

/** The combinations of the participants of a clause whose parts are all the same for each of them. */
function combined(m: Machine, s: Scope, clause: Clause, taking: readonly Role[]): readonly Roles[] {
  let combinations: MutableRoles[] = [{}];
  for (const role of taking) {
    const noun = clause[role];
    if (noun === undefined) continue;
    const ids = things(m, s, noun);
    const [only] = ids;
    if (only !== undefined && ids.length === 1) for (const roles of combinations) roles[role] = only;
    else combinations = combinations.flatMap((roles) => ids.map((id) => ({ ...roles, [role]: id })));
  }
  return combinations;
}

function eventOf(m: Machine, s: Scope, clause: Clause, taking: readonly Role[], roles: Roles, doer: Id, index: number): EventRecord {
  const subject = roles.subject ?? doer;
  const event: MutableEvent = { verb: clause.verb, subject };
  for (const role of taking) {
    const id = roles[role];
    if (id !== undefined && role !== "subject") event[role] = id;
  }
  event.by = m.isPlayer(subject) ? subject : doer;
  event.scope = s.id;
  event.cause = s.source;
  addRest(m, s, forOne(s, clause, roles, index), roles, event);
  return event;
}

type MutableEvent = { -readonly [K in keyof EventRecord]: EventRecord[K] };
type MutableRoles = { -readonly [K in keyof Roles]: Roles[K] };

const ROLES = ["subject", "object", "to", "from", "with", "against"] as const;

type Role = (typeof ROLES)[number];

interface OfEach {
  readonly role: Role;
  readonly as: string;
}

/** The parts that a clause names, and that of them whose members have parts or numbers of their own. */
interface Parts {
  readonly roles: readonly Role[];
  readonly own: OfEach | null;
}

const known = new WeakMap<Clause, Parts>();

/** A clause is never changed: it is taken apart once. */
function partsOf(clause: Clause): Parts {
  let parts = known.get(clause);
  if (parts === undefined) {
    parts = { roles: ROLES.filter((role) => clause[role] !== undefined), own: roleOfEach(clause) };
    known.set(clause, parts);
  }
  return parts;
}

/** The part of a clause whose members have parts or numbers of their own: "each ally deals damage equal to its ATK", "to itself". */
function roleOfEach(clause: Clause): OfEach | null {
  const named = ROLES.flatMap((role): OfEach[] => {
    const noun = clause[role];
    return noun?.noun === "select" && noun.quantity.count === "all" && noun.as !== undefined ? [{ role, as: noun.as }] : [];
  });
  return named.find(({ role, as }) => ROLES.some((other) => other !== role && isOwn(clause[other], as)) || isOwn(clause.amount, as)) ?? null;
}

/** Whether a part or a number is that of what has a name: what it is, who has it, a stat of it. */
function isOwn(node: Noun | Amount | undefined, name: string): boolean {
  if (typeof node !== "object") return false;
  if ("noun" in node) return node.noun === "bound" ? node.name === name : (node.noun === "controller" || node.noun === "owner") && isOwn(node.of, name);
  if (node.amount === "stat") return isOwn(node.of, name);
  return Object.values(node).flat().some((part: unknown) => typeof part === "object" && part !== null && "amount" in part && isOwn(part as Amount, name));
}

/** The events that doing a clause stands for, as its verb has them. */
export function eventsOf(m: Machine, s: Scope, clause: Clause): readonly EventRecord[] {
  const plain = plainEvents(m, s, clause);
  return m.rules.verbs[clause.verb]?.events?.(m, s, clause, plain) ?? plain;
}

/** "5, 4, and 3 damage to them, respectively": each target has its own number from the start (BOG-041). */
function forOne(s: Scope, clause: Clause, roles: Roles, index: number): Clause {
  const { amount: listed } = clause;
  if (typeof listed !== "object" || listed.amount !== "list") return clause;
  const one = roles.to ?? roles.from ?? roles.object ?? 0;
  const place = Object.values(s.targets).map((ids) => ids.indexOf(one)).find((at) => at >= 0) ?? index;
  return { ...clause, amount: listed.of[place] ?? 0 };
}

/** What a clause says beside who takes part. */
function addRest(m: Machine, s: Scope, clause: Clause, roles: Roles, part: MutableEvent): void {
  if (clause.amount !== undefined) part.amount = amount(m, s, clause.amount);
  if (clause.counter !== undefined) part.counter = clause.counter;
  if (clause.doing !== undefined) part.doing = clause.doing;
  if (clause.chosenCounter !== undefined) part.counter = chosenAs(m, s, clause.chosenCounter) ?? "";
  if (clause.manner !== undefined) part.manner = clause.manner;
  if (clause.damage !== undefined) {
    const { types, unpreventable, combat, chosen } = clause.damage;
    const list = [...(types ?? []), ...(chosen === undefined ? [] : [chosen])];
    part.types = list.map((type) => damageType(m, s, type));
    if (unpreventable === true) part.unpreventable = true;
    if (combat === true) part.combat = true;
  }
  if (clause.into !== undefined) part.into = spot(m, s, clause.into, roles.object ?? roles.subject ?? 0);
  if (clause.outOf !== undefined) part.outOf = spot(m, s, clause.outOf, roles.object ?? roles.subject ?? 0);
  if (clause.entry !== undefined) part.entry = entering(m, s, clause.entry);
}

/** A place as a spot of the state: with the player whose it is, 0 where the owner of the card decides. */
export function spot(m: Machine, s: Scope, place: Place, id: Id): Spot {
  const of = place.of === undefined ? ownerOf(m, id) : (things(m, s, place.of).map((one) => controllerOf(m, one))[0] ?? 0);
  return {
    zone: place.zone,
    of,
    ...(place.position === undefined ? {} : { position: place.position }),
    ...(place.depth === undefined ? {} : { depth: amount(m, s, place.depth) }),
  };
}

export function entering(m: Machine, s: Scope, entry: Entry): Entering {
  const counters: Record<string, number> = {};
  // CR 104.2
  const countOf = (of: Amount): number => Math.max(0, amount(m, s, of));
  for (const { counter, amount: n } of entry.counters ?? []) counters[counter] = countOf(n);
  const host = entry.attachedTo === undefined ? 0 : (things(m, s, entry.attachedTo)[0] ?? 0);
  // "Under your control".
  const under = entry.under === undefined ? 0 : controllerOf(m, things(m, s, entry.under)[0] ?? 0);
  return {
    ...(under === 0 ? {} : { controller: under }),
    ...(entry.exhausted === undefined ? {} : { exhausted: entry.exhausted }),
    ...(entry.faceDown === undefined ? {} : { faceDown: entry.faceDown }),
    ...(host === 0 ? {} : { attachedTo: host }),
    ...(entry.counters === undefined ? {} : { counters }),
    ...(entry.damage === undefined ? {} : { damage: countOf(entry.damage) }),
    ...(entry.flippedAs === undefined ? {} : { back: asLastSeen(m, s, entry.flippedAs).some((id) => m.card(id)?.back === true) }),
  };
}
