import { labelOf } from "../label.ts";
import { fold } from "../library.ts";
import type { Machine } from "../machine.ts";
import type { Id } from "../state.ts";

/** Takes a name apart: whose it is, the name itself, which of several. */
export function parse(name: string): { readonly whose: string | null; readonly plain: string; readonly nth: number } {
  const match = /^(?:([^:]+): )?(.*?)(?:#(\d+))?$/.exec(name);
  return { whose: match?.[1] === undefined ? null : fold(match[1]), plain: fold(match?.[2] ?? name), nth: Number(match?.[3] ?? 1) };
}

/** Whether a thing has a name; "Saurfang" is enough for High Overlord Saurfang. */
export function isNamed(m: Machine, id: Id, plain: string): boolean {
  const card = m.card(id);
  const full = fold(card === null ? labelOf(m, id) : m.printed(card).name);
  return full === plain || ` ${full.replace(/[^\p{L}\p{N}'-]+/gu, " ")} `.includes(` ${plain} `);
}
