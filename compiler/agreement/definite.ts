import { child, children, lemma, nodesIn, text, walk, type Node } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfHead } from "../1-resolve/grammatical-number.ts";
import { fault, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { articleFor } from "./article.ts";
import { determinerAt, headNouns, isBeforeNoun, modifiersOf } from "./determiner.ts";
import type { Around } from "./noun-agreement.ts";

/** What "the" and "all" do not go with. */
export function unfitDefinite(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  return theUntold(noun, around, words) ?? theStats(noun, words) ?? allThe(noun, words) ?? hostCounted(noun, words);
}

/** Kinds of which there are many: one that has not been named is "a", and all of them have no word before them. */
const OF_MANY = new Set(["TypeNoun", "CounterNoun", "AttributeNoun"]);

/** Players who play no part that only some of them do. */
const ANYBODY = new Set(["player", "opponent"]);

/** Other words for what there are many of. */
const PLAIN_MANY = new Set(["damage", "effect", "effects", "counter", "counters", "token", "tokens", "attachment", "attachments"]);

/** Modifiers that single nothing out. */
const PLAIN = new Set(["SideModifier", "DamageModifier", "TypeModifier", "IconModifier"]);

/** Adjectives that single nothing out. */
const COMMON = new Set(["faceDown", "faceUp", "combat", "other", "different", "additional", "fatal", "nonFatal", "unpreventable"]);

const EXTREME = /^(?:highest|lowest|most|fewest)$/;

/** What stands behind a noun and singles nothing out: "with cost 4 or less", "equal to its ATK", "that attached ally would deal". */
function isPlainPost(post: Node, { place }: Around, counter: boolean): boolean {
  switch (post.kind) {
    case "With":
    case "WithAttributes":
      return [...walk(post)].every((inner) => !EXTREME.test(text(inner, "adjective") ?? text(inner, "determiner") ?? text(inner, "quantity") ?? ""));
    case "EqualTo":
      return true;
    case "ThisWay":
      // "a character dealt the damage this way"
      return place === "ParticipleRelative";
    case "NounPreposition":
      // "remove the counter from target card": it may have several.
      return counter && text(post, "preposition") === "from";
    case "Relative":
    case "ContactRelative":
      // "the damage that it would deal is unpreventable"
      return place === "Doing" && text(nodesIn(post["predicate"])[0] ?? post, "modal") === "would";
    default:
      return false;
  }
}

/** "draw the card", "the opposing allies must attack", "the player chooses": what has not been told apart is no "the". */
function theUntold(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  if (text(noun, "determiner") !== "the" || !isBeforeNoun(noun) || !headNouns(noun).every((of) => OF_MANY.has(of.kind) || PLAIN_MANY.has(text(of, "noun") ?? "") || ANYBODY.has(lemma(of, "player") ?? "") || (of.kind === "TagNoun" && (around.place === "Being" || numberOfHead(of, words.invariable) === "many")))) return null;
  const numbers = headNouns(noun).map((of) => numberOfHead(of, words.invariable));
  const many = numbers.includes("many") && !numbers.includes("one");
  if (!modifiersOf(noun).every((modifier) => PLAIN.has(modifier.kind) || (many && modifier.kind === "TagModifier" && children(noun, "posts").every(({ kind }) => kind === "ContactRelative")) || (modifier.kind === "StateModifier" && (many || headNouns(noun).every((of) => lemma(of, "type") !== "hero"))) || COMMON.has(text(modifier, "adjective") ?? "") || isNumber(modifier))) return null;
  const posts = children(noun, "posts");
  const thisWay = posts.some((post) => post.kind === "ThisWay" || text(post, "when") === "thisWay");
  const counter = headNouns(noun).every(({ kind }) => kind === "CounterNoun") || modifiersOf(noun).some(({ kind }) => kind === "NumberListModifier");
  if (many ? thisWay : !posts.every((post) => isPlainPost(post, around, headNouns(noun).some((of) => text(of, "noun") === "counter"))) && !counter) return null;
  const { span, written } = determinerAt(noun, words);
  const rest = wordsAt(words.text, { start: span.end + 1, end: noun.span.end });
  const damage = headNouns(noun).every((of) => text(of, "noun") === "damage");
  return fault("text/determiner", span, `“${written} ${rest}” does not say which.`, many || damage ? `Leave out “${written}”.` : `Write “${articleFor(rest)}”, “that” or “target”.`, many || damage ? null : likeWritten(written, articleFor(rest)));
}

const isNumber = (modifier: Node): boolean => modifier.kind === "NumberListModifier" || (modifier.kind === "NumberModifier" && typeof modifier["count"] === "number");

/** "lose the ATK or health": numbers that everything has. */
function theStats(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (text(noun, "determiner") !== "the" || headNouns(noun).length < 2 || !headNouns(noun).every(({ kind }) => kind === "StatNoun") || modifiersOf(noun).length > 0 || children(noun, "posts").length > 0) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with “${wordsAt(words.text, { start: span.end + 1, end: noun.span.end })}”.`, `Leave out “${written}”.`);
}

/** "all the allies": all of something that is told is "all the", else "all"; damage is told as what something has. */
function allThe(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (text(noun, "determiner") !== "allThe" || headNouns(noun).every((of) => text(of, "noun") === "damage") || children(noun, "posts").some((post) => text(post, "preposition") === "of")) return null;
  const { span, written } = determinerAt(noun, words);
  const instead = written.replace(/ the$/, "");
  return fault("text/determiner", span, `“${written}” is said of what belongs to something.`, `Write “${instead}”.`, instead);
}

/** "either attached character", "all attached allies": what a card is attached to is one. */
function hostCounted(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [head, ...others] = children(noun, "heads");
  if (!/^(?:either|each|any|all|both|an?|another)$/.test(text(noun, "determiner") ?? "") || others.length > 0 || head === undefined || children(noun, "posts").length > 0 || numberOfHead(child(head, "noun") as Node, words.invariable) !== "one" || !children(head, "modifiers").some((modifier) => text(modifier, "adjective") === "attached")) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with “attached”: there is one.`, `Leave out “${written}”.`);
}
