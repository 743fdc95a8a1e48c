/** The numbers that texts write in words, by their value. */
export const NUMBER_WORDS: readonly string[] = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
