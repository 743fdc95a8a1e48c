/** By parameter, the texts that may stand for it: “2”; “fire”, “[Fire]”; “Ally”, “allies”. */
export type ReminderArguments = Readonly<Record<string, readonly string[]>>;

const SELF = "(?:this [a-z]+|this|it|he|she)";
const SELF_POSSESSIVE = "(?:this [a-z]+'s|its|his|her)";

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/**
 * Whether a parenthesised text is one of the wordings of a keyword. In a wording “this character” stands
 * for any way to name the card itself, or for none at its head; a parameter for any of its `args`; the last
 * stop may be missing, and letters differ by their case.
 */
export function reminderMatches(keyword: { readonly reminders: readonly { readonly text: string }[] }, args: ReminderArguments, text: string): boolean {
  return keyword.reminders.some((wording) => pattern(wording.text, args).test(text));
}

function pattern(wording: string, args: ReminderArguments): RegExp {
  const pieces = wording.replace(/\.$/, "").split(/(^this character(?!'s) |this character's|this character|\[[^\]]+\])/i);
  const source = pieces.map((piece, index) => {
    if (/^this character $/i.test(piece) && index <= 1) return `(?:${SELF} )?`;
    if (/^this character's$/i.test(piece)) return SELF_POSSESSIVE;
    if (/^this character$/i.test(piece)) return SELF;
    const given = args[piece.slice(1, -1)];
    if (given !== undefined && piece.startsWith("[")) return `(?:${given.map(escape).join("|")})`;
    return escape(piece);
  });
  return new RegExp(`^${source.join("")}\\.?$`, "i");
}
