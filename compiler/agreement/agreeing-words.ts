import type { VerbEntry } from "../../grammar/vocabulary.ts";

/** What is known of the words of a language where agreement is judged. */
export interface AgreeingWords {
  readonly verbs: ReadonlyMap<string, VerbEntry>;
  /** Words whose plural is their singular. */
  readonly invariable: ReadonlySet<string>;
  /** Words that stand without another before them. */
  readonly bare: ReadonlySet<string>;
  /** Places of which there is one: "the game". */
  readonly sole: ReadonlySet<string>;
  /** Players' places whose cards are not in play: "his hand". */
  readonly outside: ReadonlySet<string>;
  /** The icons of damage types. */
  readonly damageIcons: ReadonlySet<string>;
  /** Keywords that are nouns, and so take "a": those that have a plural. */
  readonly nounKeywords: ReadonlySet<string>;
  /** The plural of each singular, and the reverse. */
  readonly others: ReadonlyMap<string, string>;
  /** The paragraph. */
  readonly text: string;
}
