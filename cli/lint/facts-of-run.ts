import { join } from "node:path";
import type { JudgedFile } from "../../compiler/compiled.ts";
import { setsOf, type CardElsewhere, type SetFact } from "../../lint/set-fact.ts";
import type { Opened } from "../cache/judge.ts";
import { keep, readKept } from "../cache/kept-text.ts";
import type { Compiler } from "../compiler.ts";
import { digest } from "../generated/manifest.ts";

/** What stands in the other files of a run, for the rules that look at a whole set. */
export interface RunFacts {
  /** Looks at a file, anew where it has changed. */
  readonly see: (opened: Opened | JudgedFile) => Promise<void>;
  /** The cards of the sets of a file that stand in the others. */
  readonly elsewhere: (file: string) => readonly CardElsewhere[];
}

/** The facts of the files of a run, in their order; what was found of a file before is taken from a folder, where there is one. */
export function factsOfRun(folder: string | null, load: () => Promise<Compiler>): RunFacts {
  const files = new Map<string, readonly SetFact[]>();
  return {
    see: async (opened) => {
      if ("cards" in opened) return;
      const path = folder === null ? null : join(folder, `${digest(JSON.stringify(["facts", opened.file, opened.game]))}.json`);
      files.set(opened.file, (path === null ? null : kept(path, digest(opened.source))) ?? (await found(opened, path, load)));
    },
    elsewhere: (file) => {
      const sets = setsOf(files.get(file) ?? []);
      const found: CardElsewhere[] = [];
      let earlier = true;
      for (const [name, facts] of files) {
        if (name === file) earlier = false;
        else for (const fact of facts) if (sets.has(fact.set)) found.push({ ...fact, earlier });
      }
      return found;
    },
  };
}

async function found({ source, file, game }: Opened, path: string | null, load: () => Promise<Compiler>): Promise<readonly SetFact[]> {
  const [{ setFacts }, compiler] = await Promise.all([import("../../lint/set-facts.ts"), load()]);
  const facts = setFacts(source, file, compiler.headerWords(game));
  if (path !== null) keep(path, JSON.stringify({ from: digest(source), facts }));
  return facts;
}

function kept(path: string, from: string): readonly SetFact[] | null {
  return readKept(path, (text) => {
    const value = JSON.parse(text) as { readonly from?: string; readonly facts?: readonly SetFact[] };
    return value.from === from && Array.isArray(value.facts) ? value.facts : null;
  });
}
