import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { builtFolder } from "../built-folder.ts";
import type { Jobs, SentJob, ThreadSetup } from "./jobs.ts";

/** More threads than this gain little: the longest file takes a twentieth of the time of all. */
const MOST = 8;

/** So many characters of cards take about three times as long to compile as a thread takes to start. */
const WORTH_A_THREAD = 100_000;

interface Pending {
  readonly job: SentJob;
  readonly done: (made: unknown) => void;
  readonly failed: (problem: Error) => void;
}

/**
 * The threads of a run. There are none until so much is to be compiled that they pay, and none where the program
 * runs from its sources. What they make is the same as without them, byte for byte, and comes in the order in
 * which it is asked for. A thread with nothing to do keeps no process alive.
 */
export class Crew {
  readonly #setup: ThreadSetup;
  readonly #most: number;
  readonly #waiting: Pending[] = [];
  readonly #idle: (() => void)[] = [];
  #started = false;

  constructor(setup: ThreadSetup, env: Readonly<Record<string, string | undefined>>) {
    this.#setup = setup;
    this.#most = builtFolder === null ? 0 : mostThreads(env);
  }

  /** Whether there are threads. */
  get started(): boolean {
    return this.#started;
  }

  /** Begins with jobs over so many characters each, the longest first; null where threads do not pay for them. */
  share<Task extends keyof Jobs>(task: Task, jobs: readonly { readonly given: Jobs[Task]["given"]; readonly characters: number }[]): readonly Promise<Jobs[Task]["made"]>[] | null {
    if (!this.#started) {
      const all = jobs.reduce((sum, { characters }) => sum + characters, 0);
      const count = Math.min(this.#most, jobs.length, Math.floor(all / WORTH_A_THREAD));
      if (count < 2) return null;
      this.#started = true;
      for (let i = 0; i < count; i++) this.#start();
    }
    const made = new Map<number, Promise<Jobs[Task]["made"]>>();
    const longestFirst = jobs.map(({ given, characters }, index) => ({ given, characters, index })).sort((a, b) => b.characters - a.characters || a.index - b.index);
    for (const { given, index } of longestFirst) made.set(index, this.do(task, given));
    return jobs.map((_, index) => made.get(index) as Promise<Jobs[Task]["made"]>);
  }

  /** Has a job done by one of the threads that were started. */
  do<Task extends keyof Jobs>(task: Task, given: Jobs[Task]["given"]): Promise<Jobs[Task]["made"]> {
    const made = new Promise<Jobs[Task]["made"]>((done, failed) => {
      this.#waiting.push({ job: { task, given } as SentJob, done: done as Pending["done"], failed });
    });
    // Who asks for it is told; nobody may have asked yet.
    made.catch(() => undefined);
    this.#idle.pop()?.();
    return made;
  }

  #start(): void {
    const worker = new Worker(new URL("cli/thread.js", builtFolder ?? import.meta.url), { workerData: this.#setup, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    let current: Pending | null = null;
    const next = (): void => {
      current = this.#waiting.shift() ?? null;
      if (current === null) {
        this.#idle.push(next);
        worker.unref();
        return;
      }
      worker.ref();
      worker.postMessage(current.job);
    };
    worker.on("message", (made: unknown) => {
      current?.done(made);
      next();
    });
    worker.on("error", (problem: Error) => {
      current?.failed(problem);
      for (const { failed } of this.#waiting.splice(0)) failed(problem);
    });
    this.#idle.push(next);
  }
}

/** Room for what is soon forgotten, so that less of it is copied. */
const YOUNG = 64;

/** As many as the processor works on at once, or as `CARDWRIGHT_THREADS` says. */
function mostThreads(env: Readonly<Record<string, string | undefined>>): number {
  const said = env["CARDWRIGHT_THREADS"];
  return Math.min(MOST, said !== undefined && /^\d+$/.test(said) ? Number(said) : availableParallelism());
}
