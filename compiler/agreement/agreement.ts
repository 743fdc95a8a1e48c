import { child, children, lemma, nodesIn, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { attachedTold, madeOne, ownerAlone, unfitArticle } from "./article-faults.ts";
import { missingObject, missingSubject, nobodyAnswers, nothingThere, possessive, pronounCase, standsForNothing } from "./clause-faults.ts";
import { misjoinedClauses, noneDenied, notAll } from "./clause-lists.ts";
import { allControlled, allIncluded, amongSome, attachmentTold, bothOfMany, combinedOnce, countedTwice, damageSaidTwice, eitherOfSeveral, fewerDamage, forEachOne, muchOf, bareHad, sourceTold } from "./count-faults.ts";
import { allAllowed, allPaidFor, anyoneDone, possessorHad, stepTold, unfitDeterminer } from "./determiner-faults.ts";
import { additionalOr, canHave, fewerOfOne, hadFreely, atOnce, iconOfDamage, isAsked, sharedExtreme, thenFirst, whoAsked, wouldGoOn, nextInPast, nobodyDoes, notTwice, sharesNothing, turnsInto, unfitBeing, unfitForm } from "./form-faults.ts";
import { glossOfOther } from "./gloss-fault.ts";
import { costsApart, eitherAlone, eitherDenied, hasBoth, neitherOf, oneType } from "./join-faults.ts";
import { allowedOnly, causedTo, doneWithWhich, formAsState, joinedApart, noPlaceForNoun, objectOfNone, onlyAllowed, otherAmountComma, paidByNobody, placeAsKind, purposeWithoutObject, quotesApart, statedOfNobody, statesApart } from "./left-out-of-clauses.ts";
import { amountUndetermined, belongingUntold, hadUndetermined, headUnnamed, kindNot, momentUntold, oneOfSeveral, partWithoutOf, propertyUndetermined, statUnnamed, thisAlone, twoUntold, toldOf } from "./left-out-of-nouns.ts";
import { missingWords, oneOfEach, ordinalAlone, partOfUntold, timeUntold, uncounted } from "./missing-words.ts";
import { listComma, missingDeterminer, nounAndNumber, superlative, type Around } from "./noun-agreement.ts";
import { partOfPlace } from "./partitive-faults.ts";
import { countedThere, prepositionOfPlace, topOfDeck } from "./place-faults.ts";
import { possessorNumber } from "./possessor-number.ts";
import { attachedWhen, changeOfNothing, counterCalledTarget, countedFrom, onAsMany, thereNotFrom, unfitPreposition } from "./preposition-faults.ts";
import { bothAgain, likenedApart, likenedToBoth, paysAsNobody } from "./pronoun-faults.ts";
import { kindAlone, missingDoer, possessorAlone, relativeObject, toldInPast, unjoined, unlikeForms, untoldObject } from "./statement-faults.ts";
import { chooserAndVerb, nounAndRelative, subjectAndVerb } from "./subject-verb.ts";
import { missingArticle, severalTimes } from "./time-faults.ts";
import { handCounted, zoneOfCard } from "./whose-cards.ts";

/** What of a paragraph that was read is no good grammar: words that do not agree with each other ("can't attacks", "two card"), or lack one ("When strike"). */
export function disagreements(paragraph: Node, words: AgreeingWords): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (node: Node, parent: Node | null, around: Around, outer: Node | null): void => {
    // What a parenthesis says of the rules is in its own words.
    if (node.kind === "Aside") return;
    for (const each of faultsOf(node, parent, around, words)) if (each !== null) found.push(each);
    if (node.kind === "Clause") for (const each of [unfitBeing(node, outer, words), ...turned(node, isAsked(outer), words)]) if (each !== null) found.push(each);
    const place = node.kind === "Nouns" ? around.place : (text(node, "preposition") ?? node.kind);
    const begins = { place, first: node.kind !== "Nouns" || around.first };
    const goesOn = { place, first: false };
    for (const field in node) {
      let inside = begins;
      for (const item of nodesIn(node[field])) {
        visit(item, node, inside, parent);
        inside = goesOn;
      }
    }
  };
  visit(paragraph, null, { place: "", first: true }, null);
  return found;
}

function faultsOf(node: Node, parent: Node | null, around: Around, words: AgreeingWords): readonly (Diagnostic | null)[] {
  const own = agrees(node) ? null : afterAuxiliary(node, words) ?? fault("text/agreement", node.span, `The words of “${wordsAt(words.text, node.span)}” do not go together.`, "Leave one out, or write it in another form.");
  switch (node.kind) {
    case "NounPhrase":
      return [own, nounAndNumber(node, words), missingDeterminer(node, words, around), superlative(node, words), listComma(node, words), nounAndRelative(node, words), missingWords(node, around, words), uncounted(node, words), oneOfEach(node, words), partWithoutOf(node, words), headUnnamed(node, words), belongingUntold(node, words), twoUntold(node, words), unfitDeterminer(node, around, words), sharedExtreme(node, words), countedThere(node, words), unfitArticle(node, around, words), ownerAlone(node, words), attachedTold(node, words), amongSome(node, words), allIncluded(node, around, words), fewerDamage(node, words), muchOf(node, words), zoneOfCard(node, words), handCounted(node, around, words), onAsMany(node, words), combinedOnce(node, words), forEachOne(node, around, words), attachmentTold(node, words), sourceTold(node, words)];
    case "Pronoun":
      return [nothingThere(node, around, words), possessive(node, words), standsForNothing(node, parent, around, words)];
    case "ContactRelative":
      return [subjectAndVerb(node, words), doneWithWhich(node, words), noPlaceForNoun(node, parent, words)];
    case "Clause":
      return [subjectAndVerb(node, words), ...children(child(node, "subject") ?? node, "nouns").map((noun) => pronounCase(noun, "subject", words)), missingObject(child(node, "predicate") as Node, parent, node, words), kindAlone(node, words), missingDoer(node, parent, words), nobodyAnswers(node, words), untoldObject(node, parent, words), allowedOnly(node, words), paidByNobody(node, words), unfitForm(node, parent, words), nobodyDoes(node, words), allControlled(node, words), notAll(node, words), noneDenied(node, words), thereNotFrom(node, words), bothAgain(node, words), bareHad(node, words), paysAsNobody(node, words), hadFreely(node, words)];
    case "ForEach":
    case "ForEachLead":
      return [own, countedFrom(node, words)];
    case "ParticipleRelative":
      return [own, attachedWhen(node, words)];
    case "CounterNoun":
      return [own, counterCalledTarget(node, words)];
    case "Payment":
      return [costsApart(node, words)];
    case "DamageModifier":
      return [oneType(node, words)];
    case "DamageWord":
      return [glossOfOther(node, words)];
    case "Whether":
      return [whoAsked(node, words)];
    case "Clauses":
      return [neitherOf(node), thenFirst(node, parent, words), unjoined(node, words), joinedApart(node, words), unlikeForms(node, words), misjoinedClauses(node, parent, words)];
    case "Modes":
      return [chooserAndVerb(node, words)];
    case "Sentence":
      return [eitherAlone(node, words), eitherDenied(node, words), statedOfNobody(node, words), anyoneDone(child(node, "clauses"), words), ...children(child(node, "clauses") ?? node, "clauses").map((clause) => toldInPast(clause, words))];
    case "Mode":
      return [anyoneDone(child(node, "clauses"), words), ...children(child(node, "clauses") ?? node, "clauses").map((clause) => toldInPast(clause, words))];
    case "Nouns":
      return [parent?.kind === "Clause" && isSaidTrue(parent) ? null : thisAlone(node, words)];
    case "Having":
      return [own, canHave(node, words), sharesNothing(node, words), allAllowed(node, words)];
    case "Attributes":
      return [hadUndetermined(node, words)];
    case "Undergoing":
      return [own, wouldGoOn(node, words), notTwice(node, words)];
    case "OtherAmount":
      return [otherAmountComma(node, words), additionalOr(node, words), changeOfNothing(node, words)];
    case "StatBlock":
    case "PrintedStats":
      return [iconOfDamage(node, words)];
    case "Comparative":
      return [fewerOfOne(node, words)];
    case "Being":
      return [own, placeAsKind(node, words), notTwice(node, words), atOnce(node, words)];
    case "Amount":
      return [amountUndetermined(node, words)];
    case "Head":
      return [topOfDeck(node, words)];
    case "StatCounterNoun":
    case "StatBlockModifier":
      return [statUnnamed(node, words), iconOfDamage(node, words)];
    case "Moment":
      return [momentUntold(node, words)];
    case "BareState":
      return [kindNot(node, words)];
    case "Causing":
      return [own, causedTo(node, words), statesApart(node, words)];
    case "Purpose":
      return [own, purposeWithoutObject(node, words), allPaidFor(node, words)];
    case "StateWord":
      return [formAsState(node, words)];
    case "Quotes":
      return [quotesApart(node, words)];
    case "OrProperty":
      return children(child(node, "property") ?? node, "nouns").map((noun) => propertyUndetermined(noun, words));
    case "UntilPhrase":
      return [missingSubject(child(node, "event"), words)];
    case "Relative":
      return [relativeObject(node, words)];
    case "Possessor":
      return [parent !== null && child(parent, "quantity") !== null ? null : possessorAlone(node, words), possessorHad(node, parent, words), possessorNumber(node, words)];
    case "Partitive":
      return [partOfUntold(node, words), partOfPlace(node, around, words), bothOfMany(node, words), countedTwice(node, words), eitherOfSeveral(node, words)];
    case "AsThough":
      return [missingSubject(child(node, "clauses"), words), likenedApart(node, words), likenedToBoth(node, words)];
    case "DoingCost":
      return [missingObject(child(node, "predicate") as Node, parent, node, words)];
    case "NextTime":
    case "TimesPhrase":
      return [missingSubject(child(node, "event"), words), nextInPast(node, words)];
    case "Trigger":
    case "AsLead":
      return [missingSubject(child(node, "event"), words)];
    case "Condition":
    case "IfPhrase":
    case "UnlessPhrase":
      return [missingSubject(child(node, "condition"), words)];
    case "Doing":
    case "VerbPreposition":
    case "NounPreposition":
      return [own, timeUntold(node, words), oneOfSeveral(node, words), ...(node.kind === "Doing" ? [objectOfNone(node, words), madeOne(node, words), damageSaidTwice(node, words), atOnce(node, words), hasBoth(node, words), allAllowed(node, words), onlyAllowed(node, words), statesApart(node, words)] : [toldOf(node, words), prepositionOfPlace(node, parent, words), unfitPreposition(node, parent, words)]), ...children(child(node, "object") ?? node, "nouns").map((noun) => pronounCase(noun, "object", words))];
    case "AtPhrase":
      return [missingArticle(node, words)];
    case "TimePhrase":
    case "StepPhrase":
      return [own, ordinalAlone(node, words), around.place === "Partitive" ? null : severalTimes(node, words), stepTold(node, around, words)];
    default:
      return [own];
  }
}

/** "can't attacks": behind an auxiliary stands the plain verb. */
function afterAuxiliary(node: Node, words: AgreeingWords): Diagnostic | null {
  const entry = words.verbs.get(lemma(node, "verb") ?? "");
  const written = entry === undefined ? undefined : ([entry.s, entry.past, entry.ing, entry.participle].find((form) => wordsAt(words.text, node.span).split(" ").includes(form)));
  if (text(node, "modal") === null || entry === undefined || written === undefined) return null;
  const start = node.span.start + wordsAt(words.text, node.span).indexOf(written);
  const [auxiliary] = wordsAt(words.text, node.span).split(" ");
  return fault("text/agreement", { start, end: start + written.length }, `“${written}” does not go with “${auxiliary ?? ""}”.`, `Write “${entry.base}”.`, entry.base);
}

/** What is said of the predicate of a clause as something that is or turns into something. */
const turned = (clause: Node, held: boolean, words: AgreeingWords): readonly (Diagnostic | null)[] => {
  const predicate = child(clause, "predicate") as Node;
  return predicate.kind === "Being" ? [turnsInto(predicate, held, words)] : [];
};

/** "This is also true for …": "this" is what was said. */
const isSaidTrue = (clause: Node): boolean => children(child(child(clause, "predicate") as Node, "what") ?? clause, "states").some((state) => text(state, "as") === "true");

/** Forms that follow an auxiliary: "can't | attack", "would | be dealt", "may | have". */
const BASE = new Set(["base", "be", "become", "haveBeen", "have", "gain", "haveOrShare", "share"]);

/** Determiners that stand behind a possessor or a number: "their owner's other", "three target cards". */
const AFTER_NUMBER = new Set(["target", "another", "those", "these", "your", "his", "her", "its", "their", "more", "fewer"]);

function agrees(node: Node): boolean {
  switch (node.kind) {
    case "Doing":
    case "Undergoing":
    case "Being":
    case "Having":
    case "Paying":
      return text(node, "modal") === null || BASE.has(text(node, "be") ?? text(node, "have") ?? text(node, "form") ?? "") || text(node, "perfect") === "have";
    case "Purpose":
      return children(node, "predicates").every((predicate) => BASE.has(text(predicate, "be") ?? text(predicate, "have") ?? text(predicate, "form") ?? "base"));
    case "NounPhrase": {
      const determiner = text(node, "determiner");
      if (determiner === null) return true;
      return children(node, "possessors").length === 0 && (child(node, "quantity") === null || AFTER_NUMBER.has(determiner));
    }
    case "StepPhrase":
      return text(node, "determiner") === null || children(node, "possessors").length === 0;
    default:
      return true;
  }
}
