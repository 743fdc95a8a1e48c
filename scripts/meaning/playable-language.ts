import type { Language } from "../../compiler/language.ts";
import { gameFolders } from "../../cli/games.ts";
import { playableKeywords, playableLanguage as refusing } from "../../cli/playable.ts";

/** The language of a game, refusing what its engine can't play, as the command line compiles with it. */
export async function playableLanguage(game = "wowtcg"): Promise<Language> {
  const folder = gameFolders[game];
  if (folder === undefined) throw new Error(`There is no game ${game}.`);
  const [{ language, keywords }, rules] = await Promise.all([folder.loadLanguage(), folder.loadRules()]);
  const meanings = playableKeywords(keywords, language, rules);
  return refusing(language, rules, () => meanings);
}
