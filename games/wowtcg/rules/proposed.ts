import type { Machine } from "../../../runtime/machine.ts";
import type { Id, Link } from "../../../runtime/state.ts";
import { defences, type Defence } from "./attack.ts";

/** The proposal on the chain of which something is the proposed defender; null if it is none (CR 601.2). */
export function proposalOn(m: Machine, id: Id): Link | null {
  for (const each of m.state.zones["chain"] ?? []) {
    const link = m.link(each);
    if (link?.what === "proposal" && m.scope(link.scope).bound["defender"]?.[0] === id) return link;
  }
  return null;
}

/** What could be the proposed defender instead: legal for the attacker, and of the same kind (DOW-018). */
export function otherDefences(m: Machine, link: Link): readonly Defence[] {
  const { bound, words } = m.scope(link.scope);
  const attacker = m.card(bound["attacker"]?.[0] ?? 0);
  if (attacker === null) return [];
  return defences(m, attacker).filter(({ defender, kind, concept }) => defender !== bound["defender"]?.[0] && kind === words["kind"] && (concept ?? "") === (words["concept"] ?? ""));
}
