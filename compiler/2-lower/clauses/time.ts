import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Duration, Moment, Noun } from "../../../ir/index.ts";
import { adjectivesOf, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { ownedBy, possessorChain } from "../nouns/reference.ts";
import { lowerClause } from "./clause.ts";
import { whileCondition } from "./condition.ts";

/** How long what a clause states lasts; null if it does not say. */
export function durationOf(view: ClauseView, context: Context): Duration | null {
  return together(saidDurations(view, context));
}

/**
 * How long what each clause of a sentence states lasts. One time covers them all (CR 714.3c); "while attacking" goes
 * with the clause it stands behind and, behind the last, with those that say nothing of their own.
 */
export function durationsOf(views: readonly ClauseView[], context: Context): readonly (Duration | null)[] {
  const said = views.map((view) => saidDurations(view, context));
  const time = said.map((durations) => durations.filter(isTime)).find((times) => times.length > 0) ?? [];
  const last = views.at(-1);
  return said.map((own, index) => {
    const whiles = own.length > 0 || isOfWhoDoesIt(last, views[index] as ClauseView, context) ? [] : (said.at(-1) ?? []).filter((duration) => !isTime(duration));
    return together([...own, ...whiles, ...(own.some(isTime) ? [] : time)]);
  });
}

const isTime = ({ lasts }: Duration): boolean => lasts !== "while";

const together = (found: readonly Duration[]): Duration | null => (found.length > 1 ? { lasts: "both", of: found } : (found[0] ?? null));

function saidDurations(view: ClauseView, context: Context): readonly Duration[] {
  const found: Duration[] = [];
  for (const complement of view.complements) {
    const duration = durationOfComplement(complement, view, context);
    if (duration === null) continue;
    use(context, complement);
    found.push(duration);
  }
  return found;
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
      return subject === null ? null : whileDuration(condition, context, subject);
    }
    default:
      return null;
  }
}

/** Whether "while attacking" stands behind one statement, and another is of what can be attacked: that is not asked of who attacks already. */
export function isOfWhoDoesIt(asking: ClauseView | undefined, view: ClauseView, context: Context): boolean {
  const doing = context.verbs.get(view.verb)?.ing;
  const asked = asking?.complements.flatMap((complement) => (complement.kind === "WhilePhrase" ? (lemma(child(complement, "condition") as Node, "state") ?? []) : []));
  return view.modal !== null && asked?.some((state) => state === doing) === true;
}

/** "while you control a Pet", "while Voss is defending this turn": in that turn, whenever it is so. */
export function whileDuration(condition: Node, context: Context, subject?: Noun): Duration {
  const whilst: Duration = { lasts: "while", condition: whileCondition(condition, context, subject) };
  for (const view of context.resolved.views.get(condition) ?? []) {
    const time = view.complements.find((complement) => complement.kind === "TimePhrase" && !context.used.has(complement));
    const duration = time === undefined ? null : timeDuration(time);
    if (duration === null) continue;
    use(context, time);
    return { lasts: "both", of: [duration, whilst] };
  }
  return whilst;
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
  const end = momentOf(moment, context);
  return end.nth === undefined ? { lasts: "until", moment: end } : unlowered(moment, "until when is not clear");
}

/** "during its controller's next ready step", "on your turn". */
export function duringDuration(during: Node, context: Context): Duration {
  const of = child(during, "of") as Node;
  if (of.kind === "TimePhrase") return timeDuration(of) ?? unlowered(of, "when is not clear");
  const { whose, next, nth } = turnOf(of, context);
  if (nth !== undefined) return unlowered(of, "how long it lasts is not clear");
  return { lasts: "during", step: lemma(of, "step") as string, ...(whose === null ? {} : { whose }), ...(next ? { next: true as const } : {}) };
}

/** The condition that it is someone's turn or step: "On your turn:". */
export function duringCondition(during: Node, context: Context): Condition {
  const of = child(during, "of") as Node;
  if (of.kind === "TimePhrase") return unlowered(of, "when is not clear");
  const { whose, next, nth } = turnOf(of, context);
  const step = lemma(of, "step") as string;
  if (next) return unlowered(of, "what is so only then is not asked now");
  if (step === "turn") return { if: "turn", of: whose ?? unlowered(of, "whose turn?"), ...(nth === undefined ? {} : { nth }) };
  if (nth !== undefined) return unlowered(of, "only turns are counted");
  return { if: "during", step, ...(whose === null ? {} : { whose }) };
}

const timeWord = (moment: Node): string | null => {
  const of = child(moment, "of");
  return of?.kind === "TimePhrase" ? text(of, "when") : null;
};

/** "at the end of each turn", of what a power waits for again and again: not "this turn". */
export const recurring = (moment: Node): Node => (timeWord(moment) === "this" ? unlowered(moment, "which one this is, no power that waits knows") : moment);

/** "at the end of this turn", of what is done once later: not "each turn". */
export const once = (moment: Node): Node => (/^(?:each|every)$/.test(timeWord(moment) ?? "") ? unlowered(moment, "what is done once later is not done again") : moment);

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
  const { whose, next, nth } = turnOf(step, context);
  if (nth !== undefined && whose === null) return unlowered(step, "whose is it?");
  return { at, of: lemma(step, "step") as string, ...(whose === null ? {} : { whose }), ...(nth === undefined ? {} : { nth }), ...(next ? { next: true as const } : {}) };
}

/** The turns that are counted, by the words that count them. */
const COUNTED: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 };

/** Whose turn or step a phrase names, and whether it is the next one, or which of those that its player takes. */
function turnOf(step: Node, context: Context): { readonly whose: Noun | null; readonly next: boolean; readonly nth?: number } {
  const possessors = children(step, "possessors");
  const determiner = say(context, step, "determiner", "that");
  const opposing = children(step, "modifiers").some((modifier) => text(modifier, "side") === "opposing");
  const whose: Noun | null = possessors.length > 0 ? possessorChain(possessors, context) : opposing ? { noun: "select", quantity: { count: "all" }, filter: { is: "player", side: "opponent" } } : determiner === "that" ? null : ownedBy(step, context);
  const adjectives = adjectivesOf(step).filter((word) => word !== null);
  const counted = adjectives.flatMap((word) => COUNTED[word] ?? []);
  const nth = counted[0];
  if (adjectives.length > 1 || (nth !== undefined && lemma(step, "step") !== "turn") || (adjectives.length > 0 && counted.length === 0 && !adjectives.includes("next"))) return unlowered(step, "which one is not clear");
  return { whose, next: adjectives.includes("next"), ...(nth === undefined ? {} : { nth }) };
}
