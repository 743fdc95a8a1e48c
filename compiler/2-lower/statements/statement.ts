import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Clause, Statement } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { factorOf, times } from "../amounts/factor.ts";
import { lowerClause } from "../clauses/clause.ts";
import { lowerCondition } from "../clauses/condition.ts";
import { purposeClause } from "../clauses/purpose.ts";
import { isPlayedAtOnce, leavesCostUnpaid } from "../clauses/unpaid.ts";
import { modalOf, say, says, unlowered, use, type Context, type QuoteLowering } from "../context.ts";
import { keywordOfNoun } from "../nouns/keyword.ts";
import { lowerNoun, subjectOf } from "../nouns/noun.ts";
import { being } from "./being.ts";
import { doubled, doublesStat } from "./doubled.ts";
import { gainedControl } from "./gained-control.ts";
import { controllable, having, loseStatement } from "./had.ts";
import { onlyOne } from "./only-one.ts";
import { preventable } from "./prevention.ts";
import { isStanding, standingOf } from "./standing.ts";

/** Whether a clause says how things are, not what is done. */
export function isStatement(view: ClauseView): boolean {
  const { predicate, modal } = view;
  if (isStanding(view)) return true;
  switch (predicate.kind) {
    case "Having":
      return !gainsControl(view);
    case "Being":
      return true;
    case "Paying":
      return text(predicate, "change") !== null;
    case "Doing":
      if (doublesStat(view)) return true;
      if (modal === "can" && isPlayedAtOnce(view)) return false;
      if (modal === "can" || modal === "cant" || modal === "cannot" || modal === "must") return true;
      if (modal === "may") return isPermission(view);
      return (view.verb === "control" && view.grammatical !== null) || dealsNone(view) || (view.verb === "lose" && losesPowers(view) && view.grammatical !== null);
    case "Undergoing":
      return modal === "can" || modal === "cant" || modal === "cannot" || modal === "must";
    default:
      return false;
  }
}

/** "gains control of it" is done, not had. */
const gainsControl = (view: ClauseView): boolean => {
  const items = child(view.predicate, "items");
  return items !== null && children(items, "items").some((item) => headWord(item) === "control");
};

/** "you may play it this turn", "may complete quests from your hand": leave to do later, not an offer now. */
function isPermission(view: ClauseView): boolean {
  return !isPlayedAtOnce(view) && ["play", "complete", "place"].includes(view.verb) && view.complements.some((complement) => complement.kind === "TimePhrase" || complement.kind === "WithoutDoing" || complement.kind === "RatherThan" || (complement.kind === "VerbPreposition" && text(complement, "preposition") === "from"));
}

const dealsNone = (view: ClauseView): boolean => view.verb === "deal" && nounsOf(view.parts.object ?? null).some((noun) => text(noun, "determiner") === "no");

const losesPowers = (view: ClauseView): boolean => {
  const object = view.parts.object;
  if (object === undefined) return false;
  if (object.kind === "Attributes" || object.kind === "TagLimit") return true;
  const noun = nounsOf(object)[0] as Node;
  return ["powers", "power", "keywords"].includes(headWord(noun) ?? "") || keywordOfNoun(noun) !== null;
};

/** "Each ally has ATK equal to its cost": of several, each by itself, which is the candidate of the statement. */
function ofEach(statement: Statement): Statement {
  if (!("of" in statement) || statement.of.noun !== "select" || statement.of.quantity.count !== "all" || statement.of.as === undefined) return statement;
  const { of, ...rest } = statement;
  const { as, ...each } = of;
  const own = JSON.stringify({ noun: "bound", name: as });
  const written = JSON.stringify(rest);
  return written.includes(own) ? ({ ...statement, ...(JSON.parse(written.replaceAll(own, '{"noun":"candidate"}')) as typeof rest), of: each } as Statement) : statement;
}

/** The statements of a clause. What is chosen for it is chosen once: the later statements are of the same thing. */
export function lowerStatements(view: ClauseView, context: Context, quote: QuoteLowering): Statement[] {
  const [first, ...others] = eachStatement(view, context, quote).map((statement) => ofEach(statement));
  if (first === undefined) return [];
  if (others.length === 0 || !("of" in first) || first.of.noun !== "select" || first.of.quantity.count === "all") return [first, ...others];
  const { of } = first;
  const as = of.as ?? "chosen";
  return [{ ...first, of: { ...of, as } }, ...others.map((other) => ("of" in other && other.of === of ? { ...other, of: { noun: "bound" as const, name: as } } : other))];
}

function eachStatement(view: ClauseView, context: Context, quote: QuoteLowering): Statement[] {
  const standing = standingOf(view, context);
  if (standing !== null) return standing;
  const { predicate } = view;
  const gained = gainedControl(view, context);
  if (gained !== null) return [{ says: "control", of: lowerNoun(gained, context), by: view.grammatical === null ? { noun: "you" } : lowerNoun(view.grammatical, context) }];
  if (doublesStat(view)) return doubled(view, context);
  switch (predicate.kind) {
    case "Having":
      return having(view, context, quote);
    case "Being":
      return being(view, context);
    case "Paying":
      return costStatements(view, context);
    default:
      return doing(view, context);
  }
}

/** "You pay (1) less to play …" */
function costStatements(view: ClauseView, context: Context): Statement[] {
  const { predicate } = view;
  const amount = times(lowerAmount(child(child(predicate, "amount") as Node, "amount") as Node, context), factorOf(view, context));
  const sign = say(context, predicate, "change") === "less" ? -1 : 1;
  const purpose = use(context, view.complements.find((complement) => complement.kind === "Purpose"));
  const minimum = use(context, view.complements.find((complement) => complement.kind === "Minimum"));
  const least = minimum === undefined ? {} : { minimum: lowerAmount(child(child(minimum, "amount") as Node, "amount") as Node, context) };
  const nextTime = use(context, view.complements.find((complement) => complement.kind === "TimesPhrase" && text(complement, "times") === "next"));
  const paidFor = purpose !== undefined ? purposeClause(purpose, subjectOf(view, context), context) : nextTime !== undefined ? eventsOf(nextTime, context) : unlowered(predicate, "to do what?");
  return paidFor.map((clause) => ({ says: "cost", clause, change: amount, sign, ...least }));
}

/** "the next time you strike with it": what is paid for. */
function eventsOf(phrase: Node, context: Context): Clause[] {
  return (context.resolved.views.get(child(phrase, "event") as Node) ?? []).map((view) => lowerClause(view, context, "event"));
}

/** "can prevent damage that would be dealt to …". */
function preventing(view: ClauseView, context: Context): Clause | null {
  const event = preventable(view, context);
  if (event === null) return null;
  const { verb: _, subject: dealer, ...damage } = event;
  return { verb: "prevent", subject: subjectOf(view, context), ...damage, ...(dealer === undefined ? {} : { from: dealer }) };
}

/** "each turn": once in each. */
function everyTurn(view: ClauseView, context: Context): { readonly everyTurn?: true } {
  const each = view.complements.find((complement) => complement.kind === "TimePhrase" && text(complement, "when") === "each" && lemma(complement, "step") === "turn");
  return use(context, each) === undefined ? {} : { everyTurn: true };
}

function doing(view: ClauseView, context: Context): Statement[] {
  const { predicate } = view;
  const modal = modalOf(view, context, "cant", "cannot", "can", "may", "must");
  if (view.verb === "control" && modal === null) return [{ says: "control", of: lowerNoun(view.parts.object ?? unlowered(view.predicate, "what is controlled?"), context), by: subjectOf(view, context) }];
  if (view.verb === "lose" && modal === null) {
    const object = view.parts.object ?? unlowered(view.predicate, "what is lost?");
    const items = object.kind === "Attributes" ? children(object, "items") : object.kind === "TagLimit" ? [object] : nounsOf(object);
    const of = subjectOf(view, context);
    return items.map((item) => loseStatement(item, of, context));
  }
  if (says(context, view.node, "only")) return onlyOne(view, context);
  const controlled = controllable(view, context);
  if (controlled !== null) return [controlled];
  const plain = preventing(view, context) ?? lowerClause(view, context, "event");
  // "can also strike with …": beside what could be done anyway.
  const clause: Clause = modal === "can" && say(context, predicate, "adverb", "also") === "also" ? { ...plain, manner: [...(plain.manner ?? []), "also"] } : plain;
  if (dealsNone(view)) for (const noun of nounsOf(view.parts.object ?? null)) say(context, noun, "determiner", "no");
  if (dealsNone(view)) return [{ says: "cannot", clause }];
  const ifAble = use(context, view.complements.find((complement) => text(complement, "adverb") === "ifAble")) !== undefined ? { ifAble: true as const } : {};
  const unless = use(context, view.complements.find((complement) => complement.kind === "UnlessPhrase"));
  const exception = unless === undefined ? {} : { unless: lowerCondition(child(unless, "condition") as Node, context) };
  if (text(predicate, "restriction") === "only" && modal !== "can" && modal !== "may" && modal !== null) return unlowered(predicate, "what “only” is allowed “can” be done");
  if (say(context, predicate, "restriction", "only") === "only") return [{ says: "only", clause, ...ifAble }];
  if (leavesCostUnpaid(view, context)) {
    if (modal !== "may" && modal !== "can") return unlowered(predicate, "without paying it “may” be done");
    return [{ says: "free", clause }];
  }
  switch (modal) {
    case "cant":
    case "cannot":
      return [{ says: "cannot", clause, ...exception }];
    case "must":
      return [{ says: "must", clause, ...ifAble, ...everyTurn(view, context) }];
    default:
      return [{ says: "can", clause, ...exception }];
  }
}
