import { expect, test } from "vitest";
import type { Power } from "../../../ir/index.ts";
import { compileFile } from "../../../compiler/compile-file.ts";
import { language } from "../../../games/wowtcg/language/index.ts";

/** The powers of an ally with this text. */
function powersOf(text: string): readonly Power[] {
  const [card] = compileFile(`Voss, 3, Ally—Human, 1 [Melee] ATK / 1 Health (Odd-1C)\n${text}\n`, language, { file: "odd.cards" }).cards;
  expect(card?.diagnostics.map(({ message }) => message)).toEqual([]);
  return card?.ir?.powers ?? [];
}

/** A power and what it gives, each with what says how long it holds. */
function heldIn(power: Power): readonly { readonly power: Power; readonly held: string }[] {
  if (power.power !== "triggered") return [{ power, held: JSON.stringify(power.power === "continuous" ? (power.while ?? null) : null) }];
  return power.effects.flatMap((effect) => (effect.do === "modify" ? effect.powers.map((given) => ({ power: given, held: JSON.stringify(effect.duration) })) : []));
}

/** Whether what a statement says holds only while it attacks, by the statement. */
function whileAttacking(text: string): Readonly<Record<string, boolean>> {
  return Object.fromEntries(powersOf(text).flatMap(heldIn).flatMap(({ power, held }) => (power.power === "continuous" ? power.statements.map(({ says }) => [says, held.includes('"attacking"')]) : [])));
}

test.each([
  ["Voss has +2 ATK while attacking and can attack only heroes.", { stat: true, only: false }],
  ["Voss can attack only heroes and has +2 ATK while attacking.", { stat: true, only: false }],
  ["Voss has +2 ATK while attacking and has Stealth.", { stat: true, keyword: false }],
  ["Voss has +2 ATK and can't be targeted while attacking.", { stat: true, cannot: true }],
  ["At the start of your turn, Voss can attack only heroes and has +2 ATK while attacking this turn.", { stat: true, only: false }],
  ["At the start of your turn, Voss has +2 ATK while attacking and has Stealth this turn.", { stat: true, keyword: false }],
])("%s", (text, expected) => expect(whileAttacking(text)).toEqual(expected));

test("one time covers all that a sentence says, whatever it says besides (CR 714.3c)", () => {
  const durations = powersOf("At the start of your turn, Voss has +2 ATK while attacking and has Stealth this turn.").flatMap((power) => (power.power === "triggered" ? power.effects.map((effect) => (effect.do === "modify" ? JSON.stringify(effect.duration) : "")) : []));
  expect(durations).toHaveLength(2);
  for (const duration of durations) expect(duration).toContain('"thisTurn"');
});
