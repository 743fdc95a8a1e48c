import { child, children, isOr, joinsOf, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Duration, Effect, ModifierPower, Statement } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { whileCondition } from "../clauses/condition.ts";
import { eitherStatement, saysEither } from "../clauses/either.ts";
import { nextOf } from "../clauses/next.ts";
import { decided } from "../clauses/of-each.ts";
import { otherAmountOf, withOtherAmount } from "../clauses/other-amount.ts";
import { affirmed, certain, present } from "../clauses/tense.ts";
import { durationOf, durationsOf } from "../clauses/time.ts";
import { isPlayedAtOnce } from "../clauses/unpaid.ts";
import { modalOf, unlowered, use, type Context, type QuoteLowering } from "../context.ts";
import { narrowed } from "../nouns/narrowed.ts";
import { restMoved } from "../nouns/rest.ts";
import { doublesStat } from "../statements/doubled.ts";
import { gainedControl } from "../statements/gained-control.ts";
import { preventedPowers, preventionOf } from "../statements/prevention.ts";
import { isStatement, lowerStatements } from "../statements/statement.ts";
import { actEffects, withDoer } from "./act.ts";
import { conditioned, withoutBareChoice } from "./conditioned.ts";
import { mayDo, offer, offeredOn, stripMay } from "./offer.ts";
import { withRaid } from "./raid.ts";
import { chosenFirst } from "./several-targets.ts";

/** What a list of clauses does, in order. */
export function lowerEffects(clauses: Node, context: Context, quote: QuoteLowering, lasting: Duration | null): Effect[] {
  const views = withoutBareChoice(context.resolved.views.get(clauses) ?? []);
  const durations = durationsOf(views, context);
  const own = durations.find((duration) => duration !== null) ?? null;
  // "This turn, … until you strike": whichever ends first.
  const both: Duration | null = lasting !== null && own !== null && own.lasts !== lasting.lasts ? { lasts: "both", of: [lasting, own] } : null;
  const shared = both ?? lasting ?? own;
  const joins = joinsOf(clauses, "clauses");
  if (joins.some((join, at) => isOr(join) && ![views[at], views[at + 1]].every((view) => view !== undefined && isForbidding(view)))) return alternatives(views, joins, context, quote, shared, clauses);
  if (joins.includes("andOr")) return unlowered(clauses, "one, the other or both is not read here");
  const effects: Effect[] = [];
  for (const [index, view] of views.entries()) {
    const other = otherAmountOf(view, context);
    const plain = other?.plain ?? view;
    let done = view.predicate.kind === "RestMoved" ? restMoved(view, views[index - 1] ?? null, context) : clauseEffects(plain, context, quote, both ?? durations[index] ?? shared);
    if (other !== null) done = withOtherAmount(done, other, view.node);
    if (!isDrawnIf(done, plain)) done = conditioned(done, plain, context, quote);
    const before = views[index - 1];
    // "you may X and Y": what goes on without a subject of its own is part of the offer.
    const last = effects.at(-1);
    const on = before?.modal === "may" ? offeredOn(last, done) : null;
    if (on !== null && child(view.node, "subject") === null && (view.predicate.kind === "Causing" || (view.predicate.kind === "Doing" && text(view.predicate, "form") === "base"))) {
      effects[effects.length - 1] = on;
      continue;
    }
    effects.splice(0, effects.length, ...withRaid(effects, done));
  }
  return effects;
}

/** "can't attack or protect": neither is allowed. */
const isForbidding = (view: ClauseView): boolean => view.modal === "cant" || view.modal === "cannot";

/** "discards a card or destroys an ally": whoever does it chooses one. */
function alternatives(views: readonly ClauseView[], joins: readonly string[], context: Context, quote: QuoteLowering, duration: Duration | null, at: Node): Effect[] {
  // "Put it into your hand and discard a card, or put it on the bottom": what "and" joins is one way.
  const ways: ClauseView[][] = [];
  for (const [index, view] of views.entries()) {
    const join = joins[index - 1];
    if (join === "and" && joins.every((each) => each === "and" || each === "commaOr")) ways.at(-1)?.push(view);
    else if (index === 0 || join === "or" || join === "commaOr" || join === "comma") ways.push([view]);
    else return unlowered(at, "what is done and what may be done instead is not clear");
  }
  if (views.some((view) => isStatement(view))) return unlowered(at, "what is done and what may be done instead is not clear");
  const first = views[0] as ClauseView;
  const who = mayDo({ ...first, modal: "may" }, context);
  const modes = ways.map((way) => way.flatMap((view) => stripMay(conditioned(clauseEffects(view, context, quote, duration), view, context, quote))));
  // Targets of a way are chosen on the chain, so the way is, too.
  const choice: Effect = { do: "modes", who, choose: 1, ...(JSON.stringify(modes).includes('"target":true') ? {} : { resolving: true as const }), modes };
  return [decided(who, [choice], modalOf(first, context, "may") === "may" ? offer : (_, [chosen = choice]) => chosen)];
}

function clauseEffects(view: ClauseView, context: Context, quote: QuoteLowering, duration: Duration | null): Effect[] {
  (isStatement(view) ? present : affirmed)(view);
  if (isStatement(view) && saysEither(view) && duration !== null && !isNext(view, context)) return eitherStatement(narrowed(lowerStatements(view, context, quote), askedOfEach(view, context), [], view.node), duration);
  if (isStatement(view)) certain(view);
  const prevented = preventionOf(view, context);
  if (prevented !== null) {
    // Without a time it lasts until it has prevented so much, or the game ends (CR 714.3, 717.2).
    const [before, powers] = preventedPowers(prevented);
    return [...before, { do: "modify", powers, duration: prevented.duration ?? duration ?? { lasts: "always" }, ...(prevented.next ? { next: true as const } : {}) }];
  }
  if (isStatement(view) || (duration !== null && gainedControl(view, context) !== null)) {
    const next = isNext(view, context);
    const [before, statements] = chosenFirst(narrowed(lowerStatements(view, context, quote), askedOfEach(view, context), [], view.node));
    if (duration === null && !next && statements.some(isLeaveToPlay)) return unlowered(view.node, "for how long this is allowed is not said");
    const power: ModifierPower = { power: "continuous", statements };
    const effects: readonly Effect[] = [...before, { do: "modify", powers: [power], duration: duration ?? { lasts: "always" }, ...(next ? { next: true as const } : {}) }];
    // "you may gain control of it this turn": not what is allowed, but what is offered.
    const isOffer = (doublesStat(view) || gainedControl(view, context) !== null) && modalOf(view, context, "may") === "may";
    if (!isOffer) return [...effects];
    const who = mayDo(view, context);
    return who.noun === "you" ? [{ do: "may", who, effects }] : unlowered(view.node, "what another may do for a time is not read here");
  }
  const modal = modalOf(view, context, "may", ...(isPlayedAtOnce(view) ? ["can"] : []));
  const who = modal === "may" || modal === "can" ? mayDo(view, context) : null;
  if (duration !== null && durationOf(view, context) !== null) return unlowered(view.node, "what is done at once lasts no time");
  const effects = withDoer(view, context, (doer) => actEffects(view, context, doer, quote));
  return who === null ? effects : [decided(who, stripMay(effects), offer)];
}

/** "You may play an ally from your graveyard without paying its cost": leave that a passing text would give for ever. */
const isLeaveToPlay = (statement: Statement): boolean => (statement.says === "free" || statement.says === "can") && statement.clause.verb === "play";

/** "Allies in your party have +2 ATK while attacking this turn.": what is asked of each of them, and is no duration. */
function askedOfEach(view: ClauseView, context: Context): Condition[] {
  const whilst = view.complements.filter((complement) => complement.kind === "WhilePhrase" && !context.used.has(complement));
  return whilst.map((complement) => whileCondition(child(use(context, complement), "condition") as Node, context, { noun: "candidate" }));
}

/** "complete your next quest", "the next time you strike": the statement is used up by the first. */
function isNext(view: ClauseView, context: Context): boolean {
  if (view.complements.some((complement) => complement.kind === "TimesPhrase")) return true;
  const purpose = view.complements.find((complement) => complement.kind === "Purpose");
  return purpose !== undefined && children(purpose, "predicates").flatMap((predicate) => nextOf(child(predicate, "object"), context)).length > 0;
}

/** "Draw a card, or two cards if …": the condition is that of the other number alone. */
const isDrawnIf = (effects: readonly Effect[], view: ClauseView): boolean =>
  view.verb === "draw" && view.complements.length === 1 && view.complements[0]?.kind === "IfPhrase" && effects.length === 1 && effects[0]?.do === "act" && typeof effects[0].clause.amount === "object" && effects[0].clause.amount.amount === "depends";
