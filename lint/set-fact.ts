/** What rules that look at a whole set know of a card that stands in another file. */
export interface SetFact {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** Its code without the rarity: "(Fen-7"; empty where it has none. */
  readonly code: string;
  readonly set: string;
  /** The collector number; 0 for none, for tokens, and for cards that are not of the set proper. */
  readonly number: number;
  /** Whether it is played for a cost. */
  readonly priced: boolean;
}

/** A card of another file that is judged in the same run. */
export interface CardElsewhere extends SetFact {
  /** Whether its file comes before the one that is judged. */
  readonly earlier: boolean;
}

/** The sets that cards are of. */
export function setsOf(facts: readonly SetFact[]): ReadonlySet<string> {
  return new Set(facts.map(({ set }) => set).filter((set) => set !== ""));
}
