import type { GameRules } from "../rules.ts";

/** Whether an event of a verb may be what another verb says, in one of its forms. */
export function mayBe(rules: GameRules, verb: string, other: string): boolean {
  if (other === verb) return true;
  const rule = rules.verbs[verb];
  return rule?.implied !== undefined && rule.implies?.includes(other) !== false;
}
