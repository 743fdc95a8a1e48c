import type { Clause } from "../../../ir/index.ts";

/** How a clause is meant: something to do, or a pattern of events. */
export type Mood = "act" | "event";

/** A clause while its parts are being found. */
export type Draft = { -readonly [Key in keyof Clause]: Clause[Key] };
