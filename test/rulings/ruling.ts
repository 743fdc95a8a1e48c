import { scenario, type Scenario, type ScenarioOptions, type Seat } from "cardwright/testing";
import { createLibrary, type Library } from "cardwright/runtime";
import { test } from "vitest";
import { loadCardPool } from "../../cli/card-pool.ts";
import { loadCompiler } from "../../cli/compiler.ts";
import { wowtcg } from "../../games/wowtcg/rules/index.ts";
import type { Card } from "../../ir/index.ts";
import { rulesOnlyMark } from "../../scripts/rulings-count.ts";

/** Deals a situation of the cards as they are built: seats by the name of the player, in turn order. */
export type Deal = (seats: Readonly<Record<string, Seat>>, options?: ScenarioOptions) => Scenario;

export interface RulingOptions {
  /** Which part of the ruling a test shows, where several tests share it. */
  readonly part?: string;
  /** Why the ruling holds whatever its cards say; its test may then pass with their text blanked. */
  readonly rulesOnly?: string;
  /** Cards of our own that the situation needs, as in a file of cards. */
  readonly own?: string;
}

/** With `CARDWRIGHT_BLANK=1` the named cards say nothing, and each ruling that is theirs must fail. */
const isBlank = process.env["CARDWRIGHT_BLANK"] === "1";

/** The built cards: those of `dist/`, or of the folder that `CARDWRIGHT_CARDS` names. */
const pool = await loadCardPool("wowtcg", process.env["CARDWRIGHT_CARDS"]);

/**
 * A test that plays the situation of an official ruling. `cards` are those whose text it is about; a ruling about the
 * rules alone names none.
 */
export function ruling(id: string, cards: readonly string[], play: (deal: Deal, library: Library) => void | Promise<void>, { part, rulesOnly, own }: RulingOptions = {}): void {
  const words = [cards.length === 0 ? id : `${id} ${cards.join(", ")}`];
  if (part !== undefined) words.push(`(${part})`);
  if (cards.length === 0 || rulesOnly !== undefined) words.push(rulesOnlyMark);
  test(words.join(" "), async () => {
    const library = libraryOf(cards, own === undefined ? [] : await compiled(own));
    await play((seats, options) => scenario(wowtcg, library, seats, options), library);
  });
}

/** The library of a ruling: the named cards must be there, and say nothing in a blank run. */
function libraryOf(names: readonly string[], own: readonly Card[]): Library {
  const cards = [...pool.cards, ...own];
  const known = new Set(cards.map(({ name }) => name));
  for (const name of names) if (!known.has(name)) throw new Error(`${name} is not compiled.`);
  if (!isBlank) return createLibrary(cards, pool.keywords);
  const named = cards.filter(({ name }) => names.includes(name));
  const others = cards.filter(({ name }) => !names.includes(name));
  // The blanked ones come last, so that they are nobody's plain card.
  return createLibrary([...others, ...named.map(blanked)], pool.keywords);
}

async function compiled(text: string): Promise<readonly Card[]> {
  const { compileFile } = await loadCompiler();
  return compileFile(text, { file: "own.cards", game: "wowtcg", set: "own" }).cards.map(({ header, ir }) => {
    if (ir === null) throw new Error(`${header?.name ?? "a card"} does not compile.`);
    return ir;
  });
}

function blanked(card: Card): Card {
  return { ...card, powers: [], back: card.back === null ? null : { ...card.back, powers: [] } };
}
