import { loadCompiler } from "./compiler.ts";
import { shipKeywords } from "./shipped-keywords.ts";

/** A step of the build: compiles the keywords of the games with the built program, and lays what they mean beside it. */
export async function shipAllKeywords(folder: string): Promise<void> {
  const compiler = await loadCompiler();
  for (const game of compiler.games) {
    const { keywords, diagnostics } = compiler.compileKeywords(game);
    shipKeywords(folder, game, { definitions: keywords, diagnostics });
  }
}
