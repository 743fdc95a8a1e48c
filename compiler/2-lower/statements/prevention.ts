import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Clause, Condition, Duration, Effect, Noun, Replacement } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { damageAmount, damageKind } from "../amounts/damage.ts";
import { lowerClause } from "../clauses/clause.ts";
import { lowerCondition, whileCondition } from "../clauses/condition.ts";
import { eventClause } from "../clauses/event.ts";
import { timeDuration } from "../clauses/time.ts";
import { modalOf, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** Damage that would be dealt, as an event, with all that is said of it. */
export interface Prevented {
  readonly power: Replacement;
  /** "dealt to and dealt by it": the same of what it deals. */
  readonly besides?: Replacement;
  /** How long it lasts, if the phrase says so. */
  readonly duration: Duration | null;
  /** "the next damage": used up by the first. */
  readonly next: boolean;
}

/** "Prevent the next 4 damage that would be dealt to target hero this turn" (CR 717); null for any other clause. */
export function preventionOf(view: ClauseView, context: Context): Prevented | null {
  const unpreventable = unpreventableOf(view, context);
  if (unpreventable !== null) return unpreventable;
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (view.verb !== "prevent" || noun === undefined || headWord(noun) !== "damage") return null;
  const relative = relativeOf(noun, context);
  if (relative === null) return null;
  if (view.modal !== null && modalOf(view, context, "may") !== "may") return null;
  const { event, duration, everyTurn, condition, both } = wouldBe(noun, relative, context);
  const ordinal = adjectivesOf(noun).find((adjective) => adjective === "next" || adjective === "first");
  const amount = damageAmount(noun, context);
  const limited = ordinal !== undefined && amount !== null;
  if (both && (limited || ordinal !== undefined)) return unlowered(noun, "of which of the two so much is prevented is not clear");
  if (everyTurn && !(limited || ordinal === "first")) return unlowered(noun, "how much is prevented each turn is “the first” of it");
  const power: Replacement = {
    power: "replacement",
    event,
    ...(condition === null ? {} : { condition }),
    effects: [{ do: "prevent", amount: limited || amount === null ? { amount: "all" } : amount }],
    ...(limited ? { limit: { amount: amount as Amount, ...(everyTurn ? { everyTurn: true as const } : {}) } } : {}),
  };
  return {
    power,
    ...(both ? { besides: dealtBy(power) } : {}),
    duration,
    next: ordinal !== undefined && !limited,
  };
}

/** The same of the damage that is dealt by whom it is dealt to. */
function dealtBy(power: Replacement): Replacement {
  const { to, ...event } = power.event;
  return { ...power, event: { ...event, ...(to === undefined ? {} : { subject: to }) } };
}

/** "dealt to and dealt by target ally": of both the same one, which is chosen first. */
export function preventedPowers({ power, besides }: Prevented): readonly [before: readonly Effect[], powers: readonly Replacement[]] {
  const { to } = power.event;
  if (besides === undefined || to === undefined) {
    const [before, one] = choosingRecipient(power);
    return [before, [one]];
  }
  if (to.noun !== "select" || to.quantity.count === "all") return [[], [power, besides]];
  const bound: Noun = { noun: "bound", name: to.as ?? "recipient" };
  const chosen = { ...power, event: { ...power.event, to: bound } };
  return [[{ do: "select", selection: { ...to, as: bound.name } }], [chosen, dealtBy(chosen)]];
}

/** "damage that would be dealt to a second hero or ally": which one is chosen first, as it is another than some target (BOG-055). */
function choosingRecipient(power: Replacement): readonly [before: readonly Effect[], power: Replacement] {
  const { to } = power.event;
  if (to?.noun !== "select") return [[], power];
  const parts = to.filter.is === "all" ? to.filter.of : [to.filter];
  const other = to.target !== true && to.quantity.count === "exactly" && parts.some((part) => part.is === "other" && part.than.noun !== "self");
  if (!other && !isSomeTargets(to)) return [[], power];
  const as = to.as ?? "recipient";
  return [[{ do: "select", selection: { ...to, as } }], { ...power, event: { ...power.event, to: { noun: "bound", name: as } } }];
}

/** "up to two target allies": so many that are known once they are chosen. */
const isSomeTargets = ({ target, quantity }: Extract<Noun, { noun: "select" }>): boolean => target === true && (quantity.count === "upTo" || (quantity.count === "exactly" && quantity.of !== 1));

/** Whether a clause says of its subject that it is unpreventable, or can't be prevented. */
export function saysUnpreventable(view: ClauseView): boolean {
  if (view.verb === "prevent" && view.passive && /^can(?:t|not)$/.test(view.modal ?? "")) return true;
  if (view.predicate.kind !== "Being" || view.verb !== "be" || view.modal !== null || view.predicate["not"] === true || !/^(?:is|are|s|re|be)$/.test(text(view.predicate, "be") ?? "")) return false;
  const what = child(view.predicate, "what");
  const states = what?.kind === "States" ? children(what, "states") : [];
  return states.length === 1 && text(states[0] as Node, "as") === "unpreventable" && states[0]?.["not"] !== true;
}

/** "Damage that it would deal is unpreventable", "combat damage dealt by your hero can't be prevented": the damage happens so (CR 408.3c). */
function unpreventableOf(view: ClauseView, context: Context): Prevented | null {
  const noun = nounsOf(view.grammatical)[0];
  if (noun === undefined || headWord(noun) !== "damage" || !saysUnpreventable(view)) return null;
  const dealt = dealtOf(noun, context);
  if (dealt !== null) {
    modalOf(view, context, "cant", "cannot");
    return { power: { power: "replacement", event: dealt, effects: [{ do: "alter", damage: { unpreventable: true } }] }, duration: null, next: false };
  }
  const relative = relativeOf(noun, context);
  if (relative === null) return null;
  modalOf(view, context, "cant", "cannot");
  const { event, duration, condition, both } = wouldBe(noun, relative, context);
  if (both) return unlowered(relative, "which of the two is so is not clear");
  return { power: { power: "replacement", event, ...(condition === null ? {} : { condition }), effects: [{ do: "alter", damage: { unpreventable: true } }] }, duration, next: false };
}

/** "combat damage dealt by your hero with this weapon": as an event, whenever it is dealt. */
function dealtOf(noun: Node, context: Context): Clause | null {
  const dealt = postsOf(noun, context).find((post) => post.kind === "ParticipleRelative" && lemma(post, "verb") === "deal");
  if (dealt === undefined || text(dealt, "when") !== null || child(dealt, "preposition") === null) return null;
  const instrument = postsOf(noun, context).find((post) => post.kind === "With");
  const event = eventClause(use(context, dealt), {}, context);
  if (instrument === undefined) return { ...event, damage: damageKind(noun, context) };
  const [item, ...others] = children(child(use(context, instrument), "items") as Node, "items");
  if (item === undefined || others.length > 0 || event.with !== undefined) return unlowered(instrument, "with what it is dealt is not clear");
  return { ...event, with: lowerNoun(item, { ...context, pattern: true }), damage: damageKind(noun, context) };
}

/** "can prevent damage that would be dealt to allies in your party": the damage, as an event. */
export function preventable(view: ClauseView, context: Context): Clause | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (view.verb !== "prevent" || noun === undefined || headWord(noun) !== "damage") return null;
  const relative = relativeOf(noun, context);
  return relative === null ? null : wouldBe(noun, relative, context).event;
}

/** "When damage that an opposing ally would deal is prevented": whose damage, to whom, as parts of what prevents it (CR 717.2). */
export function wouldHaveBeen(view: ClauseView, context: Context): Pick<Clause, "from" | "to" | "damage"> {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (view.verb !== "prevent" || noun === undefined || headWord(noun) !== "damage") return {};
  const relative = relativeOf(noun, context);
  if (relative === null) return {};
  const { event: { verb: _, subject, to, damage, ...more }, duration, condition, everyTurn } = wouldBe(noun, relative, context);
  if (Object.keys(more).length > 0 || duration !== null || condition !== null || everyTurn) return unlowered(relative, "which damage is prevented is not clear");
  return { ...(subject === undefined ? {} : { from: subject }), ...(to === undefined ? {} : { to }), ...(damage === undefined ? {} : { damage }) };
}

function relativeOf(noun: Node, context: Context): Node | null {
  return use(context, postsOf(noun, context).find((post) => post.kind === "Relative" || post.kind === "ContactRelative")) ?? null;
}

interface WouldBe {
  readonly event: Clause;
  readonly duration: Duration | null;
  readonly everyTurn: boolean;
  readonly condition: Condition | null;
  readonly both: boolean;
}

/** The relative clause of damage as an event of which the damage is a part. */
function wouldBe(noun: Node, relative: Node, context: Context): WouldBe {
  const view = context.resolved.viewOfClause.get(relative);
  if (view === undefined || view.verb !== "deal" || modalOf(view, context, "would") !== "would") return unlowered(relative, "only damage that would be dealt can be prevented");
  if (text(relative, "stranded") !== null) return unlowered(relative, "what is dealt it is not clear");
  const { amount: _, ...event } = lowerClause(view, context, "event");
  let duration: Duration | null = null;
  let everyTurn = false;
  let condition: Condition | null = null;
  let both = false;
  for (const complement of view.complements) {
    if (complement.kind === "TimePhrase") {
      use(context, complement);
      const when = text(complement, "when");
      if (when === "each" || when === "every") {
        if (lemma(complement, "step") !== "turn") return unlowered(complement, "how much is prevented is counted each turn");
        everyTurn = true;
      } else if (when === "this") duration = timeDuration(complement);
      else return unlowered(complement, "until when is not clear");
    } else if (complement.kind === "ToAndBy") {
      use(context, complement);
      both = true;
    } else if (complement.kind === "WhilePhrase") {
      use(context, complement);
      const to = event.to ?? { noun: "self" };
      condition = whileCondition(child(complement, "condition") as Node, context, to);
    } else if (complement.kind === "IfPhrase") {
      use(context, complement);
      condition = lowerCondition(child(complement, "condition") as Node, context);
    }
  }
  return { event: { ...event, damage: damageKind(noun, context) }, duration, everyTurn, condition, both };
}
