/** Function words that are written for one another though no letter is near. */
const GROUPS: readonly (readonly string[])[] = [
  ["a", "an", "the"],
  ["this", "that", "these", "those"],
  ["its", "it's"],
  ["your", "you", "you're"],
  ["his", "her", "its", "their"],
  ["he", "she", "it", "they"],
  ["him", "her", "it", "them"],
  ["their", "there", "they're"],
  ["to", "from", "into", "in", "onto", "on"],
  ["of", "or", "on", "for"],
  ["and", "or", "and/or"],
  ["has", "have", "had"],
  ["is", "are", "was", "were"],
  ["do", "does", "did"],
  ["don't", "doesn't"],
  ["when", "if", "while"],
  ["each", "every", "all", "any"],
  ["then", "than"],
  ["with", "from"],
  ["can", "may", "can't"],
  ["another", "other"],
  ["less", "fewer"],
  ["who", "that"],
];

const others = new Map<string, Set<string>>();
for (const group of GROUPS)
  for (const word of group) {
    const known = others.get(word) ?? new Set<string>();
    for (const other of group) if (other !== word) known.add(other);
    others.set(word, known);
  }

/** The words that are often written for one. */
export function confusedWith(word: string): ReadonlySet<string> {
  return others.get(word) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();
