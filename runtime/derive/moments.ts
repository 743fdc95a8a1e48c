import type { Moment } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";

/** A moment as texts are read now: "text that refers to the start of a turn refers to the end of that turn instead". */
export function readMoment(m: Machine, moment: Moment): Moment {
  const shift = m.derivation.says("momentShift").find((active) => active.statement.from === moment.at && active.statement.step === moment.of && m.derivation.holds(active));
  return shift === undefined ? moment : { ...moment, at: shift.statement.to };
}
