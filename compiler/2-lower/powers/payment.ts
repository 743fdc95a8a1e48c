import { child, children, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Cost, Payment } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { numberOf } from "../amounts/number.ts";
import { lowerCondition, whileCondition } from "../clauses/condition.ts";
import { present } from "../clauses/tense.ts";
import { duringCondition } from "../clauses/time.ts";
import { modalOf, say, unlowered, use, type Context } from "../context.ts";
import { costOf } from "../effects/act.ts";
import { lowerSentences } from "../effects/sentence.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { viewOfPredicate } from "./playing.ts";
import { lowerQuote } from "./power.ts";
import { noSecondPower } from "./second-power.ts";

export function lowerPayment(payment: Node, context: Context): Payment {
  const joins = joinsOf(payment, "costs");
  const costs = children(payment, "costs").map((cost) => lowerCost(cost, context));
  const either = joins.includes("or");
  const sentences = children(child(payment, "effect") as Node, "sentences");
  const uses = sentences.filter((sentence) => isUse(sentence, context));
  for (const sentence of sentences.slice(1)) if (!uses.includes(sentence)) noSecondPower(sentence, context);
  const effects = lowerSentences(sentences.filter((sentence) => !uses.includes(sentence)), context, lowerQuote);
  const limits = uses.map((sentence) => useOf(sentence, context));
  const timing = child(payment, "timing");
  const conditions = [...(timing === null ? [] : timingConditions(timing, context)), ...limits.flatMap(({ condition }) => (condition === null ? [] : [condition]))];
  const once = (timing !== null && text(timing, "when") === "oncePerTurn") || limits.some(({ once }) => once);
  return {
    power: "payment",
    costs: either ? [{ cost: "either", of: costs.map((cost) => [cost]) }] : costs,
    effects,
    ...(conditions.length === 0 ? {} : { timing: conditions.length === 1 ? (conditions[0] as Condition) : { if: "all", of: conditions } }),
    ...(once ? { limit: 1 } : {}),
  };
}

/** "(5) >>> Flip Almia" on the front of a card with two faces. */
export function lowerFlipLine(line: Node, context: Context): Payment {
  const act = child(line, "act") as Node;
  const clause = { verb: lemma(act, "verb") as string, object: lowerNoun(child(act, "object") as Node, context) };
  return { power: "payment", costs: children(line, "costs").map((cost) => lowerCost(cost, context)), effects: [{ do: "act", clause }] };
}

function lowerCost(cost: Node, context: Context): Cost {
  switch (cost.kind) {
    case "ResourceCost":
      return { cost: "resources", amount: numberOf(child(cost, "amount") as Node, context) };
    case "ActivateCost":
      return { cost: "activate" };
    default:
      return costOf(viewOfPredicate(child(cost, "predicate") as Node, context), context);
  }
}

export function timingConditions(timing: Node, context: Context): Condition[] {
  if (text(timing, "when") === "anyPlayer") return unlowered(timing, "what others can pay for is not read here");
  const conditions: Condition[] = [];
  const during = child(timing, "during");
  if (during !== null) conditions.push(duringCondition(during, context));
  const condition = child(timing, "condition");
  if (condition !== null) conditions.push(lowerCondition(child(condition, "condition") as Node, context));
  const whilst = child(timing, "while");
  if (whilst !== null) conditions.push(whileCondition(child(whilst, "condition") as Node, context));
  const and = child(timing, "and");
  if (and !== null) conditions.push(lowerCondition(child(child(and, "condition") as Node, "condition") as Node, context));
  return conditions;
}

/** "Use only once per turn.", "Use only on your turn.", "You can use this power if it's in your hand." */
function isUse(sentence: Node, context: Context): boolean {
  const views = sentence.kind === "Sentence" ? (context.resolved.views.get(child(sentence, "clauses") as Node) ?? []) : [];
  const first = views[0];
  if (first === undefined || first.verb !== "use") return false;
  if (first.grammatical === null) return first.parts.object === undefined;
  const power = nounsOf(first.parts.object ?? null)[0];
  return first.modal === "can" && power !== undefined && headWord(power) === "power" && text(power, "determiner") === "this";
}

function useOf(sentence: Node, context: Context): { readonly once: boolean; readonly condition: Condition | null } {
  const view = context.resolved.views.get(child(sentence, "clauses") as Node)?.[0] as ClauseView;
  let once = false;
  let condition: Condition | null = null;
  present(view);
  say(context, view.predicate, "restriction", "only");
  if (view.grammatical !== null) {
    if (lowerNoun(view.grammatical, context).noun !== "you") return unlowered(view.grammatical, "who may use it is not read here");
    // Where it is not so, nothing lets anyone use it; “only” would be said of what all can use anyway.
    if (text(view.predicate, "restriction") !== null) return unlowered(view.predicate, "what lets you use it does not say “only”");
    modalOf(view, context, "can");
    say(context, nounsOf(view.parts.object ?? null)[0] as Node, "determiner", "this");
  }
  for (const complement of view.complements) {
    use(context, complement);
    if (text(complement, "adverb") === "oncePerTurn") once = true;
    else if (complement.kind === "DuringPhrase") condition = duringCondition(complement, context);
    else if (complement.kind === "IfPhrase") condition = lowerCondition(child(complement, "condition") as Node, context);
    else if (complement.kind === "WhilePhrase") condition = whileCondition(child(complement, "condition") as Node, context);
    else return unlowered(complement, "this does not say when it may be used");
  }
  return { once, condition };
}
