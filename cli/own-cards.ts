import { loadCardPool, type CardPool } from "./card-pool.ts";
import { compileInput } from "./compile-inputs.ts";
import { loadCompiler } from "./compiler.ts";
import { findInputs } from "./inputs.ts";
import { counted, say, type Terminal } from "./output/terminal.ts";
import { errorCount } from "./output/diagnostics.ts";

/**
 * The cards of a game with those of the user's own files before them: where two have a name, the own is meant. What
 * does not compile is told; the rest can be played.
 */
export async function cardsToPlay(game: string, paths: readonly string[], terminal: Terminal): Promise<CardPool> {
  const pool = await loadCardPool(game);
  if (paths.length === 0) return pool;
  const compiler = await loadCompiler();
  const files = (await findInputs(paths, terminal)).map((input) => compileInput(input, game, compiler));
  const cards = files.flatMap((file) => file.cards);
  const refused = cards.filter(({ status }) => status === "refused");
  const errors = files.reduce((sum, file) => sum + errorCount(file.diagnostics), 0);
  if (refused.length > 0) say(terminal, `${counted(refused.length, "card")} of your own can't be played: ${refused.map(({ name }) => name).join(", ")}. “cardwright check ${paths.join(" ")}” says why.`);
  else if (errors > 0) say(terminal, `There are errors in ${paths.join(" ")}; “cardwright check” shows them.`);
  const own = cards.flatMap(({ ir }) => ir ?? []);
  const places = new Set(own.map(({ set, key }) => `${set}/${key}`));
  return { cards: [...own, ...pool.cards.filter(({ set, key }) => !places.has(`${set}/${key}`))], keywords: [...pool.keywords, ...files.flatMap(({ keywords }) => keywords)] };
}
