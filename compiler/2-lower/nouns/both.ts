import type { Noun } from "../../../ir/index.ts";
import type { Context } from "../context.ts";

/** "When an ally deals damage to an ally, destroy both": who does it and whom it is done to, if nobody else takes part; null otherwise. */
export function bothOfEvent({ resolved }: Context): Noun | null {
  const parts = resolved.mentions.filter(({ origin, what, role, plural }) => origin === "event" && what === "thing" && role !== null && !plural);
  const roles = parts.map(({ role }) => role);
  const [one, two, ...others] = roles;
  if (one !== "subject" || (two !== "object" && two !== "to") || others.length > 0 || resolved.mentions.some(({ origin, what, self }) => origin === "effect" && !self && what !== "damage")) return null;
  return { noun: "several", of: [{ noun: "event", role: one }, { noun: "event", role: two }] };
}
