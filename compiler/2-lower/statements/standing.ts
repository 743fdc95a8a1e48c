import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Clause, Filter, Noun, Statement } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { factorOf } from "../amounts/factor.ts";
import { lowerClause } from "../clauses/clause.ts";
import { modalOf, say, unlowered, use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { propertyFilter } from "../nouns/property.ts";
import { possessorChain } from "../nouns/reference.ts";
import { declining, isDeclining } from "./declining.ts";
import { isOfNextGame, ofNextGame } from "./next-game.ts";
import { isPlacingMore, placing } from "./placing-more.ts";

/** What a clause says of how things stand, where that is no plain having, being or being able; null for other clauses. */
type Standing = (view: ClauseView, context: Context) => Statement[] | null;

/** The statements of a clause that says how things stand in words of its own. */
export function standingOf(view: ClauseView, context: Context): Statement[] | null {
  for (const standing of STANDINGS) {
    const found = standing(view, context);
    if (found === null) continue;
    if (view.modal !== null && !(MODALS.get(standing) ?? []).includes(view.modal)) return unlowered(view.predicate, "what stands so is no matter of leave");
    modalOf(view, context, "can", "cant", "cannot", ...(standing === placing ? ["may"] : []));
    say(context, view.predicate, "adverb", "also");
    return found;
  }
  return null;
}

/** Whether a clause is such a one, whatever it comes to. */
export function isStanding(view: ClauseView): boolean {
  return view.predicate.kind === "PlayingOpen" || isOfNextGame(view) || isCounting(view) || isScaling(view) || isFact(view) || isReferring(view) || isDeclining(view) || isPlacingMore(view);
}

const isCounting = (view: ClauseView): boolean => view.verb === "count" && view.complements.some((complement) => complement.kind === "AsBeing");

/** "Ready heroes also count as being exhausted." */
const counting: Standing = (view, context) => {
  if (!isCounting(view)) return null;
  const as = use(context, view.complements.find((complement) => complement.kind === "AsBeing")) as Node;
  return [{ says: "countsAs", of: subjectOf(view, context), what: propertyFilter(child(as, "what") as Node, context) }];
};

const SCALES: Readonly<Record<string, 1 | -1>> = { reduce: -1, increase: 1 };

const isScaling = (view: ClauseView): boolean => view.passive && SCALES[view.verb] !== undefined && statOf(view.grammatical) !== null;

/** "Your maximum hand size is reduced by one for each …." */
const scaling: Standing = (view, context) => {
  if (!isScaling(view)) return null;
  if (isDenied(view)) return unlowered(view.predicate, "what is not done changes nothing");
  const stat = statOf(view.grammatical) as string;
  const by = view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "by") ?? unlowered(view.predicate, "by how much?");
  use(context, by);
  const noun = nounsOf(child(by, "object"))[0] as Node;
  const plain: Amount = noun.kind === "Pronoun" && text(noun, "pronoun") === "one" ? 1 : lowerAmount(noun, context);
  const factor = factorOf(view, context);
  const change: Amount = factor === null ? plain : plain === 1 ? factor : { amount: "times", of: [plain, factor] };
  const of = holderOf(view.grammatical as Node, context);
  const sign = SCALES[view.verb] as 1 | -1;
  return [stat === "handSize" ? { says: "playerStat", of, stat, change, sign } : { says: "stat", of, stat, change, sign }];
};

const FACTS = new Set(["is", "are", "isnt", "arent"]);

/** A passive in the present, of no known moment: what always is so, or never is. */
const isFact = (view: ClauseView): boolean => view.passive && view.modal === null && FACTS.has(text(view.predicate, "be") ?? "") && !view.complements.some((complement) => text(complement, "adverb") === "instead") && (isDenied(view) || headWord(view.grammatical) === "targets");

const isDenied = (view: ClauseView): boolean => /nt$/.test(text(view.predicate, "be") ?? "") || view.predicate["not"] === true;

/** "Your Totems aren't destroyed by your abilities." "All targets are chosen at random." */
const fact: Standing = (view, context) => {
  if (!isFact(view)) return null;
  if (headWord(view.grammatical) === "targets" && isDenied(view)) return unlowered(view.predicate, "how they are chosen is not said");
  if (headWord(view.grammatical) === "targets") return [{ says: "must", clause: { verb: "target", manner: [randomly(view, context)] } }];
  const clause = lowerClause(view, context, "event");
  return [{ says: isDenied(view) ? "cannot" : "must", clause }];
};

function randomly(view: ClauseView, context: Context): string {
  const [noun, ...others] = nounsOf(view.grammatical);
  const all = noun !== undefined && others.length === 0 && say(context, noun, "determiner", "all") === "all" && children(noun, "posts").length === 0;
  const how = use(context, view.complements.find((complement) => text(complement, "adverb") === "atRandom"));
  return all && view.verb === "choose" && how !== undefined ? "random" : unlowered(view.predicate, "what is so of targets is not clear");
}

const isReferring = (view: ClauseView): boolean => view.verb === "refer" && headWord(view.grammatical) === "text";

/** "Text that refers to the start of a turn refers to the end of that turn instead." */
const referring: Standing = (view, context) => {
  if (!isReferring(view)) return null;
  const noun = nounsOf(view.grammatical)[0] as Node;
  const relative = use(context, children(noun, "posts").find((post) => post.kind === "Relative"));
  const inner = relative === undefined ? null : child(relative, "predicate");
  const refers = inner !== null && lemma(inner, "verb") === view.verb && text(inner, "form") === "s" && text(inner, "modal") === null;
  const from = momentIn(refers ? children(inner, "complements") : [], "a", context);
  const to = momentIn(view.complements, "that", context);
  // Without "instead" it would say what is so anyway.
  if (!view.complements.some((complement) => text(complement, "adverb") === "instead")) return unlowered(view.predicate, "what it refers to “instead” is not said");
  if (from === null || to === null || from.step !== to.step) return unlowered(view.predicate, "what it refers to is not clear");
  for (const complement of view.complements) if (text(complement, "adverb") === "instead") use(context, complement);
  return [{ says: "momentShift", from: from.point, to: to.point, step: from.step }];
};

/** "to the end of that turn". */
function momentIn(complements: readonly Node[], which: "a" | "that", context: Context): { readonly point: "start" | "end"; readonly step: string } | null {
  for (const complement of complements) {
    const moment = complement.kind === "VerbPreposition" ? nounsOf(child(complement, "object"))[0] : undefined;
    const of = moment?.kind === "Moment" ? child(moment, "of") : null;
    if (moment === undefined || of === null || text(complement, "preposition") !== "to" || (text(of, "when") ?? text(of, "determiner")) !== which) continue;
    use(context, complement);
    return { point: text(moment, "point") as "start" | "end", step: lemma(of, "step") as string };
  }
  return null;
}

/** "Target weapon's ATK becomes equal to its strike cost", "becomes a copy of it". */
const becoming: Standing = (view, context) => {
  if (view.predicate.kind !== "Being" || view.grammatical === null) return null;
  const what = child(view.predicate, "what") as Node;
  const stat = statOf(view.grammatical);
  if (isDenied(view)) return null;
  if (what.kind === "Compared" && stat !== null && !/^becomes?$/.test(text(view.predicate, "be") ?? "")) return unlowered(view.predicate, "what its number turns into it “becomes”");
  if (what.kind === "Compared" && stat !== null && text(what, "comparison") === "equal") return [{ says: "setStat", of: holderOf(view.grammatical, context), stat, value: lowerAmount(child(what, "than") as Node, context) }];
  const noun = nounsOf(what)[0];
  if (noun === undefined || !/^cop(?:y|ies)$/.test(headWord(noun) ?? "")) return null;
  const of = use(context, children(noun, "posts").find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of")) ?? unlowered(noun, "a copy of what?");
  return [{ says: "copies", of: subjectOf(view, context), original: lowerNoun(child(of, "object") as Node, context) }];
};

/** "can be exhausted to pay costs as though it were a resource": what it counts as, and for what. */
const counted: Standing = (view, context) => {
  const purpose = view.complements.find((complement) => complement.kind === "Purpose");
  const paying = purpose === undefined ? undefined : children(purpose, "predicates").find((predicate) => lemma(predicate, "verb") === "pay");
  const though = paying === undefined ? undefined : children(paying, "complements").find((complement) => complement.kind === "AsThough");
  if (view.predicate.kind !== "Being" || view.modal !== "can" || purpose === undefined || paying === undefined || though === undefined) return null;
  const [state, ...others] = children(child(view.predicate, "what") as Node, "states");
  const [costs, ...more] = nounsOf(child(paying, "object"));
  if (text(view.predicate, "be") !== "be") return unlowered(view.predicate, "what pays as something else is exhausted");
  if (state === undefined || others.length > 0 || state["not"] === true || lemma(state, "state") !== "exhausted") return unlowered(view.predicate, "what pays as something else is exhausted");
  if (costs === undefined || more.length > 0 || costs.kind !== "NounPhrase" || children(costs, "heads").some((head) => lemma(child(head, "noun") as Node, "attribute") !== "cost" && headWord(costs) !== "costs")) return unlowered(paying, "only costs are paid so");
  use(context, purpose);
  use(context, though);
  return [{ says: "countsAs", of: subjectOf(view, context), what: likeness(though, context), for: "paying" }];
};

/** "can attack it as though it were an opposing ally": it counts as one for that. */
const likened: Standing = (view, context) => {
  const though = view.complements.find((complement) => complement.kind === "AsThough");
  if (view.predicate.kind !== "Doing" || view.modal !== "can" || though === undefined || view.parts.object === undefined) return null;
  const clause: Clause = lowerClause(view, context, "event");
  const of: Noun = clause.object ?? unlowered(though, "what is likened?");
  return [{ says: "can", clause }, { says: "countsAs", of, what: likeness(use(context, though), context), for: view.verb }];
};

function likeness(though: Node, context: Context): Filter {
  const view = context.resolved.views.get(child(though, "clauses") as Node)?.[0];
  if (view === undefined || view.predicate.kind !== "Being" || nounsOf(view.grammatical).some((noun) => text(noun, "pronoun") === "there")) return unlowered(though, "as though it were what?");
  return propertyFilter(child(view.predicate, "what") as Node, context);
}

/** "can't gain ATK", "can't lose ATK": nothing makes it more, or less. */
const fixed: Standing = (view, context) => {
  if (view.verb !== "lose" && view.verb !== "gain") return null;
  const noun = nounsOf(view.parts.object ?? null)[0];
  const heads = noun === undefined ? [] : children(noun, "heads").map((head) => child(head, "noun") as Node);
  if ((view.modal !== "cant" && view.modal !== "cannot") || heads.length === 0 || !heads.every((head) => head.kind === "StatNoun")) return null;
  return heads.map((head) => ({ says: "fixedStat", of: subjectOf(view, context), stat: lemma(head, "stat") as string, against: view.verb as "gain" | "lose" }));
};

/** "Play with the top card of your deck revealed." */
const open: Standing = (view, context) => {
  if (view.predicate.kind !== "PlayingOpen") return null;
  const noun = lowerNoun(child(view.predicate, "what") as Node, context);
  const filter = noun.noun === "select" ? noun.filter : unlowered(view.predicate, "what lies open?");
  if (filter.is !== "in") return unlowered(view.predicate, "what lies open?");
  // "Each player plays with his hand revealed": of each of them his.
  const who = view.grammatical === null ? null : subjectOf(view, context);
  const { of } = filter.place;
  const his = who?.noun === "select" && of?.noun === "bound" && of.name === who.as;
  if (who !== null && !his && JSON.stringify(of) !== JSON.stringify(who)) return unlowered(view.predicate, "whose lies open?");
  return [{ says: "revealed", what: { is: "card" }, place: his ? { ...filter.place, of: who } : filter.place }];
};

/** "has that card's printed powers": they are its own. */
const borrowing: Standing = (view, context) => {
  if (view.predicate.kind !== "Having" || view.grammatical === null) return null;
  const [item, ...others] = children(child(view.predicate, "items") as Node, "items");
  if (item === undefined || others.length > 0 || headWord(item) !== "powers" || children(item, "possessors").length === 0) return null;
  if (!/^(?:printed)?$/.test(children(item, "heads").flatMap(adjectivesOf).join())) return unlowered(item, "which of its powers is not clear");
  return [{ says: "powersOf", of: subjectOf(view, context), original: possessorChain(children(item, "possessors"), context) }];
};

const STANDINGS: readonly Standing[] = [placing, ofNextGame, open, borrowing, counting, scaling, fact, referring, becoming, counted, likened, fixed, declining];

/** Which of them are said with an auxiliary: of what can or can't be, or may be left undone. */
const MODALS = new Map<Standing, readonly string[]>([[placing, ["can", "may"]], [counted, ["can"]], [likened, ["can"]], [fixed, ["cant", "cannot"]], [declining, ["may"]], [fact, ["cant", "cannot"]]]);

const subjectOf = (view: ClauseView, context: Context): Noun => (view.grammatical === null ? unlowered(view.predicate, "who or what?") : lowerNoun(view.grammatical, context));

function statOf(node: Node | null): string | null {
  const noun = nounsOf(node)[0];
  const heads = noun === undefined ? [] : children(noun, "heads");
  return heads.length === 1 ? lemma(child(heads[0] as Node, "noun") as Node, "stat") : null;
}

/** Whose stat it is. */
function holderOf(node: Node, context: Context): Noun {
  const noun = nounsOf(node)[0] as Node;
  const possessors = children(noun, "possessors");
  if (possessors.length > 0) return possessorChain(possessors, context);
  return say(context, noun, "determiner", "your") === "your" ? { noun: "you" } : unlowered(noun, "whose is it?");
}
