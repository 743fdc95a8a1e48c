import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Condition, Duration, Moment, Noun } from "../../ir/index.ts";
import { adjectivesOf, nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { lowerClause } from "./clause.ts";
import { whileCondition } from "./condition.ts";
import { say, unlowered, use, type Context } from "./context.ts";
import { lowerNoun } from "./noun.ts";
import { ownedBy, possessorChain } from "./reference.ts";

/** How long what a clause states lasts; null if it does not say. */
export function durationOf(view: ClauseView, context: Context): Duration | null {
  const found: Duration[] = [];
  for (const complement of view.complements) {
    const duration = durationOfComplement(complement, view, context);
    if (duration === null) continue;
    use(context, complement);
    found.push(duration);
  }
  if (found.length === 0) return null;
  return found.length === 1 ? (found[0] as Duration) : { lasts: "both", of: found };
}

function durationOfComplement(complement: Node, view: ClauseView, context: Context): Duration | null {
  switch (complement.kind) {
    case "TimePhrase":
      return timeDuration(complement);
    case "TimesPhrase":
      return (context.resolved.views.get(child(complement, "event") as Node) ?? []).map((inner) => durationOf(inner, context)).find((duration) => duration !== null) ?? null;
    case "UntilPhrase":
      if (isExtent(complement, context)) return null;
      return untilDuration(complement, context);
    case "DuringPhrase":
      return duringDuration(complement, context);
    case "WhilePhrase": {
      const condition = child(complement, "condition") as Node;
      const subject = condition.kind === "Clauses" ? undefined : subjectOf(view, context);
      return subject === null ? null : { lasts: "while", condition: whileCondition(condition, context, subject) };
    }
    default:
      return null;
  }
}

/** Of whom "while attacking" is said; null where it is said of each of several, which is no matter of time. */
function subjectOf(view: ClauseView, context: Context): Noun | null {
  const [noun] = nounsOf(view.grammatical);
  if (view.grammatical === null || noun === undefined) return { noun: "self" };
  const mention = context.resolved.mentions.find((each) => each.noun === noun);
  if (!/target$/i.test(text(noun, "determiner") ?? "")) {
    const subject = lowerNoun(view.grammatical, context);
    return subject.noun === "select" ? null : subject;
  }
  // The target is chosen where the statement speaks of it; here it is the one that was.
  const name = mention === undefined || mention.plural ? undefined : context.resolved.nameFor(mention);
  return name === undefined ? unlowered(view.node, "which of the targets this is asked of is not said") : { noun: "bound", name };
}

/** "this turn", "this combat", "this game". */
export function timeDuration(time: Node): Duration | null {
  if (text(time, "when") !== "this") return null;
  switch (lemma(time, "step")) {
    case "turn":
      return { lasts: "thisTurn" };
    case "combat":
      return { lasts: "thisCombat" };
    case "game":
      return { lasts: "thisGame" };
    default:
      return unlowered(time, "nothing lasts this long");
  }
}

/** "until you reach …", "until you reveal …": how far something is done, not how long something lasts. */
const isExtent = (until: Node, context: Context): boolean => {
  const event = child(until, "event");
  return event !== null && (context.resolved.views.get(event) ?? []).some((view) => view.verb === "reach" || view.verb === "reveal");
};

export function untilDuration(until: Node, context: Context): Duration {
  const moment = child(until, "moment");
  const after = child(until, "of");
  // "until after your next turn": it is still so in all of it.
  if (after !== null) return after.kind === "StepPhrase" ? { lasts: "until", moment: momentIn("end", after, context) } : unlowered(until, "until when is not clear");
  if (moment === null) {
    const views = context.resolved.views.get(child(until, "event") as Node) ?? [];
    if (views.length === 0 || views.some((view) => view.verb === "reach" || view.verb === "reveal")) return unlowered(until, "until when is not clear");
    return { lasts: "untilEvent", events: views.map((view) => lowerClause(view, context, "event")) };
  }
  return { lasts: "until", moment: momentOf(moment, context) };
}

/** "during its controller's next ready step", "on your turn". */
export function duringDuration(during: Node, context: Context): Duration {
  const of = child(during, "of") as Node;
  if (of.kind === "TimePhrase") return timeDuration(of) ?? unlowered(of, "when is not clear");
  const { whose, next } = turnOf(of, context);
  return { lasts: "during", step: lemma(of, "step") as string, ...(whose === null ? {} : { whose }), ...(next ? { next: true as const } : {}) };
}

/** The condition that it is someone's turn or step: "On your turn:". */
export function duringCondition(during: Node, context: Context): Condition {
  const of = child(during, "of") as Node;
  if (of.kind === "TimePhrase") return unlowered(of, "when is not clear");
  const { whose } = turnOf(of, context);
  const step = lemma(of, "step") as string;
  if (step === "turn") return { if: "turn", of: whose ?? unlowered(of, "whose turn?") };
  return { if: "during", step, ...(whose === null ? {} : { whose }) };
}

/** "at the start of your turn", "the end of your next turn". */
export function momentOf(node: Node, context: Context): Moment {
  const at = text(node, "point") as "start" | "end";
  const of = child(node, "of") as Node;
  if (of.kind === "TimePhrase") {
    if (text(of, "when") === "that") return unlowered(of, "which one is not clear");
    // The end of this turn is the first that comes.
    return { at, of: lemma(of, "step") as string };
  }
  return momentIn(at, of, context);
}

/** The start or end of a stretch of the game, by its phrase: "each other player's ready step". */
export function momentIn(at: "start" | "end", step: Node, context: Context): Moment {
  const { whose, next } = turnOf(step, context);
  return { at, of: lemma(step, "step") as string, ...(whose === null ? {} : { whose }), ...(next ? { next: true as const } : {}) };
}

/** Whose turn or step a phrase names, and whether it is the next one. */
function turnOf(step: Node, context: Context): { readonly whose: Noun | null; readonly next: boolean } {
  const possessors = children(step, "possessors");
  const determiner = say(context, step, "determiner", "that");
  const opposing = children(step, "modifiers").some((modifier) => text(modifier, "side") === "opposing");
  const whose: Noun | null = possessors.length > 0 ? possessorChain(possessors, context) : opposing ? { noun: "select", quantity: { count: "all" }, filter: { is: "player", side: "opponent" } } : determiner === "that" ? null : ownedBy(step, context);
  const next = adjectivesOf(step).includes("next");
  return { whose, next };
}
