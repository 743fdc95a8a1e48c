import { describe, expect, test } from "vitest";
import { createLibrary, firstAgent, newGame, playOut, type Game } from "../../../../runtime/index.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import type { CardFace, Clause, Effect } from "../../../../ir/index.ts";
import { ally, card, hero } from "../../../runtime/fixtures/cards.ts";
import { act, all, every, mine, says, type, when } from "./fixtures.ts";

const wisp: CardFace = card("Wisp", "Ally", { tags: ["Elf"], stats: { atk: 0, health: 1 } });
const dies: Clause = { verb: "destroy", object: every(all(type("ally"), mine, { is: "tag", tag: "elf" })) };
const newWisp: Effect = { do: "token", count: 1, token: wisp, into: { zone: "party", of: { noun: "you" } } };

const cards = [
  hero("Graccus", 30),
  hero("Timmo", 28),
  ally("Tyrande", 5, 3, 4, [when(dies, newWisp)]),
  ally("Wisp Herself", 1, 0, 1, [], { tags: ["Elf"] }),
  ally("Shout", 4, 1, 9, [says({ says: "stat", of: every(all(type("ally"), { is: "side", side: "opposing" })), stat: "health", change: 1, sign: -1 })]),
  ally("Mender", 1, 1, 1, [{ power: "payment", costs: [], effects: [act({ verb: "heal", from: { noun: "self" }, amount: 1 })] }]),
];
const library = createLibrary(cards, []);

function placed(...party: readonly (readonly string[])[]): Game {
  const deck = (name: string): string[] => [name, ...Array.from({ length: 8 }, () => "Tyrande")];
  return newGame(wowtcg, library, {
    seed: 1, first: 0, midGame: true,
    players: party.map((names, i) => ({ name: i === 0 ? "A" : "B", deck: deck(i === 0 ? "Graccus" : "Timmo"), placed: names.map((name) => ({ card: name, zone: "party" })) })),
  });
}

describe("loops (CR 803)", () => {
  test("a triggered effect that nobody can stop ends just before it triggers again [CR 803.3 #1]", () => {
    const game = placed(["Tyrande", "Wisp Herself"], ["Shout"]);
    expect(game.request?.kind).toBe("priority");
    const created = game.state.history.filter(({ verb }) => verb === "create");
    expect(created.length).toBeGreaterThan(2);
    expect(game.state.turn.number).toBe(1);
    expect(playOut(game, [firstAgent(), firstAgent()]).why).toMatch(/empty deck/);
  });

  test("an optional action is not taken again in a situation that is the same (CR 803.2)", () => {
    const game = placed(["Mender"], []);
    const greedy = { decide: (request: { options: readonly unknown[] }) => [request.options.length - 1] };
    let answers = 0;
    const outcome = playOut(game, [greedy, firstAgent()], () => (answers += 1));
    expect(outcome.why).toMatch(/empty deck|hero destroyed/);
    expect(answers).toBeLessThan(10_000);
  });
});
