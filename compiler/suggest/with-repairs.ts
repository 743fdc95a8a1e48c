import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import { anyOf } from "../../grammar/diagnostics/did-you-mean.ts";
import type { Repair } from "./suggest.ts";

/** A diagnostic that says which words are wrong and what was meant, as proved repairs have it. The likeliest stands first. */
export function withRepairs(diagnostic: Diagnostic, repairs: readonly Repair[]): Diagnostic {
  const [first] = repairs;
  if (first === undefined || first.change === "given") return diagnostic;
  const fix = { title: titleOf(first), safe: false, edits: [first.edit] };
  const alike = anyOf(repairs.filter(({ change, place }) => change === first.change && place.start === first.place.start && place.end === first.place.end).map(({ word }) => word));
  // What the message says of these very words is said better there.
  if (TELLING.test(diagnostic.code) && overlap(diagnostic.span, first.place)) return { ...diagnostic, help: first.change === "replace" ? `Did you mean ${alike}?` : `Write “${first.shown}”.`, fix };
  const told = { ...diagnostic, code: "text/unexpected-word", span: first.place, message: `“${first.wrong}” can't stand here.`, fix };
  switch (first.change) {
    case "replace":
      return first.wrong.toLowerCase() === first.word.toLowerCase() ? { ...told, code: "text/capital", message: `“${first.wrong}” is written “${first.word}” here.`, help: `Write “${first.word}”.` } : { ...told, help: `Did you mean ${alike}?` };
    case "remove":
      return { ...told, help: `Leave “${first.word}” out.` };
    case "swap":
      return { ...told, message: "These two words stand in each other's place.", help: `Write “${first.word}”.` };
    case "insert":
      return { ...told, code: "text/missing-word", message: `${alike} is missing here.`, help: `Write “${first.shown}”.` };
  }
}

/** Codes that say more than that a word can't stand where it does. */
const TELLING = /^text\/(?:unknown-word|capital|repeated-word|agreement|determiner|list|missing-)/;

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

function titleOf({ change, word }: Repair): string {
  return change === "remove" ? `Leave out “${word}”` : change === "insert" ? `Put in “${word}”` : `Write “${word}”`;
}
