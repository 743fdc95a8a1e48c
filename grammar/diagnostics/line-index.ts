/** A place as people count it: both numbers start at 1; a column is a UTF-16 unit. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** The lines of a text; LF, CRLF and a lone CR each end a line. */
export class LineIndex {
  readonly #starts: readonly number[];
  readonly #length: number;

  constructor(text: string) {
    const starts = [0];
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
    }
    this.#starts = starts;
    this.#length = text.length;
  }

  /** The line and column of an offset; offsets outside the text count as its nearest end. */
  lineColumn(offset: number): LineColumn {
    const at = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1 };
  }

  /** The offset of a place, or null when the text has no such line. */
  offset(place: LineColumn): number | null {
    const start = this.#starts[place.line - 1];
    return start === undefined ? null : Math.min(start + place.column - 1, this.#length);
  }
}

/** The line and column of one offset; make a `LineIndex` for several. */
export function lineColumn(text: string, offset: number): LineColumn {
  return new LineIndex(text).lineColumn(offset);
}
