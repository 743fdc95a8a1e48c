import type { ClauseView } from "../../1-resolve/clause-view.ts";

/**
 * The statements of a sentence, each with what its amounts are multiplied by: a "for each …" behind statements that
 * "and" alone joins goes for all of them, as a duration does ("has +1 ATK and costs (1) less for each counter on it").
 */
export function withSharedFactor(views: readonly ClauseView[], joins: readonly string[]): readonly ClauseView[] {
  const each = views.at(-1)?.complements.find(({ kind }) => kind === "ForEach");
  if (each === undefined || joins.some((join) => join !== "and")) return views;
  return views.map((view) => (view.complements.some(({ kind }) => kind === "ForEach") ? view : { ...view, complements: [...view.complements, each] }));
}
