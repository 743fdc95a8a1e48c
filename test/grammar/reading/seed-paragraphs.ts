import { readdirSync, readFileSync } from "node:fs";
import { headerWords } from "../../../games/wowtcg/language/header-words.ts";
import { readCardFile } from "../../../grammar/card-file/index.ts";
import type { SelfName } from "../../../grammar/lexer.ts";
import { selfNames } from "../../../grammar/self-names.ts";

/** A paragraph of a card in `cards/`, and what the card may call itself. */
export interface SeedParagraph {
  readonly card: string;
  readonly text: string;
  readonly names: readonly SelfName[];
}

const folder = new URL("../../../cards/wowtcg/", import.meta.url);

/** All paragraphs of the cards that the project prints. */
export function seedParagraphs(): SeedParagraph[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".cards"))
    .sort()
    .flatMap((file) => readCardFile(readFileSync(new URL(file, folder), "utf8"), { words: headerWords }).cards)
    .flatMap((card) => {
      const name = card.header?.name ?? "";
      const names = selfNames(name, card.header?.types.some((type) => type === "Hero" || type === "Ally") ?? false);
      return card.faces.flatMap((face) => face.paragraphs.map(({ text }) => ({ card: name, text, names })));
    });
}
