import { gameFolders } from "../../cli/games.ts";
import { playableKeywords, playableLanguage as playable } from "../../cli/playable.ts";
import type { PlayableKeywords } from "../../cli/playable.ts";
import type { Language } from "../../compiler/language.ts";

/** The language of a game, refusing what its engine can't play, as the command line compiles with it. */
export async function playableLanguage(game = "wowtcg"): Promise<Language> {
  const folder = gameFolders[game];
  if (folder === undefined) throw new Error(`There is no game ${game}.`);
  const [{ language, keywords }, rules] = await Promise.all([folder.loadLanguage(), folder.loadRules()]);
  let compiled: PlayableKeywords | null = null;
  return playable(language, rules, () => (compiled ??= playableKeywords(keywords, language, rules)));
}
