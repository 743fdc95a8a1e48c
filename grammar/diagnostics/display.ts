/** Ranges of code points that a terminal draws two cells wide, in order (Unicode East Asian Width W and F, and pictographs). */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x23e9, 0x23ec],
  [0x25fd, 0x25fe],
  [0x2614, 0x2615],
  [0x2648, 0x2653],
  [0x26aa, 0x26ab],
  [0x26bd, 0x26be],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

const combining = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const control = /^[\p{Cc}\u2028\u2029]$/u;
const tabStop = 4;

/** How many cells a terminal gives a code point. */
export function cells(codePoint: number): number {
  if (codePoint < 0x300) return codePoint === 0xad ? 0 : 1;
  if (combining.test(String.fromCodePoint(codePoint))) return 0;
  return wide.some(([from, to]) => codePoint >= from && codePoint <= to) ? 2 : 1;
}

/** What a terminal shows for one character of a line. */
export interface Cell {
  /** Offset within the line, in UTF-16 units. */
  readonly at: number;
  readonly text: string;
  readonly width: number;
}

/** A line as a terminal shows it: tabs widened, control characters and lone surrogates made visible. */
export function displayLine(line: string): Cell[] {
  const row: Cell[] = [];
  let at = 0;
  let column = 0;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    let text = character;
    if (character === "\t") text = " ".repeat(tabStop - (column % tabStop));
    else if (code < 0x20) text = String.fromCodePoint(0x2400 + code);
    else if (control.test(character) || (code >= 0xd800 && code <= 0xdfff) || isBidirectional(code)) text = "\ufffd";
    const width = character === "\t" ? text.length : text === character ? cells(code) : 1;
    row.push({ at, text, width });
    at += character.length;
    column += width;
  }
  return row;
}

/** Marks that reorder what follows would let a card rewrite the message around it. */
function isBidirectional(code: number): boolean {
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}
