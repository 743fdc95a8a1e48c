import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Noun } from "../../../ir/index.ts";
import { adjectivesOf, nounsOf } from "../../1-resolve/clause-view.ts";
import { headsOf, isPlural } from "../../1-resolve/described.ts";
import { type Antecedent } from "../../1-resolve/mention.ts";
import { numberOf } from "../amounts/number.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { conjunction, filterOfHeads, postsOf } from "./filter.ts";
import { namedCharacter } from "./named-character.ts";
import { you, self } from "./noun.ts";

/** The noun for an antecedent: the bearer, a part of the event, or what a selection named. */
export function reference(antecedent: Antecedent, context: Context, at: Node): Noun {
  if (antecedent.is === "self") return self;
  const { mention } = antecedent;
  const { noun } = mention;
  if (mention.members !== undefined) return { noun: "several", of: mention.members.map((member) => reference(member.self ? { is: "self" } : { is: "mention", mention: member }, context, at)) };
  const named = context.resolved.names.get(noun);
  // "enters play under an opponent's control … that opponent": who controls what enters.
  if (noun.kind === "Possessor" && mention.origin === "event" && mention.has === "control") return { noun: "controller", of: { noun: "event", role: "subject" } };
  if (noun.kind === "Possessor") {
    const possessor = possessorNoun(noun, null, context);
    return possessor.noun === "select" && named !== undefined ? { noun: "bound", name: named } : possessor;
  }
  // A pronoun stands for what it stands for; "its owner" is a noun of its own.
  const earlier = noun.kind === "Pronoun" || /^(?:that|those)$/.test(text(noun, "determiner") ?? "") ? context.resolved.antecedents.get(noun) : undefined;
  if (earlier !== undefined) return reference(earlier, context, at);
  if (["controller", "owner"].includes(headsOf(noun).join())) return roleOf(noun, context);
  if (isHost(noun)) return hostOf(noun);
  if (noun.kind === "NamedCharacter" && mention.origin !== "event") return namedCharacter(noun, context);
  if (mention.origin === "event") {
    const part = mention.role;
    if (part === "subject" || part === "object" || part === "to" || part === "from" || part === "with" || part === "against") return { noun: "event", role: part };
  }
  return named === undefined ? unlowered(at, "what this stands for has no name") : { noun: "bound", name: named };
}

/** "its owner", "target ally's controller" spoken of again: the same of what had it. */
function roleOf(noun: Node, context: Context): Noun {
  const role = headsOf(noun)[0] as "controller" | "owner";
  const possessor = children(noun, "possessors").at(-1);
  if (possessor === undefined) return { noun: role, of: ownedBy(noun, context) ?? unlowered(noun, "whose?") };
  const of = possessorNoun(possessor, null, context);
  const named = context.resolved.names.get(possessor);
  return { noun: role, of: of.noun === "select" ? (named === undefined ? unlowered(noun, "whose?") : { noun: "bound", name: named }) : of };
}

/** "attached ally", "attached character": what the card is attached to. */
export function isHost(node: Node): boolean {
  if (node.kind !== "NounPhrase" || text(node, "determiner") !== null) return false;
  const heads = children(node, "heads");
  return heads.length === 1 && adjectivesOf(heads[0] as Node).includes("attached") && !isPlural(node);
}

/** What the card is attached to; as "attached card" it need not be what it was as the card was attached (CR 400.6). */
export const hostOf = (node: Node): Noun => (headsOf(node).join() === "card" ? { noun: "host", any: true } : { noun: "host" });

/** "the source of that damage": who dealt what the power waits for. */
export function sourceOf(node: Node, context: Context): Noun {
  const of = use(context, postsOf(node, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  const damage = of === undefined ? undefined : nounsOf(child(of, "object"))[0];
  const antecedent = damage === undefined ? undefined : context.resolved.antecedents.get(damage);
  if (antecedent?.is !== "mention" || antecedent.mention.what !== "damage" || antecedent.mention.origin !== "event") return unlowered(node, "the source of what?");
  if (damage !== undefined) say(context, damage, "determiner", "that");
  return dealer(antecedent.mention.noun, context);
}

/** "its source", "that damage's source". */
export function sourceOfIt(node: Node, context: Context): Noun {
  ownedBy(node, context);
  const antecedent = context.resolved.antecedents.get(children(node, "possessors").at(-1) ?? node);
  return dealer(antecedent?.is === "mention" ? antecedent.mention.noun : null, context);
}

/** Who deals damage that an event is about: who does it; of what is prevented, from whom it would have been (CR 717.2). */
function dealer(damage: Node | null, context: Context): Noun {
  const prevented = [...context.resolved.viewOfClause.values()].some(({ verb, parts }) => verb === "prevent" && nounsOf(parts.object ?? null).some((noun) => noun === damage));
  return { noun: "event", role: prevented ? "from" : "subject" };
}

/** "this ally": the bearer, if it is one. */
export function bearer(node: Node, context: Context): Noun {
  const type = lemma(child(children(node, "heads").at(-1) as Node, "noun") as Node, "type");
  return isBearer(type, context) ? self : unlowered(node, NO_SUCH);
}

const NO_SUCH = "the card is no such thing";

const isBearer = (type: string | null, { bearer: words }: Context): boolean => type === null || words === null || words.has(type);

/** Who "your", "his", "its" makes the owner; null without such a word. */
export function ownedBy(node: Node, context: Context): Noun | null {
  const determiner = say(context, node, "determiner", "your", "his", "her", "its", "their");
  if (determiner === "your") return you;
  if (determiner === "his" || determiner === "her" || determiner === "its" || determiner === "their") {
    const antecedent = context.resolved.antecedents.get(node);
    return antecedent === undefined ? unlowered(node, `whose “${determiner}” is`) : reference(antecedent, context, node);
  }
  return null;
}

/** "that hero's controller's": from the left, each is had by what stands before it. */
export function possessorChain(possessors: readonly Node[], context: Context): Noun {
  let noun: Noun | null = null;
  for (const possessor of possessors) noun = possessorNoun(possessor, noun, context);
  return noun as Noun;
}

/** One link of a chain of possessors; `of` is what stands before it. */
export function possessorNoun(possessor: Node, of: Noun | null, context: Context): Noun {
  const noun = child(possessor, "noun") as Node;
  const word = text(noun, "noun");
  const antecedent = context.resolved.antecedents.get(possessor);
  const determiner = say(context, possessor, "determiner", "your", "that", "those", "this", "each", "target", "his", "her", "its", "their");
  if (word !== null && /^(?:controller|owner)s?$/.test(word)) {
    const role = word.replace(/s$/, "") as "controller" | "owner";
    const whose = of ?? (antecedent === undefined ? (determiner === "your" ? you : chainBefore(possessor, context)) : reference(antecedent, context, possessor));
    return { noun: role, of: whose };
  }
  if (noun.kind === "SelfName") return self;
  if (antecedent !== undefined && (determiner === "that" || determiner === "those")) return reference(antecedent, context, possessor);
  if (determiner === "this") return isBearer(lemma(noun, "type"), context) ? self : unlowered(possessor, NO_SUCH);
  if (determiner === "that" || determiner === "those") return unlowered(possessor, "whose?");
  const modifiers = children(possessor, "modifiers");
  if (determiner === null && modifiers.length === 0 && noun.kind === "TypeNoun" && text(possessor, "mark") === "singular") return unlowered(possessor, "whose?");
  for (const modifier of modifiers) if (modifier.kind === "NumberModifier" && numberOf(modifier, context) !== 1) return unlowered(modifier, "whose of several is not clear");
  if (determiner === null && adjectivesOf(possessor).includes("attached")) return hostOf(possessor);
  const filter = conjunction([
    filterOfHeads({ kind: "NounPhrase", span: possessor.span, heads: [{ kind: "Head", span: possessor.span, noun, ...(modifiers.length > 0 ? { modifiers } : {}) }] } as Node, context),
    ...(determiner === "your" ? [{ is: "controlled", by: you } as const] : []),
  ]);
  const named = context.resolved.names.get(possessor);
  return {
    noun: "select",
    quantity: determiner === "each" || determiner === "your" ? { count: "all" } : { count: "exactly", of: 1 },
    filter,
    ...(determiner !== null && /[tT]arget/.test(determiner) ? { target: true as const } : {}),
    ...(named === undefined ? {} : { as: named }),
  };
}

/** The noun before a possessor whose chain is not at hand. */
function chainBefore(possessor: Node, context: Context): Noun {
  const chain = context.resolved.chains.get(possessor);
  return chain === undefined ? unlowered(possessor, "whose?") : possessorChain(chain, context);
}
