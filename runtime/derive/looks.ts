import type { Continuous, Duration } from "../../ir/index.ts";
import { changesValues, type PowerEntry } from "../face.ts";
import { READS } from "../journal.ts";

type Node = Readonly<Record<string, unknown>>;

const looking = new WeakMap<object, number>();

/** The parts of the state, beside what lies in play, that a power's changes of values look at. */
export function looksAt(entry: PowerEntry): number {
  const { power } = entry;
  if (power.power !== "continuous") return 0;
  let looks = looking.get(power);
  if (looks === undefined) {
    looks = ofValues(power);
    looking.set(power, looks);
  }
  return looks;
}

/** The parts that the duration of a modifier looks at. */
export function looksAtDuration(duration: Duration): number {
  let looks = looking.get(duration);
  if (looks === undefined) {
    looks = looksOf(duration);
    looking.set(duration, looks);
  }
  return looks;
}

/** Statements about what may be done are read when it is asked, so only those about values count. */
function ofValues(power: Continuous): number {
  const changing = power.statements.filter(changesValues);
  if (changing.length === 0) return 0;
  return changing.reduce((looks, statement) => looks | looksOf(statement), power.while === undefined ? 0 : looksOf(power.while));
}

/** Wherever wear, combat, steps, links, the past or cards outside play are spoken of, in a condition or a filter. */
function looksOf(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  let looks = Array.isArray(node) ? 0 : ownLooks(node as Node);
  for (const child of Object.values(node)) looks |= looksOf(child);
  return looks;
}

const SOFT = READS.wear | READS.damage | READS.combat | READS.marks;

function ownLooks(node: Node): number {
  let looks = 0;
  const is = node["is"];
  if (is === "state") looks |= SOFT;
  // A stat that is read may be worked out from wear, combat or hands; one that is set is not.
  if (node["stat"] !== undefined && (is !== undefined || node["amount"] !== undefined)) looks |= SOFT | READS.outside;
  if (is === "same" || node["amount"] === "different") looks |= SOFT;
  if (is === "link" || is === "targets" || is === "targeting") looks |= READS.chain | READS.marks;
  if (is === "inCombatWith") looks |= READS.combat | READS.marks;
  if (is === "did" || node["if"] === "happened" || node["amount"] === "happened" || node["amount"] === "tookPart") looks |= READS.history | SOFT;
  if (is === "in" || node["zone"] !== undefined) looks |= READS.outside | READS.chain | READS.marks;
  if (node["if"] === "during" || node["lasts"] === "during") looks |= READS.step | READS.combat | READS.chain | READS.marks;
  if (node["lasts"] === "thisCombat") looks |= READS.combat | READS.chain;
  if (node["if"] === "able") looks |= READS.all;
  return looks;
}
