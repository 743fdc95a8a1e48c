import type { Rule } from "../../lint/rule.ts";

/** The rules of wording, loaded when something must be judged by them: a run that finds all of it kept does without. */
export async function loadRules(): Promise<readonly Rule[]> {
  return (await import("../../lint/rules/index.ts")).rules;
}
