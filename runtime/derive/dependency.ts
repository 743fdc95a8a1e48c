import type { Filter } from "../../ir/index.ts";
import { candidates } from "../evaluate/candidates.ts";
import { things } from "../evaluate/noun.ts";
import type { Machine } from "../machine.ts";
import type { Active } from "./derivation.ts";

/** The stat that a statement reads off other cards, and which. */
function reads({ statement }: Active): { readonly stat: string; readonly of: Filter } | null {
  if (statement.says !== "stat" || typeof statement.change === "number") return null;
  const { change } = statement;
  return change.amount === "total" || change.amount === "highest" || change.amount === "lowest" ? change : null;
}

/** A statement that reads the stats of cards comes after those that change them, whatever came first (CR 719.1, 719.2); what doubles comes last. */
export function inOrder(m: Machine, statements: readonly Active[]): readonly Active[] {
  const readers = statements.filter((active) => reads(active) !== null);
  return last(readers.length === 0 ? statements : afterWhatTheyRead(m, statements, readers));
}

/** What doubles depends on all else that modifies the same (CR 719.4). */
function last(order: readonly Active[]): readonly Active[] {
  return order.some(isMultiple) ? [...order.filter((active) => !isMultiple(active)), ...order.filter(isMultiple)] : order;
}

export const isMultiple = ({ statement }: Active): boolean => statement.says === "multiplyStat";

function afterWhatTheyRead(m: Machine, statements: readonly Active[], readers: readonly Active[]): readonly Active[] {
  const order = [...statements];
  for (const reader of readers) {
    const read = reads(reader);
    if (read === null) continue;
    const ids = candidates(m, reader.scope, read.of, undefined);
    const latest = order.findLastIndex((active) => reads(active) === null && changes(m, active, read.stat, ids));
    const at = order.indexOf(reader);
    if (latest < at) continue;
    order.splice(at, 1);
    order.splice(latest, 0, reader);
  }
  return order;
}

function changes(m: Machine, { statement, scope }: Active, stat: string, ids: readonly number[]): boolean {
  if (statement.says !== "stat" && statement.says !== "setStat" && statement.says !== "multiplyStat") return false;
  return statement.stat === stat && things(m, scope, statement.of).some((id) => ids.includes(id));
}
