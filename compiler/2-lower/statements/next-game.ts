import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Noun, Statement } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { candidate, postsOf } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** Whether a clause says something of the next game. */
export const isOfNextGame = (view: ClauseView): boolean => winsNext(view) || decidesNext(view) !== null;

const winsNext = (view: ClauseView): boolean => view.verb === "win" && !view.passive && isGame(nounsOf(view.parts.object ?? null)[0], "the", "next");

/** What of the next game is decided: who goes first; null for other clauses. */
function decidesNext(view: ClauseView): Node | null {
  const object = view.parts.object;
  const clauses = object?.kind === "Whether" && text(object, "question") === "who" ? children(child(object, "clauses") as Node, "clauses") : [];
  const predicate = clauses.length === 1 ? child(clauses[0] as Node, "predicate") : null;
  if (view.verb !== "decide" || predicate === null || lemma(predicate, "verb") !== "go") return null;
  return adverbsOf(predicate).join() === "first,nextGame" ? predicate : null;
}

const adverbsOf = (predicate: Node): readonly (string | null)[] => children(predicate, "complements").map((complement) => text(complement, "adverb"));

/** "The winner of this game also wins the next game", "you decide who goes first next game". */
export function ofNextGame(view: ClauseView, context: Context): Statement[] | null {
  if (!isOfNextGame(view)) return null;
  if (text(decidesNext(view) ?? view.predicate, "form") === "past" || text(view.predicate, "form") === "past") return unlowered(view.predicate, "the next game is to come");
  const subject = view.grammatical ?? unlowered(view.predicate, "who does?");
  for (const complement of children(decidesNext(view) ?? view.predicate, "complements")) use(context, complement);
  for (const noun of nounsOf(view.parts.object ?? null)) say(context, noun, "determiner");
  return [{ says: "nextGame", of: winner(subject, context) ?? lowerNoun(subject, context), does: winsNext(view) ? "win" : "decideFirst" }];
}

/** "the winner of this game". */
function winner(subject: Node, context: Context): Noun | null {
  const noun = nounsOf(subject)[0] as Node;
  if (headWord(noun) !== "winner") return null;
  const of = postsOf(noun, context).find((post) => text(post, "preposition") === "of");
  const game = of === undefined ? undefined : nounsOf(child(of, "object"))[0];
  if (of === undefined || game === undefined || !isGame(game, "this")) return unlowered(noun, "the winner of what?");
  use(context, of);
  say(context, game, "determiner");
  return { noun: "select", quantity: { count: "all" }, filter: { is: "all", of: [{ is: "player" }, { is: "did", event: { verb: "win", subject: candidate }, within: "thisGame" }] } };
}

function isGame(noun: Node | undefined, determiner: string, ...words: readonly string[]): boolean {
  const heads = noun === undefined ? [] : children(noun, "heads");
  if (noun === undefined || heads.length !== 1 || headWord(noun) !== "game" || text(noun, "determiner") !== determiner) return false;
  return adjectivesOf(heads[0] as Node).join() === words.join();
}
