import { expect, test } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import { language } from "../../../games/wowtcg/language/index.ts";

test.each(["Any player: (1) >>> Exhaust this ally.", "Any opponent: (1) >>> Exhaust this ally."])("who can pay is never left out: %s", (text) => {
  const [card] = compileFile(`Voss Tarrow, 3, Alliance, Ally—Human Mage, 2 [Fire] ATK / 3 Health\n${text}\n`, language, { file: "payments.cards" }).cards;
  expect(card?.ir).toBeNull();
  expect(card?.diagnostics.map(({ code }) => code)).toEqual(["meaning/not-understood"]);
});
