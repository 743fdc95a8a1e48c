import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Filter, Noun, Place } from "../../../ir/index.ts";
import { isZone, nounsOf } from "../../1-resolve/clause-view.ts";
import { isPlayerHead, headsOf } from "../../1-resolve/described.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "./filter.ts";
import { lowerNoun } from "./noun.ts";
import { ownedBy, possessorChain } from "./reference.ts";

/** A place named by a noun phrase: "your hand", "its owner's resource row", "the top of your deck". */
export function lowerPlace(node: Node, context: Context): Place {
  const noun = nounsOf(node)[0] ?? node;
  // "Any number of graveyards": whoever's they are.
  if (noun.kind === "Partitive" && isZone(noun)) return lowerPlace(child(noun, "of") as Node, { ...context, bare: true });
  if (noun.kind === "Pronoun" || noun.kind === "SelfName") return unlowered(noun, "this is no place");
  if (noun.kind === "StepPhrase" && isZone(noun)) return { zone: lemma(noun, "step") as string };
  const heads = children(noun, "heads");
  const zone = heads.length === 1 ? lemma(child(heads[0] as Node, "noun") as Node, "zone") : null;
  if (zone === null) return unlowered(noun, "this is no place for cards");
  say(context, noun, "determiner", "any", "all", "anyNumberOf");
  const possessors = children(noun, "possessors");
  const of = possessors.length > 0 ? possessorChain(possessors, context) : (ownedBy(noun, context) ?? placeOwner(noun, context) ?? sideOfPlace(noun) ?? onePlayers(noun));
  return { zone, ...(of === null ? {} : { of: !PLAYERS.has(of.noun) && isThings(noun, context) ? { noun: "controller", of } : of }) };
}

/** Nouns that can only be players. */
const PLAYERS: ReadonlySet<Noun["noun"]> = new Set<Noun["noun"]>(["you", "owner", "controller", "turnPlayer"]);

/** "in that ally's party", "in its party": whose place it is by a card, so its controller's. */
function isThings(place: Node, context: Context): boolean {
  const possessor = children(place, "possessors").at(-1);
  const antecedent = context.resolved.antecedents.get(possessor ?? place);
  if (antecedent !== undefined) return antecedent.is === "self" || antecedent.mention.what === "thing";
  return possessor !== undefined && !isPlayerHead(headsOf(possessor));
}

/** "in one graveyard": all in that of one player, whoever it is. */
function onePlayers(noun: Node): Noun | null {
  const quantity = child(noun, "quantity");
  return quantity !== null && text(quantity, "value") === "one" ? { noun: "select", quantity: { count: "exactly", of: 1 }, filter: { is: "player" } } : null;
}

/** "opposing graveyards": those of the players of a side. */
function sideOfPlace(noun: Node): Noun | null {
  const [head] = children(noun, "heads");
  for (const modifier of head === undefined ? [] : children(head, "modifiers")) {
    if (modifier.kind === "Adjective") continue;
    if (modifier.kind !== "SideModifier" && modifier.kind !== "StateModifier") return unlowered(modifier, "this tells no places apart");
    if (text(modifier, "side") === "friendly") return unlowered(modifier, "the places of your side are “your” or “friendly players'”");
    const whose: Filter = modifier.kind === "SideModifier" ? { is: "player", side: "opponent" } : { is: "all", of: [{ is: "player" }, { is: "state", state: lemma(modifier, "state") as string }] };
    const several = /^plural/.test((child(head as Node, "noun")?.["zone"] as { readonly form?: string } | undefined)?.form ?? "");
    return { noun: "select", quantity: several ? { count: "all" } : { count: "exactly", of: 1 }, filter: whose };
  }
  return null;
}

/** "an opponent's graveyard" has a possessor; "each graveyard" has none. */
function placeOwner(noun: Node, context: Context): Noun | null {
  for (const post of postsOf(noun, context)) {
    if (post.kind === "NounPreposition" && text(post, "preposition") === "of") return lowerNoun(child(use(context, post), "object") as Node, context);
  }
  return null;
}
