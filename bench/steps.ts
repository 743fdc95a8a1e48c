import { Bench } from "tinybench";
import { readCardFile, type SourceCard } from "../grammar/card-file/index.ts";
import { Grammar, type Read } from "../grammar/grammar.ts";
import { lex, type SelfName } from "../grammar/lexer.ts";
import { emitModule } from "../compiler/3-emit/emit-module.ts";
import { formatModule } from "../compiler/3-emit/format-module.ts";
import { resolve } from "../compiler/1-resolve/resolve.ts";
import { compileFile, readFaces } from "../compiler/compile-file.ts";
import type { CompiledFile } from "../compiler/compiled.ts";
import { membersOf, verbsOf } from "../compiler/language.ts";
import { language } from "../games/wowtcg/language/index.ts";
import { headerWords } from "../games/wowtcg/language/header-words.ts";
import { vocabulary } from "../games/wowtcg/language/vocabulary.ts";
import { readPool } from "./pool.ts";
import { readWords } from "./words.ts";

/** How long a step takes on the whole pool. */
export interface StepTime {
  readonly name: string;
  readonly ms: number;
  /** The step that it is measured by: the least that reading the same texts costs. */
  readonly by: string;
}

const nobody: readonly SelfName[] = [];

/** The measure of the compiler's steps: the least that reading costs (see `words.ts`). */
const BARE = "words alone, lexed and parsed";

/** The least for the texts of the cards that are understood. */
const BARE_WHOLE = "words of the whole cards alone";

/** From text to meaning, without headers and without what is said of cards that are refused. */
const READ_WHOLE = "lex, parse, resolve, lower those";

/** Prettier takes seconds on all modules; a share of them tells as much. */
const formattedShare = 10;

/** Measures the steps of the compiler in this process, each over the whole pool. */
export async function measureSteps(rounds: number): Promise<StepTime[]> {
  const pool = readPool();
  const { grammar } = language;
  const paragraphs = pool.flatMap(({ text }) => readCardFile(text, { words: headerWords }).cards.flatMap(textsOf));
  const read = paragraphs.map((text) => grammar.read(text)).filter((result): result is Read => "node" in result);
  const verbs = verbsOf(language);
  const compileAll = (): CompiledFile[] => pool.map(({ text, path, set }) => compileFile(text, language, { file: path, set }));
  const compiled = compileAll();
  const cards = compiled.flatMap((file) => file.cards.flatMap(({ ir }) => ir ?? []));
  const whole = pool.flatMap(({ text }, file) => readCardFile(text, { words: headerWords }).cards.filter((_, index) => compiled[file]?.cards[index]?.status === "whole"));
  const wholeTexts = whole.flatMap(textsOf);
  const modules = cards.map(emitModule);
  const sample = modules.filter((_, index) => index % formattedShare === 0);

  const bench = new Bench({ time: rounds * 50, iterations: Math.min(rounds, 3), warmup: rounds > 1, warmupTime: 50, warmupIterations: 1 });
  bench.add("build the grammar", () => void new Grammar(vocabulary));
  bench.add("read files and headers", () => {
    for (const { text } of pool) readCardFile(text, { words: headerWords });
  });
  bench.add(BARE, () => void readWords(paragraphs));
  bench.add("lex", () => {
    for (const text of paragraphs) lex(text, grammar.lexicon, nobody);
  });
  bench.add("lex and parse", () => {
    for (const text of paragraphs) grammar.read(text);
  });
  bench.add("print what was parsed", () => {
    for (const { node } of read) grammar.print(node);
  });
  bench.add("resolve what was parsed", () => {
    for (const { node } of read) resolve(node, verbs, membersOf(language));
  });
  bench.add(BARE_WHOLE, () => void readWords(wholeTexts));
  bench.add(READ_WHOLE, () => {
    for (const card of whole) readFaces(card, language);
  });
  bench.add("compile: all of it, and lower", () => void compileAll());
  bench.add(`emit ${modules.length} modules`, () => {
    for (const card of cards) emitModule(card);
  });
  bench.add(`prettier on ${sample.length} of the modules`, async () => {
    for (const text of sample) await formatModule(text);
  });
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (!("latency" in result)) throw new Error(`${name} did not run.`);
    return { name, ms: result.latency.p50, by: name === READ_WHOLE || name === BARE_WHOLE ? BARE_WHOLE : BARE };
  });
}

function textsOf({ faces }: SourceCard): string[] {
  return faces.flatMap((face) => face.paragraphs.map((paragraph) => paragraph.text));
}
