import type { Machine } from "../../../runtime/machine.ts";

/** The turn ends as soon as what is resolving is done (CR 500.5). */
export function pushEndTurn(m: Machine): void {
  m.set(m.state, "ending", true);
}
