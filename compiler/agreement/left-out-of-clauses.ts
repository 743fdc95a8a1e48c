import { child, children, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { verbOf } from "../1-resolve/clause-view.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** "causes you discard": "to" stands behind whom something causes, and not behind whom one has do it. */
export function causedTo(causing: Node, words: AgreeingWords): Diagnostic | null {
  const causes = text(causing, "have") === "causes";
  if (causes === (causing["to"] === true)) return null;
  const { word, span } = firstWord(words.text, (child(causing, "predicate") as Node).span);
  if (!causes) return fault("text/agreement", span, `“to” does not go with “${firstWord(words.text, causing.span).word}”.`, `Leave out “to”: “have it ${word}”.`);
  return fault("text/missing-word", span, `“to” is missing before “${word}”.`, `Write “to ${word}”.`, `to ${word}`);
}

/** "with which damage dealt to your hero", "an ally it attached to": the verb has no object, for another word has taken what stands before. */
export function doneWithWhich(relative: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(relative, "predicate") as Node;
  if (child(relative, "instrument") !== null && text(relative, "stranded") !== null) return fault("text/missing-object", relative.span, `“${text(relative, "stranded") ?? ""}” does not say whom.`, "Write what is meant behind it, or leave it out.");
  const taken = child(relative, "instrument") !== null || text(relative, "stranded") !== null;
  if (!taken || predicate.kind !== "Doing" || child(predicate, "object") !== null || (text(relative, "stranded") !== "to" && words.verbs.get(verbOf(predicate))?.object !== "required")) return null;
  const { word, span } = firstWord(words.text, predicate.span);
  return fault("text/missing-word", span, `“${word}” does not say what.`, `Write “is ${word}” or “was ${word}”.`, `was ${word}`);
}

/** "attacks and attack only him if able": what alone may be done is allowed. */
export function onlyAllowed(doing: Node, words: AgreeingWords): Diagnostic | null {
  const verb = verbOf(doing);
  if (text(doing, "restriction") === null || text(doing, "modal") !== null || text(doing, "form") !== "base" || ALLOWED.has(verb)) return null;
  const { word, span } = firstWord(words.text, doing.span);
  return fault("text/missing-word", span, `“${word} only” does not say that more is forbidden.`, `Write “can ${word} only”.`, `can ${word}`);
}

/** "Pay (1) less to play allies": who does is to be said. */
export function paidByNobody(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  if (child(clause, "subject") !== null || predicate.kind !== "Paying" || text(predicate, "change") === null || text(predicate, "form") !== "base") return null;
  const { word, span } = firstWord(words.text, predicate.span);
  const instead = word === "Pay" ? "You pay" : `you ${word}`;
  return fault("text/missing-subject", span, `“${word}” does not say who does it.`, `Write “${instead}”.`, instead);
}

/** "is play": where something is. */
export function placeAsKind(being: Node, words: AgreeingWords): Diagnostic | null {
  const [noun] = children(child(being, "what") ?? being, "nouns");
  const [head] = noun?.kind === "NounPhrase" ? children(noun, "heads") : [];
  if (noun === undefined || head === undefined || child(head, "noun")?.kind !== "ZoneNoun" || child(being, "what")?.kind !== "Nouns") return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/missing-word", span, `“in” is missing before “${word}”.`, `Write “in ${word}”.`, `in ${word}`);
}

/** "each ally it dealt damage this turn": of what has its object, another word must say which part the noun before has. */
export function noPlaceForNoun(relative: Node, noun: Node | null, words: AgreeingWords): Diagnostic | null {
  const predicate = child(relative, "predicate") as Node;
  if (predicate.kind !== "Doing" || child(predicate, "object") === null || child(relative, "instrument") !== null || text(relative, "stranded") !== null) return null;
  // "you choose which one destroys a resource": a question, and no clause about a noun.
  if (noun !== null && text(noun, "pronoun") === "which") return fault("text/agreement", noun.span, `“${wordsAt(words.text, noun.span)}” asks what the text does not tell.`, "Choose first, and say then what is done, for example “choose one of them. It destroys …”.");
  const object = child(predicate, "object") as Node;
  const written = wordsAt(words.text, object.span);
  return fault("text/missing-word", object.span, `A word is missing behind “${written}”.`, `Write “${written} to” or “${written} with”.`, `${written} to`);
}

/** "to pay as though …": what is paid. */
export function purposeWithoutObject(purpose: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = children(purpose, "predicates").find((each) => each.kind === "Doing" && verbOf(each) === "pay" && child(each, "object") === null);
  if (predicate === undefined) return null;
  const { word, span } = firstWord(words.text, predicate.span);
  return fault("text/missing-object", span, `“${word}” does not say what.`, `Write what is paid behind “${word}”, for example “costs”.`);
}

/** "look target player's hand": a verb that takes no object, and its preposition. */
export function objectOfNone(doing: Node, words: AgreeingWords): Diagnostic | null {
  const verb = words.verbs.get(verbOf(doing));
  const object = child(doing, "object");
  const governing = Object.entries(verb?.roles ?? {}).find(([, role]) => role === "object")?.[0];
  if (verb?.object !== "none" || object === null || governing === undefined) return null;
  const { word, span } = firstWord(words.text, object.span);
  return fault("text/missing-word", span, `“${governing}” is missing before “${word}”.`, `Write “${governing} ${word}”.`, `${governing} ${word}`);
}

/** "is bear form": what one is in, is no quality. */
export function formAsState(state: Node, words: AgreeingWords): Diagnostic | null {
  const keyword = lemma(state, "keyword");
  if (keyword === null || !keyword.includes(" ")) return null;
  const written = wordsAt(words.text, state.span);
  return fault("text/missing-word", state.span, `“${written}” is no quality.`, `Write “in ${written}”, or has instead of is.`, `in ${written}`);
}

/** "face down ready": two states are joined. */
export function statesApart(holder: Node, words: AgreeingWords): Diagnostic | null {
  const all = children(holder, "complements");
  const at = all.findIndex(({ kind }, index) => kind === "States" && all[index + 1]?.kind === "States");
  if (at < 0) return null;
  const { word, span } = firstWord(words.text, (all[at + 1] as Node).span);
  return fault("text/list", span, `“and” is missing before “${word}”.`, `Write “and ${word}”.`, `and ${word}`);
}

/** "Draw a card then destroy it", "has 2 ATK, can't attack or protect": what joins a clause to the one before. */
export function joinedApart(clauses: Node, words: AgreeingWords): Diagnostic | null {
  const all = children(clauses, "clauses");
  const joins = joinsOf(clauses, "clauses");
  for (const [index, join] of joins.entries()) {
    const before = all[index] as Node;
    const { word, span } = firstWord(words.text, (all[index + 1] as Node).span);
    if (join === "plainThen") return fault("text/list", { start: before.span.end, end: span.start }, "A comma is missing before “then”.", "Write “, then”.", ", then ");
    if (join === "comma" && !joins.slice(index + 1).some((later) => /^comma.|then/i.test(later)) && joins.length > index + 1) return fault("text/list", span, `A comma alone does not join “${word} …” to what stands before it.`, `Write “and ${word}”.`, `and ${word}`);
  }
  return null;
}

/** "Use on your turn": what is allowed then is so only then. */
export function allowedOnly(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  if (child(clause, "subject") !== null || predicate.kind !== "Doing" || !ALLOWED.has(verbOf(predicate)) || text(predicate, "form") !== "base" || text(predicate, "modal") !== null || text(predicate, "restriction") !== null || child(predicate, "object") !== null) return null;
  const [first] = children(predicate, "complements");
  if (first === undefined || wordsAt(words.text, first.span).startsWith("only")) return null;
  const { word, span } = firstWord(words.text, first.span);
  return fault("text/missing-word", span, `“only” is missing before “${word}”.`, `Write “only ${word}”.`, `only ${word}`);
}

const ALLOWED = new Set(["use", "play"]);

/** "Is also true for …": a sentence that states something says of whom. */
export function statedOfNobody(sentence: Node, words: AgreeingWords): Diagnostic | null {
  const [first] = children(child(sentence, "clauses") ?? sentence, "clauses");
  const predicate = first === undefined ? null : child(first, "predicate");
  if (first === undefined || predicate === null || child(first, "subject") !== null || !(STATING.has(text(predicate, "be") ?? text(predicate, "have") ?? "") || text(predicate, "form") === "s")) return null;
  const { word, span } = firstWord(words.text, predicate.span);
  return fault("text/missing-subject", span, `“${word}” does not say who or what.`, `Write what, for example “this ${word.toLowerCase()}”.`);
}

const STATING = new Set(["s", "re", "is", "are", "was", "were", "has", "gains"]);

/** "ability" "ally," or "equipment": words to choose from are set off by commas. */
export function quotesApart(quotes: Node, words: AgreeingWords): Diagnostic | null {
  const all = children(quotes, "quotes");
  const joins = joinsOf(quotes, "quotes");
  const at = all.length < 3 ? -1 : all.findIndex((quote, index) => index < all.length - 1 && !(joins[index] ?? "").startsWith("comma") && text(child(quote, "power") as Node, "mark") !== "comma");
  const found = all[at];
  if (found !== undefined) return fault("text/list", found.span, `A comma is missing in ${wordsAt(words.text, found.span)}.`, `Write ${wordsAt(words.text, found.span).replace(/"$/, ',"')}.`, wordsAt(words.text, found.span).replace(/"$/, ',"'));
  const last = all.at(-1) as Node;
  return joins.at(-1) === "none" ? fault("text/list", last.span, "“or” is missing before the last of several.", `Write or ${wordsAt(words.text, last.span)}.`, `or ${wordsAt(words.text, last.span)}`) : null;
}

/** "deals 1 damage to it or 2 if …": another amount is set off by a comma. */
export function otherAmountComma(other: Node, words: AgreeingWords): Diagnostic | null {
  if (text(other, "join") !== "or") return null;
  const { word, span } = firstWord(words.text, other.span);
  return fault("text/list", span, `A comma is missing before “${word}”.`, `Write “, ${word}”.`);
}
