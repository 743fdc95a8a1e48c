import { edition2009, edition2013 } from "../../games/wowtcg/rules/edition.ts";
import type { Card } from "../../ir/index.ts";
import { brokenInvariants, isRefusal, newGame, type Agent, type Game, type GameRules, type Library } from "../../runtime/index.ts";
import { drawnDecks } from "./drawn-decks.ts";

/** The cards that have resolved, or whose reward or power has, in any game. */
export class Resolved {
  readonly cards = new Set<string>();

  /** Takes up what happened in a game. A hero is in play from the start. */
  take({ state, machine: m }: Game): void {
    for (const id of state.players) this.add(m.card(m.player(id).hero)?.def);
    for (const thing of state.things) {
      if (thing?.kind === "link" && thing.gone) this.add(m.card(thing.source)?.def);
      if (thing?.kind === "card" && (thing.past?.zone ?? thing.zone) === "play" && thing.past?.row !== "resources") this.add(thing.def);
    }
  }

  private add(def: string | undefined): void {
    if (def !== undefined && !def.includes("#")) this.cards.add(def);
  }
}

export interface WholeGame {
  readonly rules: GameRules;
  readonly library: Library;
  readonly cards: readonly Card[];
  readonly seed: number;
  readonly agents: readonly Agent[];
  readonly resolved: Resolved;
  readonly edition: string;
  /** The team of each player. */
  readonly teams: readonly number[];
}

/** No game has so many decisions: it hangs. */
const HANGS = 20_000;

/** Plays a game to its end by the rules. The fault, if there is one, names the seed and the decision that shows it. */
export function playWhole({ rules, library, cards, seed, agents, resolved, edition, teams }: WholeGame): { readonly end: string; readonly decisions: number; readonly fault: string | null } {
  let decisions = 0;
  const fault = (what: string) => ({ end: "", decisions, fault: `seed ${seed}, decision ${decisions}: ${what}` });
  try {
    const game = newGame(rules, library, { ...drawnDecks(library, cards, seed, teams), edition: edition === "2013" ? edition2013 : edition2009 });
    while (game.request !== null) {
      const { request } = game;
      const agent = agents[game.state.players.indexOf(request.player)];
      const refused = game.answer(agent?.decide(request, () => game.view(request.player)));
      if (isRefusal(refused)) return fault(`the answer to ${request.kind} is refused: ${refused.refused}`);
      decisions += 1;
      if (decisions % 10 === 0) {
        const broken = brokenInvariants(game.machine);
        if (broken.length > 0) return fault(broken.join("; "));
      }
      if (decisions > HANGS) return fault("the game does not end");
    }
    resolved.take(game);
    if (game.over === null) return fault("the game has stopped without a decision");
    const why = /hero destroyed|empty deck|another wins|loop/.exec(game.over.why)?.[0];
    return why === undefined ? fault(`the game ended by ${game.over.why}`) : { end: game.over.winners.length === 0 ? `${why}, nobody winning` : why, decisions, fault: null };
  } catch (error) {
    return fault(error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 5).join(" ") : String(error));
  }
}
