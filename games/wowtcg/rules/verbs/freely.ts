import type { Verb } from "../../../../runtime/rules.ts";
import { MOVES, moveForms, moveObject } from "./move.ts";

/** Placing by an effect puts the card into its owner's resource row. */
export const place: Verb = {
  domain: "hand",
  implied: (m, event) => moveForms(m, event, "resource row"),
  implies: MOVES,
  perform: (m, event) => moveObject(m, { ...event, entry: { faceDown: true, ...event.entry } }, "resource row"),
};
