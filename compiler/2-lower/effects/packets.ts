import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Act, Amount, Clause, Noun } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { firstDamage, hasDamageBehind, isDamageHead } from "../../1-resolve/damage-behind.ts";
import type { Antecedent } from "../../1-resolve/mention.ts";
import { damageAmount, damageKind } from "../amounts/damage.ts";
import { use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** One packet of damage as a sentence lists it: how much of what, and to whom. */
interface Packet {
  readonly damage: Node;
  to: readonly Node[];
}

/**
 * "2 melee damage and 2 holy damage to target ally", "5 nature damage to target hero and 5 nature damage to target
 * ally": the acts of the packets, which are dealt together; null where the clause speaks of one packet. Phrases are
 * flat, so what is dealt next can stand among the heads of what the damage before it is dealt to.
 */
export function packetsOf(view: ClauseView, subject: Noun | undefined, context: Context): Act[] | null {
  const entry = context.verbs.get(view.verb);
  if (view.passive || view.parts.object === undefined || entry === undefined) return null;
  const part = entry.recipient ?? "to";
  const packets: Packet[] = [];
  for (const noun of nounsOf(view.parts.object)) {
    if (!headsOf(noun).every(isDamageHead)) return null;
    packets.push(...split(noun));
  }
  const isRecipient = (node: Node): boolean => entry.roles[text(node, "preposition") ?? ""] === part;
  const prepositions = [...view.complements, ...view.taken].filter(isRecipient).flatMap((node) => [node, ...behind(node, isRecipient)]);
  for (const preposition of prepositions) {
    for (const noun of nounsOf(child(preposition, "object")).map((noun) => without(noun, behind(preposition, isRecipient), context)).flatMap((noun) => behindPosts(noun, context))) {
      const first = firstDamage(noun);
      const people = first === null ? noun : first === 0 ? null : ({ ...noun, heads: headsOf(noun).slice(0, first), headsJoins: [] } as Node);
      if (people !== null) for (const packet of packets) if (packet.to.length === 0) packet.to = [people];
      if (people !== null && people !== noun) rename(noun, people, context);
      if (first !== null) packets.push(...split({ ...noun, heads: headsOf(noun).slice(first) } as Node));
    }
  }
  if (packets.length < 2 || packets.some(({ damage, to }) => to.length === 0 || damageAmount(damage, context) === null)) return null;
  for (const preposition of prepositions) use(context, preposition);
  const said = new Map<Node, Noun>();
  return packets.map(({ damage, to }): Act => {
    const clause: Clause = { verb: view.verb, ...(subject === undefined ? {} : { subject }), damage: damageKind(damage, context), amount: damageAmount(damage, context) as Amount, [part]: recipient(to[0] as Node, said, context) };
    return { do: "act", clause };
  });
}

/** Whom a packet is dealt to; where that is chosen for an earlier packet, the same. */
function recipient(node: Node, said: Map<Node, Noun>, context: Context): Noun {
  const before = said.get(node);
  if (before !== undefined) return before;
  const noun = lowerNoun(node, context);
  const named = noun.noun === "select" && noun.as === undefined ? { ...noun, as: "recipient" } : noun;
  said.set(node, named.noun === "select" ? { noun: "bound", name: named.as as string } : named);
  return named;
}

function split(noun: Node): Packet[] {
  const quantity = child(noun, "quantity");
  return headsOf(noun).map((head, index) => ({ damage: { kind: "NounPhrase", span: head.span, ...(index === 0 && quantity !== null ? { quantity } : {}), heads: [head] } as Node, to: [] }));
}

const headsOf = (noun: Node): readonly Node[] => children(noun, "heads");

/** "from target hero and 2 damage | from target ally": where the next damage goes can stand behind it as what tells of it. */
function behind(preposition: Node, isRecipient: (node: Node) => boolean): readonly Node[] {
  return nounsOf(child(preposition, "object")).flatMap((noun) => {
    const post = hasDamageBehind(noun) ? children(noun, "posts").at(-1) : undefined;
    return post === undefined || !isRecipient(post) ? [] : [post, ...behind(post, isRecipient)];
  });
}

/** A phrase without what does not tell of it. */
function without(noun: Node, posts: readonly Node[], context: Context): Node {
  if (!children(noun, "posts").some((post) => posts.includes(post))) return noun;
  const left = { ...noun, posts: children(noun, "posts").filter((post) => !posts.includes(post)) } as Node;
  rename(noun, left, context);
  return left;
}

/** "each ally in your party and 1 fire damage": what is dealt next can stand with what tells of the people before it. */
function behindPosts(noun: Node, context: Context): readonly Node[] {
  const post = children(noun, "posts").at(-1);
  const object = post === undefined ? null : child(post, "object");
  const last = nounsOf(object).at(-1);
  if (post === undefined || object === null || last === undefined || (firstDamage(last) ?? 0) < 1) return [noun];
  const first = firstDamage(last) as number;
  const place = { ...last, heads: headsOf(last).slice(0, first), headsJoins: [] } as Node;
  const inner = { ...post, object: object.kind === "Nouns" ? { ...object, nouns: [...nounsOf(object).slice(0, -1), place] } : place } as Node;
  const people = { ...noun, posts: [...children(noun, "posts").slice(0, -1), inner] } as Node;
  rename(noun, people, context);
  use(context, post);
  return [people, { kind: "NounPhrase", span: last.span, heads: headsOf(last).slice(first) } as Node];
}

/** A part of a phrase keeps the name that later words have for the phrase, and stands for what the phrase stands for. */
function rename(from: Node, to: Node, context: Context): void {
  const name = context.resolved.names.get(from);
  if (name !== undefined) (context.resolved.names as Map<Node, string>).set(to, name);
  const antecedent = context.resolved.antecedents.get(from);
  if (antecedent !== undefined) (context.resolved.antecedents as Map<Node, Antecedent>).set(to, antecedent);
}
