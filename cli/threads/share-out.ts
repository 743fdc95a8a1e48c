import type { Opened, Recalled } from "../cache/judge.ts";
import type { Crew } from "./crew.ts";
import type { Jobs } from "./jobs.ts";

interface ToShare<Task extends "judge" | "lint"> {
  readonly given: Jobs[Task]["given"];
  readonly recalled: Recalled<Jobs[Task]["made"]>;
}

/**
 * What is known of some files, and what threads make of the others if they pay for what is new. Of a file that has
 * changed since it was judged, little is.
 */
export function shareOut<Task extends "judge" | "lint">(crew: Crew, task: Task, files: readonly ToShare<Task>[]): ReadonlyMap<Opened, Jobs[Task]["made"] | Promise<Jobs[Task]["made"]>> {
  const shared = new Map<Opened, Jobs[Task]["made"] | Promise<Jobs[Task]["made"]>>();
  const left: ToShare<Task>[] = [];
  for (const each of files) {
    if (typeof each.recalled === "string") left.push(each);
    else shared.set(each.given.opened, each.recalled);
  }
  const promised = crew.share(task, left.map(({ given, recalled }) => ({ given, characters: recalled === "new" ? given.opened.source.length : 0 })));
  for (const [index, made] of (promised ?? []).entries()) {
    const each = left[index];
    if (each !== undefined) shared.set(each.given.opened, made);
  }
  return shared;
}
