import type { Opened } from "../cache/judge.ts";
import type { Given } from "../command.ts";
import { keptFolder } from "../judge-inputs.ts";
import type { Terminal } from "../output/terminal.ts";
import { Crew } from "../threads/crew.ts";
import type { ToLint } from "../threads/jobs.ts";
import { shareOut } from "../threads/share-out.ts";
import { linterWith, type Linted, type Linter } from "./linter.ts";
import type { Wording } from "./wording.ts";

/** A linter that is told all files that it will be asked for, so that threads can begin with them. */
export interface SharingLinter extends Linter {
  readonly expect: (files: readonly ToLint[]) => void;
}

/** Who lints for a command: one that keeps what it finds, unless `--no-cache` is given or a set has rules of its own. */
export function linterOf(given: Given, terminal: Terminal, wording: Wording): SharingLinter {
  const folder = wording.sent === null ? null : keptFolder(given, terminal);
  const linter = linterWith(folder, wording);
  const { sent, by } = wording;
  if (sent === null) return { ...linter, expect: () => undefined };
  const crew = new Crew({ folder }, terminal.env);
  let ahead: ReadonlyMap<Opened, Linted | Promise<Linted>> = new Map();
  return {
    ...linter,
    expect: (files) => {
      ahead = shareOut(crew, "lint", files.map(({ opened, elsewhere }) => ({ given: { opened, elsewhere, by, wording: sent }, recalled: linter.recall(opened, elsewhere) })));
    },
    file: async (opened, elsewhere) => ahead.get(opened) ?? linter.file(opened, elsewhere),
  };
}
