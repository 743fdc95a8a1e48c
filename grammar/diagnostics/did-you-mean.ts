/** The longest word that is compared; longer ones are near to nothing. */
const longest = 48;

/**
 * How many single changes (a letter put in, left out, replaced, or two neighbours swapped) turn one word into
 * the other; letters differ only by more than their case.
 */
export function editDistance(left: string, right: string): number {
  return boundedDistance(left.toLowerCase(), right.toLowerCase(), left.length + right.length);
}

/** Three rows of the table of distances, used again for each pair of words. */
const rows = [0, 1, 2].map(() => new Uint16Array(longest + 2)) as [Uint16Array, Uint16Array, Uint16Array];

/** The distance of two words in small letters; more than `most` where it is more. */
function boundedDistance(a: string, b: string, most: number): number {
  let [before, last, row] = b.length <= longest ? rows : (rows.map(() => new Uint16Array(b.length + 1)) as typeof rows);
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let least = (row[0] = i);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let best = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) best = Math.min(best, (before[j - 2] as number) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    // Two neighbours swapped look back over one row.
    if (least > most + 1) return least;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] as number;
}

/** Which letters a word has, as bits; several letters can share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The words that a writer of `word` may have meant, nearest first, at most `most`. Short words must be nearer. */
export function didYouMean(word: string, known: Iterable<string>, slack = 0, most = 3): string[] {
  if (word.length > longest) return [];
  const allowed = (word.length < 5 ? 0 : word.length < 8 ? 1 : 2) + slack;
  const small = word.toLowerCase();
  const letters = lettersOf(small);
  const near = new Map<string, number>();
  for (const candidate of known) {
    if (candidate.length < word.length - allowed || candidate.length > word.length + allowed) continue;
    const other = candidate.toLowerCase();
    // A change puts in one letter, takes out one, or both.
    if (countBits(letters ^ lettersOf(other)) > 2 * allowed) continue;
    const distance = boundedDistance(small, other, allowed);
    if (distance <= allowed) near.set(candidate, distance);
  }
  return [...near]
    .sort(([a, toA], [b, toB]) => toA - toB || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([candidate]) => candidate);
}

/** Words in a sentence: “a”, “a or b”, “a, b or c”. */
export function anyOf(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1) ?? ""}`;
}
