import type { Machine } from "../../../runtime/machine.ts";
import { EFFECT, type Prospect } from "../../../runtime/prospect.ts";
import { useKey, type PowerEntry } from "../../../runtime/face.ts";
import type { Option } from "../../../runtime/decision.ts";
import type { EventRecord, Scope } from "../../../runtime/scope.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import type { Payment } from "../../../ir/index.ts";
import { isAllowed, isForbidden } from "../../../runtime/derive/permissions.ts";
import { amount } from "../../../runtime/evaluate/amount.ts";
import { holds } from "../../../runtime/evaluate/condition.ts";
import { canPayFor } from "../../../runtime/links/costs.ts";
import { hasTargets } from "../../../runtime/links/targets.ts";
import { addLink } from "../../../runtime/links/announce.ts";
import { linkTargets } from "../../../runtime/links/link-lists.ts";
import { glance } from "../../../runtime/reading.ts";
import { costsOf, deedsOf, toldApart } from "../../../runtime/told-apart.ts";
import { areTooDear } from "./payables.ts";
import { mostX } from "./ways-to-pay.ts";
import { completes } from "./quests.ts";
import { zonesOf } from "./zones-of-use.ts";

const PAYMENT: readonly string[] = ["payment"];
const ACTIVATED: readonly string[] = ["payment", "activate"];
const PLAIN: Prospect = { id: EFFECT, kind: "effect", targets: 0 };
const NOTHING: readonly Option[] = [];

/** A payment power is used, one with [Activate] as such; one that flips its card where that costs more or less. */
function useEvent(m: Machine, player: Id, card: CardObject, power: Payment): EventRecord {
  const manner = power.costs.some(({ cost }) => cost === "activate") ? ACTIVATED : PAYMENT;
  const flipping = m.derivation.saysOf("cost", "flip").length > 0 && flips(power);
  return { verb: "use", subject: player, object: card.id, by: player, manner: flipping ? [...manner, "flip"] : manner };
}

/** Whether it flips the card that has it, as its effect or as its cost. */
const flips = ({ costs, effects }: Payment): boolean =>
  [...costs, ...effects].some((one) => "clause" in one && one.clause?.verb === "flip" && one.clause.object?.noun === "self");

/** The payment powers of a card that a player could use now (CR 701.2). */
export function powerOptions(m: Machine, player: Id, card: CardObject): readonly Option[] {
  const mine = card.controller === player;
  if (!mine && m.derivation.saysOf("can", "use").length === 0) return NOTHING;
  const info = m.values(card);
  if (info.payments.length === 0) return NOTHING;
  let found: Option[] | null = null;
  for (const i of info.payments) {
    const entry = info.powers[i];
    const power = entry?.power;
    if (entry === undefined || power?.power !== "payment" || completes(power)) continue;
    if (isSpent(m, card, power) || !isUsedFrom(m, power, card.zone) || (card.zone === "play" && areTooDear(m, player, power.costs))) continue;
    const scope = scopeOf(card, player, entry);
    if (!isTimely(m, card, entry, power, scope)) continue;
    const event = useEvent(m, player, card, power);
    if (!mine && !isAllowed(m, event)) continue;
    if (!isUsable(m, player, entry, power, event, scope) || isForbidden(m, event)) continue;
    (found ??= []).push({ label: `Use ${m.printed(card).name}`, thing: card.id, act: "use", detail: `${i} ${entry.ref}` });
  }
  if (found === null || found.length < 2) return found ?? NOTHING;
  const labels = toldApart(found, ({ label }) => label, ({ detail = "" }) => marksOf(info.powers[Number(detail.split(" ")[0])]?.power));
  return found.map((option, i) => ({ ...option, label: labels[i] ?? option.label }));
}

/** What tells a power of a card from its others: what it costs, and what it does. */
function marksOf(power: PowerEntry["power"] | undefined): readonly string[] {
  return power?.power === "payment" ? [costsOf(power.costs), deedsOf(power.effects)] : [];
}

/** Whether its [Activate] cost can't be paid, as is told at a glance. */
function isSpent(m: Machine, card: CardObject, { costs }: Payment): boolean {
  for (const { cost } of costs) if (cost === "activate") return !m.rules.canActivate(m, card);
  return false;
}

function isUsedFrom(m: Machine, power: Payment, place: string): boolean {
  for (const zone of zonesOf(power)) if (m.rules.zones[zone]?.zone === place) return true;
  return false;
}

/** Whether it is the time to use it, and it has not been used as often as it can be. */
function isTimely(m: Machine, card: CardObject, entry: PowerEntry, { timing, limit }: Payment, scope: Scope): boolean {
  if (timing !== undefined && !holds(m, scope, timing)) return false;
  return limit === undefined || (card.uses[useKey(entry)] ?? 0) < amount(m, scope, limit);
}

function isUsable(m: Machine, player: Id, entry: PowerEntry, power: Payment, event: EventRecord, scope: Scope): boolean {
  const targets = m.derivation.saysOf("cost", "play").length === 0 ? 0 : linkTargets(m, entry.effects, scope).length;
  return canPayFor(m, targets === 0 ? PLAIN : { ...PLAIN, targets }, scope, power.costs, event, 0) && hasTargets(m, scope, entry.effects, mostX(m, player, scope, power.costs, event));
}

function scopeOf(card: CardObject, player: Id, entry: PowerEntry): Scope {
  return glance(card.id, player, entry.args, entry.granter, null);
}

/** Uses a payment power: its effect is added to the chain (CR 701.2). */
export function usePower(m: Machine, player: Id, card: CardObject, detail: string, action: string): void {
  const entry = m.values(card).powers[Number(detail.split(" ")[0])];
  if (entry === undefined || entry.power.power !== "payment") return;
  const { power, ref, effects } = entry;
  const scope = scopeOf(card, player, entry);
  const event = useEvent(m, player, card, power);
  if (power.limit !== undefined) m.set(card, "uses", { ...card.uses, [useKey(entry)]: (card.uses[useKey(entry)] ?? 0) + 1 });
  addLink(m, {
    what: "effect", controller: player, source: card.id, object: 0, effects, power: ref, labels: labelsOf(power), scope, event, base: 0,
    costs: power.costs.map((_, i) => `${ref}/costs/${i}`), maxX: mostX(m, player, scope, power.costs, event), action,
  });
}

function labelsOf(power: Payment): readonly string[] {
  return (power.labels ?? []).map((label) => label.toLowerCase());
}
