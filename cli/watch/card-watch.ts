import { resolve } from "node:path";
import type { JudgedFile } from "../../compiler/compiled.ts";
import { findInputs, type Input } from "../inputs.ts";
import { openInput } from "../compile-inputs.ts";
import { loadEmitter } from "../emitter.ts";
import type { RunFacts } from "../lint/facts-of-run.ts";
import { lintOpened, type Linted, type Linter } from "../lint/linter.ts";
import { reportAs } from "../lint/report.ts";
import { coloursFor, counted, print, type Terminal } from "../output/terminal.ts";

/** What is watched, and what is done when it changes. */
export interface WatchOptions {
  /** Files, folders and patterns, as they were given. */
  readonly operands: readonly string[];
  readonly game: string | undefined;
  readonly games: readonly string[];
  /** Where modules are written; null writes none. */
  readonly out: string | null;
  readonly linter: Linter;
  /** The names of the rules of the set's own, which have no page. */
  readonly ownRules: ReadonlySet<string>;
  /** The keywords of a game, which its cards stand on. */
  readonly keywords: (game: string) => Promise<JudgedFile>;
}

/** Compiles and judges files again as they change; rounds follow each other. */
export class CardWatch {
  readonly #options: WatchOptions;
  readonly #terminal: Terminal;
  /** What stands in the other files. */
  #facts: RunFacts;
  #last: Promise<void> = Promise.resolve();

  constructor(options: WatchOptions, terminal: Terminal) {
    this.#options = options;
    this.#facts = options.linter.facts();
    this.#terminal = terminal;
  }

  /** All files: at the start, and when one is gone. */
  all(): Promise<void> {
    return this.#after(async () => this.#round(await findInputs(this.#options.operands, this.#terminal), this.#options.operands));
  }

  /** The files that have changed, by their paths; those that are not watched are passed over. */
  changed(paths: ReadonlySet<string>): Promise<void> {
    return this.#after(async () => {
      const inputs = await findInputs(this.#options.operands, this.#terminal);
      await this.#round(inputs.filter(({ file }) => paths.has(resolve(this.#terminal.folder, file))), []);
    });
  }

  #after(round: () => Promise<void>): Promise<void> {
    const done = this.#last.then(round);
    // What fails in one round, such as a file that goes while it is read, does not end the next.
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #round(inputs: readonly Input[], given: readonly string[]): Promise<void> {
    if (inputs.length === 0) return;
    const start = performance.now();
    const report = reportAs("pretty", this.#terminal, this.#options.ownRules);
    const judged: Linted[] = [];
    const all = inputs.map((input) => openInput(input, this.#options.game, this.#options.games));
    // At the start, and when a file is gone, all of them are seen anew.
    if (given.length > 0) this.#facts = this.#options.linter.facts();
    for (const opened of all) await this.#facts.see(opened);
    for (const opened of all) {
      const linted = await lintOpened(this.#options.linter, opened, this.#facts.elsewhere(opened.file));
      report.file(linted);
      judged.push(linted);
    }
    await report.end();
    const written = this.#options.out === null ? null : await this.#write(judged.map(({ file }) => file), this.#options.out, given);
    this.#tell(judged, written, performance.now() - start);
  }

  async #write(files: readonly JudgedFile[], out: string, given: readonly string[]): Promise<number> {
    const games = [...new Set(files.map(({ game }) => game))].filter((game) => game !== "").sort();
    const keywords = await Promise.all(games.map((game) => this.#options.keywords(game)));
    const { written, removed } = await (await loadEmitter()).write([...files, ...keywords], { out, folder: this.#terminal.folder, given, emit: "ts" });
    return written + removed;
  }

  #tell(judged: readonly Linted[], written: number | null, milliseconds: number): void {
    const { dim, green, red } = coloursFor(this.#terminal, this.#terminal.out);
    const all = judged.flatMap(({ diagnostics }) => diagnostics);
    const count = (severity: "error" | "warning"): number => all.filter((diagnostic) => diagnostic.severity === severity).length;
    const cards = judged.reduce((sum, { file }) => sum + file.cards.length, 0);
    const [only] = judged.length === 1 ? judged : [];
    const paint = count("error") > 0 ? red : green;
    const modules = written === null ? "" : ` ${counted(written, "file")} written.`;
    print(this.#terminal, `${paint(`${counted(count("error"), "error")} and ${counted(count("warning"), "warning")}`)} in ${counted(cards, "card")} of ${only === undefined ? counted(judged.length, "file") : only.file.file}.${modules} ${dim(`${Math.round(milliseconds)} ms`)}`);
  }
}
