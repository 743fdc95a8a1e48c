import { text, type Node } from "../../../grammar/ast.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered } from "../context.ts";
import { saysEither } from "./either.ts";

const PAST = new Set(["past", "perfect", "ing", "was", "were", "been", "hasBeen", "haveBeen", "became", "had", "wasnt"]);

/** Refuses a clause that tells what has been or is not: what a card does, costs, states or waits for is told as it happens. */
export function present({ predicate }: ClauseView): void {
  if (isPast(predicate)) unlowered(predicate, "what has been is told where a condition is expected");
}

/** Refuses as well what is not done: "it isn't dealt" happens at no time. */
export function affirmed(view: ClauseView): void {
  present(view);
  if (/nt$/.test(text(view.predicate, "be") ?? "")) unlowered(view.predicate, "what is not done happens at no time");
}

function isPast(predicate: Node): boolean {
  // The form of a passive is that of its participle; "be" has its tense.
  const told = text(predicate, "be") ?? text(predicate, "have") ?? text(predicate, "form") ?? "";
  return PAST.has(told);
}

/** Refuses a statement of one thing or another: "has ferocity or protector" does not say which. */
export function certain(view: ClauseView): void {
  if (saysEither(view)) unlowered(view.predicate, "which of these it is is not said");
}
