import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Noun } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";

/** "start an Onyxia Raid": a game of another kind, against whoever the raid is named after. */
export function starting(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  const heads = noun?.kind === "NounPhrase" ? children(noun, "heads") : [];
  const head = heads[0];
  const kind = head === undefined ? null : child(head, "noun");
  if (noun === undefined || head === undefined || view.passive || kind?.kind !== "TagNoun") return null;
  const [named, ...more] = children(head, "modifiers");
  if (others.length + more.length > 0 || heads.length > 1 || named?.kind !== "NamedCharacter" || !/^an?$/.test(text(noun, "determiner") ?? "") || postsOf(noun, context).length > 0) return unlowered(noun, "what is started is not clear");
  return [{ do: "raid", who, raid: `${lemma(named, "name") ?? ""} ${lemma(kind as Node, "tag") ?? ""}`, first: [] }];
}

/** What a sentence does before it starts a raid is done with it, all or nothing (CR 800.3a). */
export function withRaid(before: readonly Effect[], done: readonly Effect[]): Effect[] {
  const [raid, ...others] = done;
  return raid?.do === "raid" && others.length === 0 && before.length > 0 ? [{ ...raid, first: [...before] }] : [...before, ...done];
}
