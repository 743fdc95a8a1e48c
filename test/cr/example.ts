import { test } from "vitest";
import { loadCompiler } from "../../cli/compiler.ts";
import { edition2013 } from "../../games/wowtcg/rules/edition.ts";
import { wowtcg } from "../../games/wowtcg/rules/index.ts";
import { createLibrary, type Library } from "../../runtime/index.ts";
import { scenario, type LyingCard, type Scenario, type ScenarioOptions, type Seat } from "../../runtime/testing/index.ts";
import { common } from "./common-cards.ts";

/** How an example deals: two seats, "me" whose turn it is and "opponent", or seats of its own. */
export interface Dealing {
  readonly deal: (me: Partial<Seat>, opponent?: Partial<Seat>, options?: ScenarioOptions) => Scenario;
  readonly seats: (seats: Readonly<Record<string, Seat>>, options?: ScenarioOptions) => Scenario;
  readonly library: Library;
}

const compiler = await loadCompiler();
const { keywords } = compiler.compileKeywords("wowtcg");

/** A test that plays a worked example of the comprehensive rules, the 2013 edition, with cards of our own in the place of the printed ones. */
export function example(id: string, title: string, own: string, play: (dealing: Dealing) => void): void {
  situation(`[CR ${id}] ${title}`, own, play);
}

/** A test that plays what a rule says for which the rules have no worked example. */
export function rule(id: string, title: string, own: string, play: (dealing: Dealing) => void): void {
  situation(`${title} (CR ${id})`, own, play);
}

function situation(title: string, own: string, play: (dealing: Dealing) => void): void {
  test(title, () => {
    const file = compiler.compileFile(`${common}\n${own.trim()}\n`, { file: "own.cards", game: "wowtcg", set: "own" });
    const cards = file.cards.map(({ name, ir, diagnostics }) => {
      if (ir === null) throw new Error(`${name} does not compile: ${diagnostics.map(({ message }) => message).join(" ")}`);
      return ir;
    });
    const library = createLibrary(cards, keywords);
    const seats: Dealing["seats"] = (given, options = {}) => scenario(wowtcg, library, given, { edition: edition2013, ...options });
    play({ library, seats, deal: (me, opponent = {}, options = {}) => seats({ me: { hero: "Garm Ironhide", ...me }, opponent: { hero: "Lady Merrow", ...opponent } }, options) });
  });
}

/** A card that lies exhausted as the situation starts. */
export const exhausted = (card: string): LyingCard => ({ card, exhausted: true });

/** A card that has damage as the situation starts. */
export const hurt = (card: string, damage: number): LyingCard => ({ card, damage });

/** Whoever has priority passes until it is a player's. */
export function until(s: Scenario, player: string): Scenario {
  for (let i = 0; i < 10 && s.request.kind === "priority" && s.deciding !== player; i++) s.pass();
  return s;
}

/** Everybody passes until something is on the chain, or somebody has to choose something. */
export function toTrigger(s: Scenario): Scenario {
  for (let i = 0; i < 60 && s.request.kind === "priority" && s.chain().length === 0; i++) s.pass();
  return s;
}
