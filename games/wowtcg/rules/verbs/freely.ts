import type { Verb } from "../../../../runtime/rules.ts";
import { moveForms, moveObject } from "./move.ts";

/** Placing by an effect puts the card into its owner's resource row. */
export const place: Verb = {
  domain: "hand",
  implied: (m, event) => moveForms(m, event, "resource row"),
  perform: (m, event) => moveObject(m, { ...event, entry: { faceDown: true, ...event.entry } }, "resource row"),
};
