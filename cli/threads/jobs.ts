import type { JudgedFile } from "../../compiler/compiled.ts";
import type { CardElsewhere } from "../../lint/set-fact.ts";
import type { Opened } from "../cache/judge.ts";
import type { PlaceToWrite, Written } from "../generated/write-place.ts";
import type { Linted } from "../lint/linter.ts";
import type { SentWording } from "../lint/wording.ts";

/** What a thread can do: what it is given, and what it makes of it. Both are plain data. */
export interface Jobs {
  readonly judge: { readonly given: { readonly opened: Opened }; readonly made: JudgedFile };
  readonly lint: { readonly given: ToLint & { readonly by: string; readonly wording: SentWording }; readonly made: Linted };
  readonly write: { readonly given: PlaceToWrite; readonly made: Written };
}

/** A file among the cards of its sets that stand in the other files of the run. */
export interface ToLint {
  readonly opened: Opened;
  readonly elsewhere: readonly CardElsewhere[];
}

/** What the threads of a run know from the start. */
export interface ThreadSetup {
  /** The folder of what is kept from one run to the next; null where nothing is. */
  readonly folder: string | null;
}

/** A job as it is sent to a thread. */
export type SentJob = { readonly [Task in keyof Jobs]: { readonly task: Task; readonly given: Jobs[Task]["given"] } }[keyof Jobs];
