import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { packageRoot } from "../package-root.ts";

/** The deck files that come with the package, in order of name. */
export function readyDecks(): string[] {
  const folder = join(packageRoot(), "decks");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".deck"))
    .sort()
    .map((name) => join(folder, name));
}

/** The deck files that are given, by path or by the name of a ready one. */
export function deckFiles(given: readonly string[], folder: string): string[] {
  const ready = readyDecks();
  return given.map((name) => {
    const path = resolve(folder, name);
    return existsSync(path) ? path : (ready.find((file) => basename(file, ".deck") === name) ?? path);
  });
}

/** The deck files to be played: those that are given, and ready ones up to two. */
export function decksToPlay(given: readonly string[], folder: string): string[] {
  const named = deckFiles(given, folder);
  return named.length >= 2 ? named : [...named, ...readyDecks()].slice(0, 2);
}
