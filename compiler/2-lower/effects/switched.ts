import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Noun } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { withoutPlayers } from "../clauses/players-undergo.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** "switch all damage on your hero with the damage on target hero", "switch that deck with yours": what two have changes places. */
export function switching(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const [had, ...others] = nounsOf(view.parts.object ?? null);
  const withOther = view.complements.find((complement) => complement.kind === "WithAttributes") ?? view.loose.find((post) => post.kind === "With") ?? view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "with");
  if (had === undefined || others.length > 0 || view.passive || withOther === undefined) return null;
  const doer = who.noun === "you" ? {} : { subject: who };
  const items = withOther.kind !== "VerbPreposition" ? children(child(withOther, "items") as Node, "items") : nounsOf(child(withOther, "object"));
  const [other, ...more] = items;
  if (other === undefined || more.length > 0) return null;
  if (headWord(had) === "damage" && headWord(other) === "damage") {
    use(context, withOther);
    return [{ do: "act", clause: { verb: "switch", ...doer, object: damaged(had, context), with: damaged(other, context), damage: {} } }];
  }
  const zone = zoneOf(had);
  if (zone === null || other.kind !== "Pronoun" || text(other, "pronoun") !== "yours") return null;
  use(context, withOther);
  const watched = [...context.resolved.viewOfClause.values()].some((each) => each !== view && nounsOf(each.parts.object ?? null).some((noun) => zoneOf(noun) === zone && text(noun, "determiner") === "a"));
  if (say(context, had, "determiner", "that") !== "that" || !watched) return unlowered(had, `whose ${zone} is not said`);
  // Who has the deck stands for it in the event.
  return [{ do: "act", clause: { verb: "switch", ...doer, object: { noun: "event", role: "object" }, with: { noun: "you" }, into: { zone } } }];
}

/** "exchange control of that ally and this weapon": who controls two cards changes places. */
export function exchanging(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const [control, ...others] = nounsOf(view.parts.object ?? null);
  if (control === undefined || others.length > 0 || view.passive || headWord(control) !== "control") return null;
  const of = use(context, postsOf(control, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  const [one, other, ...more] = nounsOf(of === undefined ? null : child(of, "object"));
  if (one === undefined || other === undefined || more.length > 0) return unlowered(control, "control of which two?");
  return [{ do: "act", clause: withoutPlayers({ verb: "exchange", ...(who.noun === "you" ? {} : { subject: who }), object: lowerNoun(one, context), with: lowerNoun(other, context) }, view, context) }];
}

/** "all damage on your hero": what has it. */
function damaged(noun: Node, context: Context): Noun {
  const determiner = say(context, noun, "determiner", "all", "allThe");
  const on = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "on"));
  const plain = children(noun, "heads").every((head) => children(head, "modifiers").length === 0) && child(noun, "quantity") === null;
  if (on === undefined || !plain || !/^(?:all|allThe|the)$/.test(determiner ?? "")) return unlowered(noun, "damage on what?");
  return lowerNoun(child(on, "object") as Node, context);
}

function zoneOf(noun: Node): string | null {
  const heads = children(noun, "heads");
  return heads.length === 1 && children(heads[0] as Node, "modifiers").length === 0 ? lemma(child(heads[0] as Node, "noun") as Node, "zone") : null;
}
