import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { adjectivesOf } from "../1-resolve/clause-view.ts";
import { numberOfHead } from "../1-resolve/grammatical-number.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { articleFor } from "./article.ts";
import type { Around } from "./noun-agreement.ts";

/** "both of X target heroes": two have been named, or are two. */
export function bothOfMany(part: Node, words: AgreeingWords): Diagnostic | null {
  const quantity = child(part, "quantity") as Node;
  const counted = child(child(part, "of") as Node, "quantity");
  if (text(quantity, "quantity") !== "both" || counted === null || text(counted, "value") === "two" || counted["count"] === 2) return null;
  return fault("text/determiner", quantity.span, `“${wordsAt(words.text, quantity.span)}” is said of two.`, "Write “each”.", likeWritten(wordsAt(words.text, quantity.span), "each"));
}

/** "heal any number of that many allies": what is counted is not counted again. */
export function countedTwice(part: Node, words: AgreeingWords): Diagnostic | null {
  const quantity = child(part, "quantity") as Node;
  const of = child(part, "of") as Node;
  if (text(quantity, "quantity") !== "anyNumber" || !/^(?:thatMany|doubleThatMany|thatMuch)$/.test(text(of, "determiner") ?? "")) return null;
  return fault("text/determiner", quantity.span, `“${wordsAt(words.text, quantity.span)}” does not go with “${firstWord(words.text, of.span).word} …”, which says how many.`, "Leave one of them out.");
}

/** "the lowest cost among any number of abilities": among all of them. */
export function amongSome(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (!children(noun, "heads").some((head) => adjectivesOf(head).some((adjective) => /^(?:highest|lowest)$/.test(adjective ?? "")))) return null;
  const among = children(noun, "posts").filter((post) => text(post, "preposition") === "among").flatMap((post) => children(child(post, "object") as Node, "nouns"));
  const some = among.find((each) => /^anyNumberOf/.test(text(each, "determiner") ?? "") || (each.kind === "Partitive" && text(child(each, "quantity") as Node, "quantity") === "anyNumber"));
  if (some === undefined) return null;
  return fault("text/determiner", some.span, `“${firstWord(words.text, some.span).word} number of” does not say among which it is highest or lowest.`, "Leave it out.");
}

/** "an combined DEF", "the combined DEF of each armor": it is one number of all of them. */
export function combinedOnce(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (!children(noun, "heads").some((head) => adjectivesOf(head).some((adjective) => /^(?:combined|total)$/.test(adjective ?? "")))) return null;
  const { word, span } = firstWord(words.text, noun.span);
  if (/^(?:an?|any|each|all)$/.test(text(noun, "determiner") ?? "")) return fault("text/determiner", span, `“${word}” does not go with one number of all of them.`, "Write “the”.", "the");
  const of = children(noun, "posts").filter((post) => text(post, "preposition") === "of").flatMap((post) => children(child(post, "object") as Node, "nouns")).find((each) => /^(?:an?|each|any|anyNumberOf)$/.test(text(each, "determiner") ?? "") || (each.kind === "Partitive" && text(child(each, "quantity") as Node, "quantity") === "anyNumber"));
  if (of === undefined) return null;
  const first = firstWord(words.text, of.span);
  return fault("text/determiner", first.span, `“${first.word}” does not go with a number of all of them.`, "Leave it out, or write “all”.");
}

/** "either of his abilities, allies, or equipment": of two. */
export function eitherOfSeveral(part: Node, words: AgreeingWords): Diagnostic | null {
  const quantity = child(part, "quantity") as Node;
  const of = child(part, "of") as Node;
  if (text(quantity, "quantity") !== "either" || of.kind === "Pronoun" || /^(?:those|these)$/.test(text(of, "determiner") ?? "") || child(of, "quantity") !== null) return null;
  return fault("text/determiner", quantity.span, `“${wordsAt(words.text, quantity.span)}” is said of two.`, "Write “one”.", likeWritten(wordsAt(words.text, quantity.span), "one"));
}

/** "any [Warlock] abilities" are named; "all" of them, or "the" Pets, are not put into a deck. */
export function allIncluded(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  if (around.place !== "DeckInclusions" || !/^(?:all|allThe|the|each|both)$/.test(text(noun, "determiner") ?? "")) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” does not go with what a deck may include.`, `Leave out “${word}”, or write “any”.`);
}

/** "2 or fewer damage": damage is not counted; cards are. */
export function fewerDamage(noun: Node, words: AgreeingWords): Diagnostic | null {
  const quantity = child(noun, "quantity");
  if (quantity === null || text(quantity, "bound") !== "orFewer" || !children(noun, "heads").every((head) => text(child(head, "noun") as Node, "noun") === "damage" || child(head, "noun")?.kind === "DamageTypeNoun")) return null;
  const at = words.text.indexOf("fewer", quantity.span.start);
  return fault("text/agreement", { start: at, end: at + "fewer".length }, "“fewer” does not go with “damage”, which is not counted.", "Write “less”.", "less");
}

/** "that much control": damage, or what else can be much. */
export function muchOf(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (!/^(?:thatMuch|doubleThatMuch|thatAmountOf|anyAmountOf)$/.test(text(noun, "determiner") ?? "")) return null;
  const of = children(noun, "heads").map((head) => child(head, "noun") as Node).find((each) => each.kind === "PlainNoun" && text(each, "noun") !== "damage" && text(each, "noun") !== "ATK");
  return of === undefined ? null : fault("text/determiner", of.span, `Of “${wordsAt(words.text, of.span)}” there is no amount.`, "Write “damage”.", "damage");
}

/** "while an opponent controls each ally with cost 4 or less": it controls one, or none. */
export function allControlled(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  if (predicate.kind !== "Doing" || !/^(?:control|own)$/.test(lemma(predicate, "verb") ?? "") || text(predicate, "modal") !== null) return null;
  const noun = children(child(predicate, "object") ?? predicate, "nouns").find((each) => each.kind === "NounPhrase" && /^(?:each|the)$/.test(text(each, "determiner") ?? "") && children(each, "possessors").length === 0 && children(each, "heads").every((head) => /^(?:TypeNoun|TagNoun)$/.test(child(head, "noun")?.kind ?? "") && adjectivesOf(head).every((adjective) => !/^(?:highest|lowest|most|named|chosen)$/.test(adjective ?? ""))));
  if (noun === undefined) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” does not go with what somebody controls.`, "Write “a”.", "a");
}

/** "put the damage on your hero equal to its ATK", "prevent any type of damage": how much it is, or of which type, is said elsewhere. */
export function damageSaidTwice(doing: Node, words: AgreeingWords): Diagnostic | null {
  const [noun, ...others] = children(child(doing, "object") ?? doing, "nouns");
  const damage = noun?.kind === "NounPhrase" && others.length === 0 && children(noun, "heads").every((head) => text(child(head, "noun") as Node, "noun") === "damage");
  if (noun === undefined || !damage) return null;
  const equal = text(noun, "determiner") === "the" && children(doing, "complements").some(({ kind }) => kind === "EqualTo");
  const type = text(noun, "determiner") === "anyTypeOf" && lemma(doing, "verb") === "prevent";
  if (!equal && !type) return null;
  const { span, word } = firstWord(words.text, noun.span);
  return fault("text/determiner", type ? { start: span.start, end: span.start + "any type of".length } : span, `“${word}” does not go with “${lemma(doing, "verb") ?? ""}” here.`, type ? "Write “all”." : `Leave out “${word}”.`, type ? "all" : null);
}

/** "While you have Pet": a player has one, or more. */
export function bareHad(clause: Node, words: AgreeingWords): Diagnostic | null {
  const having = child(clause, "predicate") as Node;
  const subjects = children(child(clause, "subject") ?? clause, "nouns");
  const player = subjects.some((noun) => text(noun, "pronoun") === "you" || children(noun, "heads").some((head) => child(head, "noun")?.kind === "PlayerNoun"));
  const bare = having.kind !== "Having" || !player ? undefined : children(child(having, "items") ?? having, "items").find((item) => item.kind === "NounPhrase" && text(item, "determiner") === null && child(item, "quantity") === null && children(item, "possessors").length === 0 && children(item, "heads").every((head) => child(head, "noun")?.kind === "TagNoun" && children(head, "modifiers").length === 0 && numberOfHead(child(head, "noun") as Node, words.invariable) === "one"));
  if (bare === undefined) return null;
  const written = wordsAt(words.text, bare.span);
  return fault("text/determiner", bare.span, `“${written}” needs a word before it.`, `Write “${articleFor(written)} ${written}”.`, `${articleFor(written)} ${written}`);
}

/** "for each counters removed this way": one at a time. */
export function forEachOne(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  const [head] = children(noun, "heads");
  const of = head === undefined ? null : child(head, "noun");
  if (!/^ForEach/.test(around.place) || of === null || !/^(?:counters|tokens|powers|effects|attachments)$/.test(text(of, "noun") ?? "") || text(noun, "determiner") !== null) return null;
  const written = wordsAt(words.text, of.span);
  return fault("text/agreement", of.span, `“${written}” does not go with “each”.`, `Write “${written.replace(/s$/, "")}”.`, written.replace(/s$/, ""));
}

/** "allies with that attachment": which, the text has not told. */
export function attachmentTold(noun: Node, words: AgreeingWords): Diagnostic | null {
  const had = children(noun, "posts").flatMap((post) => children(child(post, "items") ?? post, "items")).find((item) => /^(?:that|the|this)$/.test(text(item, "determiner") ?? "") && children(item, "posts").length === 0 && children(item, "heads").every((head) => /^(?:attachment|attachments|damage)$/.test(text(child(head, "noun") as Node, "noun") ?? "")));
  if (had === undefined) return null;
  const { word, span } = firstWord(words.text, had.span);
  return fault("text/determiner", span, `“${word}” does not go with what a card has.`, "Write “an”, or leave it out.");
}

/** "the source of that next damage": it has been told. */
export function sourceTold(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [head, ...others] = children(noun, "heads");
  if (head === undefined || others.length > 0 || text(noun, "determiner") !== "that" || text(child(head, "noun") as Node, "noun") !== "damage") return null;
  const adjective = children(head, "modifiers").find((modifier) => modifier.kind === "Adjective" && !/^(?:combat|nonCombat|fatal)$/.test(text(modifier, "adjective") ?? ""));
  return adjective === undefined ? null : fault("text/determiner", adjective.span, `“${wordsAt(words.text, adjective.span)}” does not tell damage apart that has been told of.`, "Leave it out.");
}
