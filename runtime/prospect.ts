import type { Id } from "./state.ts";

/** A link that is not on the chain yet: its card, or `EFFECT` for an effect. */
export interface Prospect {
  readonly id: Id;
  readonly kind: "card" | "effect";
  readonly targets: number;
}

/** Stands for an effect that is not on the chain yet. */
export const EFFECT: Id = -1;
