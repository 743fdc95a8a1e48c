import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { Act, Amount, Clause, Noun } from "../../ir/index.ts";
import { nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { use, type Context } from "./context.ts";
import { damageAmount, damageKind } from "./damage.ts";
import { lowerNoun } from "./noun.ts";

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
  if (view.passive || view.parts.object === undefined) return null;
  const packets: Packet[] = [];
  for (const noun of nounsOf(view.parts.object)) {
    if (!headsOf(noun).every(isDamage)) return null;
    packets.push(...split(noun));
  }
  const prepositions = [...view.complements, ...view.taken].filter((node) => text(node, "preposition") === "to");
  for (const preposition of prepositions) {
    for (const noun of nounsOf(child(preposition, "object"))) {
      const heads = headsOf(noun);
      const first = heads.findIndex(isDamage);
      const people = first < 0 ? noun : first === 0 ? null : ({ ...noun, heads: heads.slice(0, first), headsJoins: [] } as Node);
      if (people !== null) for (const packet of packets) if (packet.to.length === 0) packet.to = [people];
      if (people !== null && people !== noun) rename(noun, people, context);
      if (first >= 0) packets.push(...split({ ...noun, heads: heads.slice(first) } as Node));
    }
  }
  if (packets.length < 2 || packets.some(({ damage, to }) => to.length === 0 || damageAmount(damage, context) === null)) return null;
  for (const preposition of prepositions) use(context, preposition);
  const said = new Map<Node, Noun>();
  return packets.map(({ damage, to }): Act => {
    const clause: Clause = { verb: view.verb, ...(subject === undefined ? {} : { subject }), damage: damageKind(damage, context), amount: damageAmount(damage, context) as Amount, to: recipient(to[0] as Node, said, context) };
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

const isDamage = (head: Node): boolean => {
  const noun = child(head, "noun");
  return noun?.kind === "DamageTypeNoun" || (noun !== null && text(noun, "noun") === "damage");
};

/** A part of a phrase keeps the name that later words have for the phrase. */
function rename(from: Node, to: Node, context: Context): void {
  const name = context.resolved.names.get(from);
  if (name !== undefined) (context.resolved.names as Map<Node, string>).set(to, name);
}
