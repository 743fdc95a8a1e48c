import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfHead, numberOfSubject } from "../1-resolve/grammatical-number.ts";
import { nounsOf } from "../1-resolve/noun-head.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { numberOfVerb, otherForm } from "./verb-form.ts";

/** "Your hero deal", "allies in your party has": a verb that does not go with its subject. */
export function subjectAndVerb(clause: Node, words: AgreeingWords): Diagnostic | null {
  const subject = child(clause, "subject");
  const predicate = child(clause, "predicate");
  if (subject === null || predicate === null) return null;
  const nouns = children(subject, "nouns");
  const there = nouns.length === 1 && text(nouns[0] as Node, "pronoun") === "there" ? nounsOf(child(predicate, "what")) : [];
  // "There are no card": what there is goes with the verb.
  const [head, ...heads] = there.length === 1 ? children(there[0] as Node, "heads") : [];
  if (head !== undefined && heads.length === 0 && numberOfHead(child(head, "noun") as Node, words.invariable) === "one" && text(predicate, "be") === "are") return fault("text/agreement", head.span, `“${wordsAt(words.text, head.span)}” does not go with “are”.`, "Write it as for many.");
  if (nouns.length > 1 && nouns.some(({ kind }) => kind === "Pronoun")) return null;
  return disagree(subject, numberOfSubject(subject, words.invariable), predicate, words);
}

/** "Each player choose one: …": who chooses goes with the verb. */
export function chooserAndVerb(modes: Node, words: AgreeingWords): Diagnostic | null {
  const chooser = child(modes, "chooser");
  const number = chooser === null ? "either" : numberOfSubject(chooser, words.invariable);
  const right = number === "one" ? "chooses" : "choose";
  if (chooser === null || number === "either" || text(modes, "verb") === right) return null;
  const { word, span } = firstWord(words.text, { ...modes.span, start: chooser.span.end + 1 });
  return fault("text/agreement", span, `“${word}” does not go with “${wordsAt(words.text, chooser.span)}”.`, `Write “${right}”.`, right);
}

/** "each ally that attack": a clause right behind its noun. */
export function nounAndRelative(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [post] = children(noun, "posts");
  const predicate = post?.kind === "Relative" ? child(post, "predicate") : null;
  const heads = children(noun, "heads");
  if (predicate === null || predicate.kind === "BareState") return null;
  const numbers = heads.map((head) => numberOfHead(child(head, "noun") as Node, words.invariable));
  // "all abilities and equipment": of several that are told together, each may have its own number.
  if (heads.length > 1 && !(numbers.includes("many") && numbers.every((number) => number !== "one"))) return null;
  return disagree(noun, heads.length > 1 ? "many" : (numbers[0] as "one" | "many" | "either"), predicate, words);
}

function disagree(subject: Node, number: "one" | "many" | "either", predicate: Node, words: AgreeingWords): Diagnostic | null {
  const verb = numberOfVerb(predicate, words.verbs);
  if (number === "either" || verb === "either" || number === verb) return null;
  // "as though it were".
  if (/^were$/.test(text(predicate, "be") ?? "")) return null;
  const { word, span } = firstWord(words.text, predicate.span);
  const other = otherForm(predicate, word, words.verbs);
  const who = wordsAt(words.text, subject.span);
  return fault("text/agreement", span, `“${word}” does not go with “${who}”.`, other === null ? `Write it as for ${number}.` : `Write “${other}”.`, other);
}
