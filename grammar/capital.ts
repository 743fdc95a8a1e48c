/** A text that begins with a small letter. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A text that begins with a capital. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A word with a capital where the one in whose place it is written has one. */
export const likeWritten = (old: string, word: string): string => (/^\p{Lu}/u.test(old) ? upperFirst(word) : word);
