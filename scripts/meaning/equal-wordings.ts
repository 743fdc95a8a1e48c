/** Words that cards print or leave out, and mean the same. */
export interface EqualWording {
  /** What is left out. */
  readonly word: RegExp;
  /** What stands before it, up to it; by default anything. */
  readonly before?: RegExp;
  /** What stands behind it. */
  readonly after?: RegExp;
  /** A card that prints the word, and one that leaves it out. */
  readonly printed: readonly [string, string];
}

/** Where two official wordings are one word apart. Both are printed, so neither can be refused. */
export const EQUAL_WORDINGS: readonly EqualWording[] = [
  // The last comma of a list; a comma before the “and” of another clause.
  { word: /^,$/, after: /^ (?:and|or)\b/, printed: ["Utopia", "Aura of Desire"] },
  // The zone says that it is a card, or the tag does (the survey: “zone decides, not the word”).
  { word: /^card$/, before: /\b(?:ability|ally|equipment|quest|[A-Z][a-z]+) $/, printed: ["Call the Spirit", "Path of Frost"] },
  { word: /^additional$/, before: / as an $/, after: /^ cost\b/, printed: ["Aquatic Form", "The Ring of Blood: Brokentoe"] },
  // A plural in what holds for all, or in what is allowed.
  { word: /^all$/i, before: /^(?:Ongoing: )?$/, printed: ["PX-238 Winter Wondervolt", "Strength of Earth Totem"] },
  { word: /^any$/, before: / of $/, after: /^ cards\b/, printed: ["Mother Misery", "Imp Lord Pinprik"] },
  // “also” before a verb: the event happens anyway.
  { word: /^also$/, after: /^ (?!an?\b|true\b)/, printed: ["Blessing of the Light", "Blessing of the Righteous"] },
  { word: /^(?:and|then)$/, before: /,(?: and)? $/, after: /^ (?:then )?your hero\b/, printed: ["Tempest of Chaos", "Curse of Agony"] },
  { word: /^Pay$/, after: /^ \(\d\)/, printed: ["Adam Eternum", "Alchemist Norrin'thal"] },
  // A relative clause with and without “that”, in one tense of two.
  { word: /^that$/, before: / damage $/, printed: ["Dundee", "Dulvar, Hand of the Light"] },
  { word: /^that's$/, after: /^ targeting\b/, printed: ["Medallion of the Horde", "Vindicator Kentho"] },
  { word: /^'ve$/, printed: ["Rain of Arrows", "Kalecgos"] },
  // A token attacks in melee if nothing else is said.
  { word: /^\[Melee\]$/, after: /^ ATK\b/, printed: ["Arcanite Dragonling", "Barov Peasant Caller"] },
  { word: /^damage$/, before: / \d \w+ $/, after: /^,? and \d /, printed: ["Holy Strike", "Wand of Prismatic Focus"] },
  // What has been spoken of is not told apart again.
  { word: /^(?:friendly|opposing)$/, before: / that $/, printed: ["Judgement of Light", "Bloody Welcome"] },
  { word: /^printed$/, after: /^ powers\b/, printed: ["Hesriana", "Gurok the Usurper"] },
  { word: /^your$/, before: / into $/, after: /^ hand\b/, printed: ["The Formation of Felbane", "Call the Spirit"] },
];

/** Whether a text without the word that stands between two places is another official wording of the same. */
export function isEqualWording(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end).trimEnd();
  const [before, after] = [text.slice(0, start), text.slice(start + word.length)];
  return EQUAL_WORDINGS.some((equal) => equal.word.test(word) && (equal.before?.test(before) ?? true) && (equal.after?.test(after) ?? true));
}
