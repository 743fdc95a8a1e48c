import { child, children, isWord, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** "at start of his turn": only "at end of turn" stands without "the". */
export function missingArticle(at: Node, words: AgreeingWords): Diagnostic | null {
  const of = child(at, "of");
  const bare = of?.kind === "StepPhrase" && text(of, "determiner") === null && children(of, "possessors").length === 0;
  if (bare && at["the"] !== undefined) return fault("text/determiner", of.span, `“${wordsAt(words.text, of.span)}” needs a word before it.`, `Write “at ${text(at, "point") ?? ""} of ${wordsAt(words.text, of.span)}”, or “each”, “this” or whose it is.`, `each ${wordsAt(words.text, of.span)}`);
  if (bare || at["the"] !== undefined) return null;
  const { span, word } = firstWord(words.text, { start: at.span.start + 3, end: at.span.end });
  return fault("text/determiner", span, `“${word}” needs “the” before it.`, `Write “the ${word}”.`, `the ${word}`);
}

/** "this turns", "your next turns". */
export function severalTimes(time: Node, words: AgreeingWords): Diagnostic | null {
  const step = time["step"];
  if (!isWord(step) || !step.form.startsWith("plural")) return null;
  const asks = text(time, "when") ?? text(time, "determiner");
  if (asks === null) return null;
  const shown = wordsAt(words.text, time.span);
  const last = /\S+$/.exec(shown)?.[0] ?? shown;
  const instead = last.replace(/s$/, "");
  return fault("text/agreement", { start: time.span.end - last.length, end: time.span.end }, `“${last}” does not go with “${asks}”.`, `Write “${instead}”.`, instead);
}
