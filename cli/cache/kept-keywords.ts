import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../generated/atomic-write.ts";
import { digest } from "../generated/manifest.ts";
import type { PlayableKeywords } from "../playable.ts";

/** Keeps what the keywords of the games mean: compiling them takes as long as reading a hundred cards. */
export interface KeywordKeeper {
  readonly read: (game: string) => PlayableKeywords | null;
  readonly write: (game: string, keywords: PlayableKeywords) => void;
}

/** Keeps nothing. */
export const noKeeper: KeywordKeeper = { read: () => null, write: () => undefined };

/** Keeps them in the folder of a build of the program, which its own keywords belong to. */
export function keywordKeeper(folder: string): KeywordKeeper {
  const pathOf = (game: string): string => join(folder, `${digest(JSON.stringify(["keywords", game]))}.json`);
  return {
    read: (game) => {
      try {
        const kept: unknown = JSON.parse(readFileSync(pathOf(game), "utf8"));
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write: (game, { definitions, diagnostics }) => {
      try {
        writeWhole(pathOf(game), JSON.stringify({ definitions, diagnostics }));
      } catch {
        return;
      }
    },
  };
}

function isKept(value: unknown): value is PlayableKeywords {
  return typeof value === "object" && value !== null && "definitions" in value && Array.isArray(value.definitions) && "diagnostics" in value && Array.isArray(value.diagnostics);
}
