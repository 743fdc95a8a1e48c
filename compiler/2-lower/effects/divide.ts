import { child, text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Filter, Noun } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { damageAmount } from "../amounts/damage.ts";
import { isMoreThanFatal } from "../amounts/excess.ts";
import { lowerClause } from "../clauses/clause.ts";
import { modalOf, unlowered, use, type Context } from "../context.ts";
import { amongWhom } from "../nouns/among.ts";
import { postsOf } from "../nouns/filter.ts";
import { filterOf, lowerNoun } from "../nouns/noun.ts";

type Divide = Extract<Effect, { readonly do: "divide" }>;

/** "deals 4 damage divided as you choose to any number of target heroes" (CR 408.4); null if nothing is divided. */
export function dividing(view: ClauseView, doer: Noun | null, context: Context): Effect[] | null {
  const divided = view.complements.find((complement) => /^divided/.test(text(complement, "adverb") ?? ""));
  if (divided === undefined) return null;
  use(context, divided);
  // "heals 6 damage divided as you choose from …"
  const among: Node = (view.verb === "heal" ? view.parts.from : view.parts.to) ?? amongWhom(view, context) ?? unlowered(divided, "divided among whom?");
  if (nounsOf(among).some((noun) => text(noun, "determiner") === "all")) return unlowered(among, "among how many it is divided is for who divides it");
  const { to: _, from: __, ...clause } = lowerClause(view, context, "act");
  if (clause.amount === undefined) return unlowered(divided, "how much is divided is not clear");
  return [{ do: "divide", who: dividedBy(divided, doer), clause: doer === null || view.passive ? clause : { ...clause, subject: doer }, among: lowerNoun(among, context) }];
}

/** Who divides: "as you choose" the reader, "as he chooses" the one who does it. */
function dividedBy(divided: Node, doer: Noun | null): Noun {
  if (text(divided, "adverb") === "dividedYou") return { noun: "you" };
  return doer !== null && doer.noun !== "self" ? doer : unlowered(divided, "who divides is not clear");
}

/** "divides that much damage among allies in his party": what isn't dealt is put on them (CR 405.3). */
export function dividesAmong(view: ClauseView, who: Noun, context: Context): Effect[] | null {
  const [damage, ...others] = nounsOf(view.parts.object ?? null);
  if (view.passive || damage === undefined || headWord(damage) !== "damage" || others.length > 0) return null;
  const among = view.parts.to ?? unlowered(view.node, "divided among whom?");
  const { to: _, subject: __, ...clause } = lowerClause(view, context, "act");
  if (damageAmount(damage, context) === null) return unlowered(damage, "how much is divided is not clear");
  return [{ do: "divide", who, clause: { ...clause, verb: "put", ...(who.noun === "you" ? {} : { subject: who }) }, among: lowerNoun(among, context) }];
}

/**
 * "Players can't put more than fatal damage on an ally this way": the most that each can get of what the sentences
 * before divide (CR 405.2); null for any other clause.
 */
export function limitedDivision(before: readonly Effect[], sentence: Node, context: Context): Effect[] | null {
  const clauses = child(sentence, "clauses");
  const [view, ...others] = clauses === null ? [] : (context.resolved.views.get(clauses) ?? []);
  const [damage] = nounsOf(view?.parts.object ?? null);
  if (view === undefined || others.length > 0 || damage === undefined || !/^cant$|^cannot$/.test(view.modal ?? "") || !isMoreThanFatal(damage)) return null;
  const [on] = nounsOf(view.parts.to ?? null);
  const thisWay = [...view.complements, ...view.taken, ...postsOf(damage, context)].find(({ kind }) => kind === "ThisWay");
  if (on === undefined || thisWay === undefined) return null;
  modalOf(view, context, "cant", "cannot");
  for (const part of [thisWay, ...[...view.complements, ...view.taken].filter((one) => nounsOf(child(one, "object")).includes(on))]) use(context, part);
  const doers = view.grammatical === null ? null : lowerNoun(view.grammatical, context);
  if (doers?.noun !== "select" || JSON.stringify(doers.filter) !== '{"is":"player"}') return unlowered(view.node, "who can't is not clear");
  if (text(on, "determiner") !== "an" && text(on, "determiner") !== "a") return unlowered(on, "on which of them is not clear");
  const asked = partsOf(filterOf(on, context));
  let found = false;
  const limited = (effects: readonly Effect[]): Effect[] =>
    effects.map((effect): Effect => {
      if (effect.do === "each") return { ...effect, effects: limited(effect.effects) };
      if (effect.do !== "divide" || effect.clause.verb !== view.verb) return effect;
      if (!isOfAll(effect, asked)) return unlowered(on, "not all that it is divided among are such");
      found = true;
      return { ...effect, most: { amount: "fatal", to: { noun: "candidate" } } };
    });
  const effects = limited(before);
  return found ? effects : unlowered(thisWay, "nothing was divided this way");
}

/** Whether a filter that is so admits all among whom something is divided. */
function isOfAll({ among }: Divide, asked: readonly string[]): boolean {
  const parts = among.noun === "select" ? partsOf(among.filter) : [];
  return asked.every((part) => parts.includes(part));
}

const partsOf = (filter: Filter): readonly string[] => (filter.is === "all" ? filter.of : [filter]).map((part) => JSON.stringify(part));
