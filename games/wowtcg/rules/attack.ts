import type { Machine } from "../../../runtime/machine.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import { altered, type EventRecord } from "../../../runtime/scope.ts";
import type { Filter } from "../../../ir/index.ts";
import { things } from "../../../runtime/evaluate/noun.ts";
import { isAllowed, isForbidden } from "../../../runtime/derive/permissions.ts";
import { canPay, modifiedCost } from "../../../runtime/links/costs.ts";
import { glance } from "../../../runtime/reading.ts";
import { matches } from "../../../runtime/evaluate/pattern.ts";
import { inPlay } from "./in-play.ts";
import { isAlly, isCharacter, isCombatant, isHero, isMount, isTotem } from "./card-types.ts";

/** Something that may be proposed as the defender, and as what. */
export interface Defence {
  readonly defender: Id;
  readonly kind: "normal" | "sabotage";
  /** What of the player is sabotaged, where that is not he himself. */
  readonly concept?: string;
}

const attackOn = (attacker: Id, defender: Id): EventRecord => ({ verb: "attack", subject: attacker, object: defender });

/** Whether an ally has been in its party since the start of its controller's most recent turn (INTRO-003). */
export function isRested(m: Machine, card: CardObject): boolean {
  return (m.player(card.controller).marks["started"] ?? 0) > card.since;
}

/** Whether a character could be proposed as an attacker at all (CR 601.2a). */
export function mayAttack(m: Machine, card: CardObject): boolean {
  if (card.zone !== "play" || card.exhausted || !isCharacter(m, card)) return false;
  // CR 305.3a
  if (!isHero(m, card) && (isTotem(m, card) || isMount(m, card))) return false;
  const attack: EventRecord = { verb: "attack", subject: card.id };
  if (isAlly(m, card) && !isRested(m, card) && !isAllowed(m, altered(attack, { manner: ["immediately"] }))) return false;
  return !isForbidden(m, attack);
}

/** What is asked of the cost of proposing it: that it can be paid, that it has been, or that there is none. */
type Purse = "payable" | "paid" | "free";

/** The legal proposed defenders of an attacker (CR 601.2b…d). */
export function defences(m: Machine, attacker: CardObject, purse: Purse = "payable"): readonly Defence[] {
  return mayAttack(m, attacker) ? restrict(m, attacker, legal(m, attacker, false, purse)) : [];
}

/** Whether there is any. */
export function canAttack(m: Machine, attacker: CardObject, purse: Purse = "payable"): boolean {
  if (!mayAttack(m, attacker)) return false;
  return isBound(m, attacker) ? defences(m, attacker, purse).length > 0 : legal(m, attacker, true, purse).length > 0;
}

/** Whether what is said of a character may leave it nothing to attack: "can attack only …". */
function isBound(m: Machine, attacker: CardObject): boolean {
  for (const { statement, scope } of m.derivation.saysOf("only", "attack")) if (statement.ifAble !== true && applies(m, attacker, scope, statement.clause)) return true;
  return false;
}

/** Proposing an attacker, which can cost something (CR 600.3). */
export const proposal = (attacker: CardObject, defender: Id): EventRecord => ({ verb: "propose", subject: attacker.controller, object: attacker.id, against: defender, by: attacker.controller });

/** Whether proposing costs anything at all. */
export const costsToPropose = (m: Machine): boolean => m.derivation.saysOf("cost", "propose").length > 0;

function isAffordable(m: Machine, attacker: CardObject, defender: Id, purse: Purse): boolean {
  if (purse === "paid" || !costsToPropose(m)) return true;
  const event = proposal(attacker, defender);
  return purse === "free" ? modifiedCost(m, event, 0).cost === 0 : canPay(m, glance(attacker.id, attacker.controller, "", 0, null), [], event, 0);
}

/** Whether something that is no character may be attacked like one. */
export const isLikened = (m: Machine, id: Id): boolean => likeness(m, id).some(({ is }) => is === "type");

/** "As though it were an opposing ally": what something counts as where it would be attacked (FOH-047). */
function likeness(m: Machine, id: Id): readonly Filter[] {
  return m.derivation.says("countsAs").flatMap((active) => {
    const { of, what, for: purpose } = active.statement;
    return purpose === "attack" && things(m, active.scope, of).includes(id) && m.derivation.holds(active) ? (what.is === "all" ? what.of : [what]) : [];
  });
}

/** What can be sabotaged and is no card and no player (HFI-014, HFI-044, HFI-055). */
const CONCEPTS = ["deck", "game", "keyword"] as const;

function legal(m: Machine, attacker: CardObject, firstOnly: boolean, purse: Purse): readonly Defence[] {
  const all: Defence[] = [];
  const anyGranted = m.derivation.saysOf("can", "attack").length > 0;
  if (!anyGranted && m.derivation.saysOf("can", "sabotage").length === 0) return opposing(m, attacker, firstOnly, purse);
  for (const id of [...(m.state.zones["play"] ?? []), ...m.state.players]) {
    if (firstOnly && all.length > 0) return all;
    if (id === attacker.id) continue;
    const card = m.card(id);
    const like = anyGranted ? likeness(m, id) : [];
    const likeCharacter = like.some((one) => one.is === "type");
    const friendly = m.friendly(card?.controller ?? id, attacker.controller) && !like.some((one) => one.is === "side");
    const combatant = card !== null && (isCombatant(m, card) || likeCharacter);
    if (friendly && !anyGranted) continue;
    const attack = attackOn(attacker.id, id);
    if ((card !== null && isMount(m, card)) || isForbidden(m, attack) || !isAffordable(m, attacker, id, purse)) continue;
    const allowed = isAllowed(m, attack);
    const character = card !== null && isCharacter(m, card);
    if (combatant && (like.length > 0 ? allowed && !friendly : !friendly || (character && allowed))) all.push({ defender: id, kind: "normal" });
    if (!character && !likeCharacter && !friendly && (allowed || isAllowed(m, altered(attack, { verb: "sabotage" })))) all.push({ defender: id, kind: "sabotage" });
    if (card === null && !friendly) for (const concept of CONCEPTS) if (isAllowed(m, altered(attack, { verb: "sabotage", concept }))) all.push({ defender: id, kind: "sabotage", concept });
  }
  return all;
}

/** Without a card that says otherwise only opposing combatants can be attacked. */
function opposing(m: Machine, attacker: CardObject, firstOnly: boolean, purse: Purse): readonly Defence[] {
  const all: Defence[] = [];
  for (const card of inPlay(m).combatants) {
    if (m.friendly(card.controller, attacker.controller) || isMount(m, card) || isForbidden(m, attackOn(attacker.id, card.id)) || !isAffordable(m, attacker, card.id, purse)) continue;
    all.push({ defender: card.id, kind: "normal" });
    if (firstOnly) break;
  }
  return all;
}

/** "Can attack only … if able", "must attack … if able" (CR 600.2, 601.2c, 601.2d). */
function restrict(m: Machine, attacker: CardObject, all: readonly Defence[]): readonly Defence[] {
  let left = all;
  const only = m.derivation.saysOf("only", "attack").filter(({ statement, scope }) => applies(m, attacker, scope, statement.clause));
  const fits = (active: (typeof only)[number], id: Id): boolean => matches(m, active.scope, active.statement.clause, attackOn(attacker.id, id));
  const held = only.filter((active) => m.derivation.holds(active));
  for (const active of held) if (active.statement.ifAble !== true) left = left.filter(({ defender }) => fits(active, defender));
  const wanted = left.filter(({ defender }) => held.some((active) => active.statement.ifAble === true && fits(active, defender)));
  if (wanted.length > 0) left = wanted;
  const must = m.derivation.saysOf("must", "attack").filter(({ statement, scope }) => statement.clause.object !== undefined && applies(m, attacker, scope, statement.clause));
  const due = left.filter(({ defender }) => must.some((active) => m.derivation.holds(active) && matches(m, active.scope, active.statement.clause, attackOn(attacker.id, defender))));
  return due.length > 0 ? due : left;
}

function applies(m: Machine, attacker: CardObject, scope: Parameters<typeof matches>[1], clause: Parameters<typeof matches>[2]): boolean {
  const { object: _object, ...anyone } = clause;
  return matches(m, scope, anyone, { verb: "attack", subject: attacker.id });
}

/** Whether a statement says that a character must attack, and it could without paying for it (CR 600.2, 600.3). */
export function mustAttack(m: Machine, player: Id): boolean {
  const must = forcing(m);
  if (must.length === 0) return false;
  return (m.state.zones["play"] ?? []).some((id) => {
    const card = m.card(id);
    if (card === null || card.controller !== player || !mayAttack(m, card)) return false;
    const forced = must.filter((active) => applies(m, card, active.scope, active.statement.clause) && m.derivation.holds(active) && !(active.statement.everyTurn === true && hasAttacked(m, id)));
    return forced.length > 0 && (forced.some(({ statement }) => statement.clause.object === undefined) ? canAttack(m, card, "free") : forced.some((active) => couldObey(m, card, active)));
  });
}

type Forcing = ReturnType<typeof forcing>[number];

const forcing = (m: Machine) => m.derivation.saysOf("must", "attack");

/** Whether what must be attacked is among what may be: "can attack only" may leave something else (CR 600.2b). */
const couldObey = (m: Machine, card: CardObject, { scope, statement }: Forcing): boolean => defences(m, card, "free").some(({ defender }) => matches(m, scope, statement.clause, attackOn(card.id, defender)));

/** "Each turn": once is enough. */
const hasAttacked = (m: Machine, id: Id): boolean => m.state.history.slice(m.state.turn.from).some((event) => event.verb === "attack" && event.subject === id);

/** Who can protect the proposed defender against the attacker (INTRO-043…047). */
export function protectors(m: Machine, player: Id): readonly Id[] {
  const { combat } = m.state;
  if (combat === null || m.derivation.saysOf("can", "protect").length === 0) return [];
  const { attacker, proposedDefender } = combat;
  const found: Id[] = [];
  for (const { id, controller, exhausted } of inPlay(m).combatants) {
    if (controller !== player || id === proposedDefender || exhausted) continue;
    const protect: EventRecord = { verb: "protect", subject: id, object: proposedDefender, against: attacker };
    if (isAllowed(m, protect) && !isForbidden(m, protect) && !isForbidden(m, { verb: "exhaust", subject: player, object: id, by: player })) found.push(id);
  }
  return found;
}
