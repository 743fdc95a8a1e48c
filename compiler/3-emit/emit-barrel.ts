import { barrelStructure, type BarrelKind, type Gathered } from "./barrel-structure.ts";
import { layOutBarrel } from "./layout.ts";

/** The barrel of a folder of modules: a list of their default exports in the given order. */
export function emitBarrel(modules: readonly Gathered[], kind: BarrelKind): string {
  return layOutBarrel(barrelStructure(modules, kind));
}
