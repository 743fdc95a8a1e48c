import { Bench } from "tinybench";
import { readCardFile } from "../grammar/card-file/index.ts";
import { headerWords } from "../games/wowtcg/language/header-words.ts";
import { readPool } from "./pool.ts";

/** How long a step takes on the whole pool. */
export interface StepTime {
  readonly name: string;
  readonly ms: number;
}

/** Measures the steps of the compiler in this process, each over the whole pool. */
export async function measureSteps(time: number): Promise<StepTime[]> {
  const pool = readPool();
  const bench = new Bench({ time, iterations: 5, warmupTime: time / 2, warmupIterations: 2 });
  bench.add("read files and headers", () => {
    for (const { text } of pool) readCardFile(text, { words: headerWords });
  });
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (!("latency" in result)) throw new Error(`${name} did not run.`);
    return { name, ms: result.latency.p50 };
  });
}
