import type { PowerEntry } from "../face.ts";
import type { Machine } from "../machine.ts";
import type { Modifier } from "../state.ts";

/** States, wear, combat, steps, links and cards outside play, as they stand in a condition or a filter. */
const SOFT = /"state":|"stat":"damage"|"(?:is|amount)":"[a-zA-Z]+","stat":"atk"|"is":"in"|"is":"link"|"targets"|"targeting"|inCombatWith|"during"|thisCombat|"able"|handSize|"zone":"(?:hand|deck|graveyard|removed)/;

/** What a power looks at beside what lies in play. */
export interface Looks {
  readonly history: boolean;
  readonly soft: boolean;
}

const looking = new WeakMap<object, Looks>();

/** What a power looks at beside what lies in play: what has happened, wear and other zones. */
export function looksAt(entry: PowerEntry): Looks {
  return looksOf(entry.power);
}

/** What the duration of a modifier looks at. */
export function looksAtDuration(m: Machine, modifier: Modifier): boolean {
  return looksOf(m.library.node<object>(modifier.duration)).soft;
}

function looksOf(node: object): Looks {
  let looks = looking.get(node);
  if (looks === undefined) {
    const text = JSON.stringify(node);
    const history = /"(?:happened|did)"/.test(text);
    looks = { history, soft: history || SOFT.test(text) };
    looking.set(node, looks);
  }
  return looks;
}
