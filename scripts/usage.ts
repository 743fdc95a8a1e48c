import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { language } from "../games/wowtcg/language/index.ts";
import { keywordDeclarations } from "../games/wowtcg/language/keywords.ts";
import { readCardFile } from "../grammar/card-file/index.ts";
import { selfNames } from "../grammar/self-names.ts";
import { Usage, usedWords } from "../grammar/usage.ts";

/** `npm run usage`: counts which words stand beside one another in the texts of cards/ and of the keywords. */
const root = join(import.meta.dirname, "..");
const usage = new Usage();
const folder = join(root, "cards", language.game);
for (const name of readdirSync(folder).sort()) {
  const { cards } = readCardFile(readFileSync(join(folder, name), "utf8"), { words: language.headerWords, blocks: ["keyword"] });
  for (const { header, faces } of cards) {
    const names = header === null ? [] : selfNames(header.name, true);
    for (const { text } of faces.flatMap(({ paragraphs }) => paragraphs)) usage.add(usedWords(text, names).map(({ as }) => as));
  }
}
for (const { meaning } of keywordDeclarations) for (const { text } of meaning) usage.add(usedWords(text, []).map(({ as }) => as));

const module = `// Made from the texts of cards/ by \`npm run usage\`.\n\n/** Which words stand beside one another, in the notation of \`Usage\`. */\nexport const usageTable =\n  ${JSON.stringify(usage.print())};\n`;
writeFileSync(join(root, "games", language.game, "language", "usage-table.ts"), module);
