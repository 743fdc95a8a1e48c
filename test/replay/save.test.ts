import { describe, expect, test } from "vitest";
import { isRefusal, loadGame, type Game, type Refusal } from "../../runtime/index.ts";
import { drawnGame, library, randomAgents, randomAnswer, rules } from "./compiled-cards.ts";

function loaded(text: string): Game {
  const game = loadGame(rules, library, text);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

const refusal = (text: string): string => (loadGame(rules, library, text) as Refusal).refused;

describe("a saved game", () => {
  for (const undo of [false, true]) {
    test(`goes on as the game itself does, whatever decision it is saved in${undo ? ", with undo on" : ""}`, () => {
      const kinds = new Set<string>();
      for (let seed = 1; seed <= 3; seed++) {
        const game = drawnGame(seed, { undo });
        const agents = randomAgents(seed);
        let copy: Game | null = null;
        for (let i = 0; game.request !== null && i < 400; i++) {
          // The copy plays on for a while, then a new one takes its place.
          if (copy === null || i % 25 === 0 || (i % 3 === 0 && game.request.kind !== "priority")) copy = loaded(game.save());
          kinds.add(game.request.kind);
          const answer = randomAnswer(game, agents);
          expect(copy.request).toEqual(game.request);
          expect([copy.answer(answer), game.answer(answer)]).toEqual([null, null]);
          if (i % 7 === 0) expect(copy.hash(), `seed ${seed}, decision ${i}`).toBe(game.hash());
        }
      }
      expect([...kinds]).toEqual(expect.arrayContaining(["mulligan", "priority", "target", "pay", "defender", "may"]));
    });
  }

  test("keeps what an action needs to be taken back", () => {
    // Played to every decision inside an announcement, the copy of each has the same action open.
    const game = drawnGame(2);
    const agents = randomAgents(2);
    let open = 0;
    for (let i = 0; i < 300 && game.request !== null; i++) {
      if (game.machine.action.mark >= 0 && game.request.kind !== "priority") {
        open += 1;
        expect(loaded(game.save()).machine.action.mark).toBeGreaterThanOrEqual(0);
      }
      game.answer(randomAnswer(game, agents));
    }
    expect(open).toBeGreaterThan(5);
  });

  test("is refused when it is damaged, foreign, or of another version, and why is said", () => {
    const text = drawnGame(1).save();
    expect(refusal("")).toBe("the saved game is damaged: it is not JSON");
    expect(refusal(text.slice(0, -20))).toBe("the saved game is damaged: it is not JSON");
    expect(refusal('{"deck": 1}')).toBe("this is not a saved game");
    expect(refusal("null")).toBe("this is not a saved game");
    expect(refusal(text.replace('"format":5', '"format":1'))).toBe("the saved game has format 1, not 5");
    expect(refusal(text.replace('"game":"wowtcg"', '"game":"chess"'))).toBe("the saved game is of chess, not wowtcg");
    expect(refusal(text.replace('"damage":0', '"damage":1'))).toBe("the saved game is damaged: it is not as it was written");
    expect(refusal(text.replace('"exhausted":false,', ""))).toBe("the saved game is damaged: it is not as it was written");
  });
});

describe("undo", () => {
  test("goes back to any earlier decision, and the game goes on from there as it did", () => {
    for (let seed = 1; seed <= 3; seed++) {
      const game = drawnGame(seed, { undo: true });
      const agents = randomAgents(seed);
      const past: { hash: string; answer: unknown; answers: number }[] = [];
      while (game.request !== null && past.length < 250) {
        const answer = randomAnswer(game, agents);
        // An action that was taken back took its decisions with it.
        past.length = game.decisions;
        past.push({ hash: game.hash(), answer, answers: game.answers.length });
        expect(game.answer(answer)).toBeNull();
      }
      past.length = game.decisions;
      const end = game.hash();
      for (const at of [past.length - 1, Math.floor(past.length / 2), 3, 0]) {
        const answers = game.answers.slice(past[at]?.answers);
        expect(game.undoTo(at)).toBe(true);
        expect(game.hash()).toBe(past[at]?.hash);
        for (const answer of answers) expect(game.answer(answer)).toBeNull();
        expect(game.hash()).toBe(end);
      }
      expect(game.undoTo(99_999)).toBe(false);
      expect(game.undoTo(-1)).toBe(false);
      expect(game.hash()).toBe(end);
    }
  });

  test("step by step gets back to the start", () => {
    const game = drawnGame(3, { undo: true });
    const start = game.hash();
    const agents = randomAgents(3);
    for (let i = 0; i < 120; i++) game.answer(randomAnswer(game, agents));
    while (game.undo()) expect(game.request).not.toBeNull();
    expect([game.hash(), game.answers]).toEqual([start, []]);
  });
});

describe("an answer that comes twice or out of turn", () => {
  test("is refused where it says for which decision it is meant, and the state is untouched", () => {
    const game = drawnGame(5);
    const agents = randomAgents(5);
    for (let i = 0; i < 20; i++) game.answer(randomAnswer(game, agents));
    const [asked, after] = [game.request?.player ?? 0, game.answers.length];
    const other = game.state.players.find((id) => id !== asked) ?? 0;
    const before = game.hash();
    const answer = randomAnswer(game, agents);
    expect(game.answer(answer, { by: other })).toEqual({ refused: expect.stringContaining("has to decide") as string });
    expect(game.answer(answer, { by: 999 })).toEqual({ refused: expect.stringContaining("player 999") as string });
    expect(game.answer(answer, { by: asked, after: after + 1 })).toEqual({ refused: `decision ${after + 2} is not asked yet; the one that is waiting is number ${after + 1}` });
    expect(game.hash()).toBe(before);
    expect(game.answer(answer, { by: asked, after })).toBeNull();
    const next = game.hash();
    expect(game.answer(answer, { by: asked, after })).toEqual({ refused: `decision ${after + 1} has been answered already; the one that is waiting is number ${after + 2}` });
    expect(game.hash()).toBe(next);
  });
});

describe("a bad answer", () => {
  test("is refused with what was expected, and the state is untouched", () => {
    const game = drawnGame(5);
    const agents = randomAgents(5);
    const asked = new Set<string>();
    for (let i = 0; i < 600 && game.request !== null; i++) {
      if (!asked.has(game.request.ask)) {
        asked.add(game.request.ask);
        const before = game.hash();
        for (const bad of [99, -1, [0, 0], null, undefined, 1.5, Number.NaN, {}, [[0]], [1e9], new Array(1), [,], ["0"], true, () => 0, { 0: 0, length: 1 }, game.request.ask === "text" ? 3 : "yes"]) {
          expect(game.answer(bad), String(bad)).toEqual({ refused: expect.stringMatching(/\S/) as string });
          expect(game.hash()).toBe(before);
        }
      }
      game.answer(randomAnswer(game, agents));
    }
    expect([...asked]).toContain("choose");
  });
});
