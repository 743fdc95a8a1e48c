import { parentPort, workerData } from "node:worker_threads";
import { asJudged, judgeWith } from "./cache/judge.ts";
import { loadCompiler } from "./compiler.ts";
import type { Linter } from "./lint/linter.ts";
import type { Jobs, SentJob, ThreadSetup } from "./threads/jobs.ts";

// A thread of a `Crew`: it does one job after the other, as the main thread would. What fails ends it, and is told there.
const { folder } = workerData as ThreadSetup;
const judge = judgeWith(folder, loadCompiler);
const linters = new Map<string, Linter>();

const doers: { readonly [Task in keyof Jobs]: (given: Jobs[Task]["given"]) => Promise<Jobs[Task]["made"]> } = {
  judge: ({ opened }) => judge.file(opened),
  lint: async ({ opened, elsewhere, by, wording }) => {
    let linter = linters.get(by);
    if (linter === undefined) {
      const [{ linterWith }, { loadRules }] = await Promise.all([import("./lint/linter.ts"), import("./lint/load-rules.ts")]);
      linter = linterWith(folder, { by, settings: async () => ({ rules: await loadRules(), ...wording }), sent: wording });
      linters.set(by, linter);
    }
    const { file, diagnostics } = await linter.file(opened, elsewhere);
    return { file: asJudged(file), diagnostics };
  },
  write: async (place) => (await import("./generated/write-place.ts")).writePlace(place),
};

function doJob<Task extends keyof Jobs>({ task, given }: { readonly task: Task; readonly given: Jobs[Task]["given"] }): Promise<Jobs[Task]["made"]> {
  return doers[task](given);
}

parentPort?.on("message", (job: SentJob) => void doJob(job).then((made) => parentPort?.postMessage(made)));
