import { join } from "node:path";
import { digest } from "../generated/manifest.ts";
import type { PlayableKeywords } from "../playable.ts";
import { keep, readKept } from "./kept-text.ts";

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
    read: (game) =>
      readKept(pathOf(game), (text) => {
        const kept: unknown = JSON.parse(text);
        return isKept(kept) ? kept : null;
      }),
    write: (game, { definitions, diagnostics }) => keep(pathOf(game), JSON.stringify({ definitions, diagnostics })),
  };
}

function isKept(value: unknown): value is PlayableKeywords {
  return typeof value === "object" && value !== null && "definitions" in value && Array.isArray(value.definitions) && "diagnostics" in value && Array.isArray(value.diagnostics);
}
