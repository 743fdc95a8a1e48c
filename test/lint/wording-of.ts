import type { Wording } from "../../cli/lint/wording.ts";
import type { LintSettings } from "../../lint/index.ts";

/** Settings that are there already. */
export function wordingOf(settings: LintSettings): Wording {
  const { rules, era, levels, options } = settings;
  return { by: JSON.stringify([rules.map(({ name }) => name), era, levels ?? {}, options ?? {}]), settings: () => Promise.resolve(settings), sent: null };
}
