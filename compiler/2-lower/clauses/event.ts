import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Clause, DamageKind, Noun, Within } from "../../../ir/index.ts";
import { headWord, nounsOf, verbOf } from "../../1-resolve/clause-view.ts";
import { damageKind } from "../amounts/damage.ts";
import type { Context } from "../context.ts";
import { say, unlowered, use } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** The stretch of the past that a clause's time words name; null without any. */
export function withinOf(node: Node, context: Context): Within | null {
  const when = node.kind === "TimePhrase" ? null : say(context, node, "when");
  if (when === "thisTurn" || when === "thisWay" || when === "thisCombat" || when === "thisGame") return when;
  for (const post of nounsOf(child(node, "object")).flatMap((noun) => children(noun, "posts"))) {
    if (post.kind !== "ThisWay") continue;
    use(context, post);
    return "thisWay";
  }
  for (const complement of [...context.resolved.attachments.complementsOf(node), child(node, "complement")].filter((each): each is Node => each !== null)) {
    const adverb = complement.kind === "Adverbial" ? text(complement, "adverb") : null;
    if (adverb === "thisWay" || adverb === "lastTurn") {
      use(context, complement);
      return adverb;
    }
    if (complement.kind === "TimePhrase") {
      use(context, complement);
      const step = text(complement, "when") === "this" ? lemma(complement, "step") : null;
      return step === "turn" ? "thisTurn" : step === "combat" ? "thisCombat" : step === "game" ? "thisGame" : unlowered(complement, "this is no stretch of the game");
    }
  }
  return null;
}

/** A predicate as an event in which given nouns play given parts. */
export function eventClause(predicate: Node, given: Partial<Record<"subject" | "object", Noun>>, outer: Context): Clause {
  const context = outer.pattern ? outer : { ...outer, pattern: true };
  const verb = predicate.kind === "ParticipleRelative" || predicate.kind === "BareState" ? (lemma(predicate, "verb") ?? lemma(predicate, "participle") ?? "") : verbOf(predicate);
  const entry = context.verbs.get(verb);
  if (entry === undefined) return unlowered(predicate, "this is nothing that happens");
  const parts: Record<string, Noun> = {};
  const object = child(predicate, "object");
  let damage: DamageKind | undefined;
  if (object !== null) {
    if (headWord(object) === "damage") damage = damageKind(nounsOf(object)[0] as Node, context);
    else parts["object"] = lowerNoun(object, context);
  }
  // "dealt damage": what it is dealt to.
  const recipient = entry.damage === true && given.object !== undefined;
  for (const [part, noun] of Object.entries(given)) parts[recipient && part === "object" ? (entry.recipient ?? "to") : part] = noun;
  const prepositions = [child(predicate, "preposition"), ...context.resolved.attachments.complementsOf(predicate)].filter((node): node is Node => node !== null && (node.kind === "VerbPreposition" || node.kind === "NounPreposition"));
  for (const preposition of prepositions) {
    const role = entry.roles[text(preposition, "preposition") ?? ""];
    if (role === undefined || role === "into" || role === "outOf") return unlowered(preposition, "this verb does not take this preposition");
    use(context, preposition);
    parts[role] = lowerNoun(child(preposition, "object") as Node, context);
  }
  return { verb, ...parts, ...(damage === undefined ? {} : { damage }) };
}
