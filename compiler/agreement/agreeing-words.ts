import type { VerbEntry } from "../../grammar/vocabulary.ts";
import type { Counting } from "../language.ts";

/** What is known of the words of a language where agreement is judged. */
export interface AgreeingWords extends Counting {
  readonly verbs: ReadonlyMap<string, VerbEntry>;
  /** The paragraph. */
  readonly text: string;
}
