import { loadCompiler } from "../../../../cli/compiler.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import { createLibrary } from "../../../../runtime/index.ts";
import { scenario, type Scenario, type ScenarioOptions, type Seat } from "../../../../runtime/testing/index.ts";

const compiler = await loadCompiler();
const { keywords } = compiler.compileKeywords("wowtcg");

/** Cards that say nothing or little, of which situations are made. */
const PLAIN = `
Graccus, Hero—Warrior, 30 Health

Timmo, Hero—Mage, 28 Health

Grunt, 1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health

Ogre, 4, Horde, Ally—Ogre Brute, 4 [Melee] ATK / 5 Health

Gnome, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 3 Health

Combo Strike, 1, Rogue, Ability—Combat Combo
Your hero deals 1 melee damage to target hero.

Axe, 2, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike

Great Axe, 3, Two-Handed Weapon—Axe, Melee (1), 4 [Melee] ATK, 1 Strike

Tome, 2, Item, Off-Hand (1)
`;

/** Deals a situation of the cards in a text, beside the plain ones. Each must be read whole. */
export function situation(cards: string, me: Partial<Seat>, opponent: Partial<Seat> = {}, options: ScenarioOptions = {}): Scenario {
  const file = compiler.compileFile(`${PLAIN}\n${cards}`, { file: "phrases.cards", game: "wowtcg", set: "phrases" });
  const compiled = file.cards.map(({ name, ir, diagnostics }) => {
    if (ir === null) throw new Error(`${name ?? "a card"} does not compile: ${diagnostics.map(({ message }) => message).join(" ")}`);
    return ir;
  });
  return scenario(wowtcg, createLibrary(compiled, keywords), { me: { hero: "Graccus", ...me }, opponent: { hero: "Timmo", ...opponent } }, options);
}
