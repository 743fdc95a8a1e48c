import type { State } from "./state.ts";

/** A short hash of plain data, the same on every machine (FNV-1a over its JSON, in two halves). */
export function hashOf(data: unknown): string {
  const text = JSON.stringify(data);
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}

/** A hash of a state that does not look at the order in which its fields came about: two machines with one game agree on it. */
export function stateHash(state: State): string {
  const { history, ...rest } = state;
  // What has happened is never changed, so each event is hashed once.
  return hashOf([ordered(rest), history.map(eventHash)]);
}

const eventHashes = new WeakMap<object, string>();

function eventHash(event: object): string {
  let hash = eventHashes.get(event);
  if (hash === undefined) {
    hash = hashOf(ordered(event));
    eventHashes.set(event, hash);
  }
  return hash;
}

/** The same data with the fields of each object in order of name. */
function ordered(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(ordered);
  const fields = value as Readonly<Record<string, unknown>>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(fields).sort()) sorted[key] = ordered(fields[key]);
  return sorted;
}
