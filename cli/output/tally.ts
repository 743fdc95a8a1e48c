import type { JudgedFile } from "../../compiler/compiled.ts";
import { errorCount } from "./diagnostics.ts";
import { counted } from "./terminal.ts";

/** Counts cards, and errors that belong to none, over files. */
export class Tally {
  cards = 0;
  refused = 0;
  files = 0;
  /** Errors of files, outside of any card. */
  errors = 0;

  count(file: JudgedFile): void {
    this.files += 1;
    this.cards += file.cards.length;
    this.refused += file.cards.filter(({ status }) => status === "refused").length;
    this.errors += errorCount(file.diagnostics);
  }

  /** `110 of 328 cards compiled, 218 refused (9 files).` */
  summary(done: string): string {
    const whole = `${this.cards - this.refused} of ${counted(this.cards, "card")} ${done}`;
    const refused = this.refused > 0 ? `, ${this.refused} refused` : "";
    const errors = this.errors > 0 ? `, ${counted(this.errors, "error")} outside of cards` : "";
    return `${whole}${refused}${errors} (${counted(this.files, "file")}).`;
  }
}
