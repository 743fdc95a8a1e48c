import { lemma, text, type Node } from "../../grammar/ast.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";
import type { Number } from "../1-resolve/grammatical-number.ts";

const BE: Readonly<Record<string, Number>> = { is: "one", are: "many", was: "one", were: "many", isnt: "one", arent: "many", wasnt: "one", hasBeen: "one", haveBeen: "many", s: "one", re: "many", becomes: "one", become: "many" };
const HAVE: Readonly<Record<string, Number>> = { has: "one", have: "many", gains: "one", gain: "many", hasOrShares: "one", haveOrShare: "many", causes: "one", d: "either", ve: "many" };
const MODAL: Readonly<Record<string, Number>> = { does: "one", doesnt: "one", doesNot: "one", do: "many", dont: "many", doNot: "many" };
const FORM: Readonly<Record<string, Number>> = { s: "one", base: "many" };

/** Whether the form of a predicate's verb goes with one or with many. */
export function numberOfVerb(predicate: Node, verbs: ReadonlyMap<string, VerbEntry>): Number {
  const modal = text(predicate, "modal");
  if (modal !== null) return MODAL[modal] ?? "either";
  const entry = verbs.get(lemma(predicate, "verb") ?? "");
  // "he put": what is written alike for now and then.
  if (text(predicate, "form") === "base" && entry !== undefined && entry.past === entry.base) return "either";
  switch (predicate.kind) {
    case "Undergoing":
    case "UndergoingAny":
    case "Being":
      return BE[text(predicate, "be") ?? ""] ?? "either";
    case "Having":
    case "Causing":
      return HAVE[text(predicate, "have") ?? ""] ?? "either";
    case "Doing":
      return text(predicate, "form") === "perfect" ? (HAVE[text(predicate, "perfect") ?? ""] ?? "either") : (FORM[text(predicate, "form") ?? ""] ?? "either");
    case "Paying":
      return FORM[text(predicate, "form") ?? ""] ?? "either";
    case "ShortAnswer":
      return MODAL[text(predicate, "answer") ?? ""] ?? "either";
    default:
      return "either";
  }
}

const OTHER: Readonly<Record<string, string>> = { is: "are", are: "is", was: "were", were: "was", "isn't": "aren't", "aren't": "isn't", has: "have", have: "has", gains: "gain", gain: "gains", becomes: "become", become: "becomes", does: "do", do: "does", "doesn't": "don't", "don't": "doesn't", pays: "pay", pay: "pays" };

/** The verb as it is written for the other number; null if that is not known. */
export function otherForm(predicate: Node, written: string, verbs: ReadonlyMap<string, VerbEntry>): string | null {
  const known = OTHER[written];
  if (known !== undefined) return known;
  const entry = verbs.get(lemma(predicate, "verb") ?? "");
  if (entry === undefined) return null;
  return written === entry.base ? entry.s : written === entry.s ? entry.base : null;
}
