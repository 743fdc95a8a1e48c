import { text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Noun } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** Who reads the text. */
export const you: Noun = { noun: "you" };

/** Effects of which what was to be offered is offered by another. */
export const stripMay = (effects: readonly Effect[]): readonly Effect[] => effects.flatMap((effect) => (effect.do === "may" ? effect.effects : [effect]));

/** What may be done is offered to who may do it. */
export const offer = (who: Noun, effects: readonly Effect[]): Effect => ({ do: "may", who, effects });

/** "Each player may X and Y": what is offered goes on; null where it is no such offer, or is made to others. */
export function offeredOn(offer: Effect | undefined, done: readonly Effect[]): Effect | null {
  if (offer?.do === "may") return { ...offer, effects: [...offer.effects, ...stripMay(done)] };
  const [may, ...others] = offer?.do === "each" ? offer.effects : [];
  const more = done.length === 1 ? done[0] : undefined;
  if (offer?.do !== "each" || may?.do !== "may" || others.length > 0) return null;
  const inner = more?.do === "each" && more.as === offer.as && JSON.stringify(more.of) === JSON.stringify(offer.of) ? more.effects : done;
  return { ...offer, effects: [{ ...may, effects: [...may.effects, ...stripMay(inner)] }] };
}

/** Who decides on a "may": the player named, or the controller of what does it. */
export function mayDo(view: ClauseView, context: Context): Noun {
  if (view.grammatical === null) return view.node["subject"] === undefined && view.predicate.kind !== "Paying" && text(view.predicate, "modal") !== null ? unlowered(view.predicate, "who may do it is not said") : you;
  const subject = lowerNoun(view.grammatical, context);
  if (subject.noun === "you" || isPlayerNoun(subject, view.grammatical)) return subject;
  return you;
}

/** Whether a noun is a player, or stands for one. */
export const isPlayerNoun = (noun: Noun, node: Node): boolean =>
  noun.noun === "controller" || noun.noun === "owner" || ["player", "opponent", "controller", "owner"].includes(headWord(node) ?? "") || (noun.noun !== "select" && nounsOf(node)[0]?.kind === "Pronoun" && ["he", "she"].includes(text(nounsOf(node)[0] as Node, "pronoun") ?? ""));
