import { compileFile } from "../../compiler/compile-file.ts";
import { language } from "../../games/wowtcg/language/index.ts";

const HEADERS = { ability: "Odd Chant, 1, Ability (Odd-1C)", ally: "Voss, 3, Ally—Human, 1 [Melee] ATK / 1 Health (Odd-1C)", item: "Odd Ring, 2, Item—Ring, Ring (2) (Odd-1C)" } as const;

/** The powers of a card with this text, as JSON, or what is said against it. */
export function readText(text: string, type: keyof typeof HEADERS = "ability"): string {
  const [card] = compileFile(`${HEADERS[type]}\n${text}\n`, language, { file: "odd.cards" }).cards;
  return card?.ir === undefined || card.ir === null ? (card?.diagnostics.map(({ message }) => message).join(" ") ?? "") : JSON.stringify(card.ir.powers);
}
