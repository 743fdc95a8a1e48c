import { basename, dirname } from "node:path";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import { anyOf, didYouMean } from "../grammar/diagnostics/did-you-mean.ts";

/**
 * Whose language a file is in: the folder that it lies in says it, else its first line (`game: NAME`); where neither
 * does, it is the first of the games.
 */
export function gameOfFile(file: string, source: string, games: readonly string[]): string | Diagnostic {
  const folder = basename(dirname(file));
  if (games.includes(folder)) return folder;
  const line = /^(?:\uFEFF)?(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\n|\r))*game:[ \t]*(\S+)[ \t]*(?=[\r\n]|$)/.exec(source);
  const [whole = "", named] = line ?? [];
  if (named === undefined) return games[0] ?? "";
  if (games.includes(named)) return named;
  const near = didYouMean(named, games, 1);
  const start = whole.lastIndexOf(named);
  return {
    code: "file/unknown-game",
    severity: "error",
    span: { start, end: start + named.length },
    message: `There is no game “${named}”.`,
    help: near.length > 0 ? `Did you mean ${anyOf(near)}?` : `Name one of these: ${games.join(", ")}.`,
  };
}
