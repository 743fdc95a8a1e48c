import { Bench } from "tinybench";
import { readCardFile } from "../grammar/card-file/index.ts";
import { Grammar, type Read } from "../grammar/grammar.ts";
import { lex, type SelfName } from "../grammar/lexer.ts";
import { headerWords } from "../games/wowtcg/language/header-words.ts";
import { vocabulary } from "../games/wowtcg/language/vocabulary.ts";
import { readPool } from "./pool.ts";

/** How long a step takes on the whole pool. */
export interface StepTime {
  readonly name: string;
  readonly ms: number;
}

const nobody: readonly SelfName[] = [];

/** Measures the steps of the compiler in this process, each over the whole pool. */
export async function measureSteps(time: number): Promise<StepTime[]> {
  const pool = readPool();
  const grammar = new Grammar(vocabulary);
  const paragraphs = pool.flatMap(({ text }) =>
    readCardFile(text, { words: headerWords }).cards.flatMap(({ faces }) => faces.flatMap((face) => face.paragraphs.map((paragraph) => paragraph.text))),
  );
  const read = paragraphs.map((text) => grammar.read(text)).filter((result): result is Read => "node" in result);

  const bench = new Bench({ time, iterations: 3, warmupTime: time / 2, warmupIterations: 1 });
  bench.add("build the grammar", () => void new Grammar(vocabulary));
  bench.add("read files and headers", () => {
    for (const { text } of pool) readCardFile(text, { words: headerWords });
  });
  bench.add("lex", () => {
    for (const text of paragraphs) lex(text, grammar.lexicon, nobody);
  });
  bench.add("lex and parse", () => {
    for (const text of paragraphs) grammar.read(text);
  });
  bench.add("print what was parsed", () => {
    for (const { node } of read) grammar.print(node);
  });
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (!("latency" in result)) throw new Error(`${name} did not run.`);
    return { name, ms: result.latency.p50 };
  });
}
