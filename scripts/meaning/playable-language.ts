import type { Language } from "../../compiler/language.ts";
import { gameFolders } from "../../cli/games.ts";
import type { Card } from "../../ir/index.ts";
import { unsupported } from "../../runtime/unsupported.ts";

/** The language of a game, refusing what its engine can't play, as the command line compiles with it. */
export async function playableLanguage(game = "wowtcg"): Promise<Language> {
  const folder = gameFolders[game];
  if (folder === undefined) throw new Error(`There is no game ${game}.`);
  const [{ language }, rules] = await Promise.all([folder.loadLanguage(), folder.loadRules()]);
  return Object.create(language, { unsupported: { value: (card: Card) => unsupported(card, rules) } }) as Language;
}
