import type { Emitter } from "../emitter.ts";
import { differentNodes, differentValues, type Difference } from "./difference.ts";
import type { Side, SideCard } from "./side.ts";

/** A card that is not the same on both sides, and in what. */
export interface ChangedCard {
  /** `game/set/key` */
  readonly card: string;
  readonly name: string;
  readonly change: "added" | "removed" | "changed";
  readonly status: { readonly from: string | null; readonly to: string | null };
  readonly ast: readonly Difference[];
  readonly ir: readonly Difference[];
  /** Whether the module is another. */
  readonly module: boolean;
}

/** The cards that differ, in order of their keys. */
export function compareSides(from: Side, to: Side, emitter: Emitter): ChangedCard[] {
  const keys = [...new Set([...from.keys(), ...to.keys()])].sort();
  return keys.flatMap((key) => compareCards(key, from.get(key), to.get(key), emitter) ?? []);
}

function compareCards(key: string, from: SideCard | undefined, to: SideCard | undefined, emitter: Emitter): ChangedCard | null {
  const status = { from: from?.card.status ?? null, to: to?.card.status ?? null };
  const name = (to ?? from)?.card.name ?? "";
  if (from === undefined || to === undefined) return { card: key, name, change: from === undefined ? "added" : "removed", status, ast: [], ir: [], module: true };
  const ast = differentFaces(from.card.ast, to.card.ast);
  const ir = differentValues(from.card.ir, to.card.ir, "");
  const module = moduleOf(from, emitter) !== moduleOf(to, emitter);
  if (ast.length === 0 && ir.length === 0 && !module && status.from === status.to) return null;
  return { card: key, name, change: "changed", status, ast, ir, module };
}

function moduleOf({ card, module }: SideCard, emitter: Emitter): string | null {
  return module ?? (card.ir === null ? null : emitter.moduleOf(card.ir));
}

interface Faces {
  readonly faces: readonly { readonly paragraphs: readonly unknown[] }[];
}

/** Paragraph by paragraph; the paths are those that `cardwright inspect` writes. */
function differentFaces(from: unknown, to: unknown): Difference[] {
  const [before, after] = [(from as Faces).faces, (to as Faces).faces];
  return Array.from({ length: Math.max(before.length, after.length) }, (_, face) => {
    const [old, now] = [before[face]?.paragraphs ?? [], after[face]?.paragraphs ?? []];
    return Array.from({ length: Math.max(old.length, now.length) }, (_, place) => differentNodes(old[place], now[place], `/faces/${face}/paragraphs/${place}`)).flat();
  }).flat();
}
