import { describe, expect, test } from "vitest";
import { createLibrary, isRefusal, loadGame, playReplay, readReplay, writeReplay, type Game, type Refusal, type Replay } from "../../runtime/index.ts";
import { readAnswers, writeAnswers } from "../../runtime/answers.ts";
import { drawnGame, library, pool, randomAgents, randomAnswer, rules } from "./compiled-cards.ts";

function played(seed: number, decisions = Infinity, undo = false): Game {
  const game = drawnGame(seed, { undo });
  const agents = randomAgents(seed);
  for (let i = 0; game.request !== null && i < decisions; i++) game.answer(randomAnswer(game, agents));
  return game;
}

function text(game: Game): string {
  const written = writeReplay(game, "1.2.3");
  if (isRefusal(written)) throw new Error(written.refused);
  return written;
}

function read(source: string): Replay {
  const replay = readReplay(rules, library, "1.2.3", source);
  if (isRefusal(replay)) throw new Error(replay.refused);
  return replay;
}

const refusal = (source: string, version = "1.2.3", cards = library): string => (readReplay(rules, cards, version, source) as Refusal).refused;

describe("a replay", () => {
  test("is a few KB and plays the game again, state for state", () => {
    for (const seed of [1, 2, 3]) {
      const game = played(seed);
      const source = text(game);
      expect(source.length).toBeLessThan(8000);
      let decisions = 0;
      const again = playReplay(rules, library, read(source), {}, () => void (decisions += 1));
      if (isRefusal(again)) throw new Error(again.refused);
      expect(again.hash()).toBe(game.hash());
      expect(again.over).toEqual(game.over);
      expect(decisions).toBe(game.answers.length + 1);
    }
  });

  test("of a game that is not over goes on where it stopped", () => {
    const game = played(4, 150);
    const again = playReplay(rules, library, read(text(game)), { undo: true });
    if (isRefusal(again)) throw new Error(again.refused);
    expect(again.request).toEqual(game.request);
    expect(again.decisions).toBeGreaterThan(100);
  });

  test("knows nothing of what was taken back", () => {
    const game = played(4, 150, true);
    game.undoTo(60);
    const again = playReplay(rules, library, read(text(game)));
    expect(isRefusal(again) ? again.refused : again.hash()).toBe(game.hash());
  });

  test("is there after the game has been saved and loaded, too", () => {
    const game = loadGame(rules, library, played(4, 151).save());
    if (isRefusal(game)) throw new Error(game.refused);
    const agents = randomAgents(9);
    for (let i = 0; i < 40; i++) game.answer(randomAnswer(game, agents));
    const again = playReplay(rules, library, read(text(game)));
    expect(isRefusal(again) ? again.refused : again.hash()).toBe(game.hash());
  });

  test("is refused when it is damaged, foreign, of another version or of other cards", () => {
    const source = text(played(1, 200));
    expect(refusal("nothing")).toBe("the replay is damaged: it is not JSON");
    expect(refusal("[]")).toBe("this is not a replay");
    expect(refusal(drawnGame(1).save())).toBe("this is not a replay");
    expect(refusal(source.replace('"replay": 1', '"replay": 2'))).toBe("the replay has format 2, not 1");
    expect(refusal(source.replace('"stopAlways": false', '"stopAlways": true'))).toBe("the replay is damaged: it is not as it was written");
    expect(refusal(source.replace('"version": "1.2.3"', '"version": "0.9.0"'))).toBe("the replay is of version 0.9.0, and this is version 1.2.3");
    expect(refusal(source.replace(/"game": "[a-z]*"/, '"game": "chess"'))).toMatch(/^the replay is of chess, not /);
    expect(refusal(source, "1.2.4")).toBe("the replay is of version 1.2.3, and this is version 1.2.4");
    const [hero = ""] = read(source).setup.players[0]?.deck ?? [];
    const others = pool.cards.filter((card) => library.refOf(card) !== hero);
    expect(refusal(source, "1.2.3", createLibrary(others, pool.keywords))).toBe(`the library lacks ${hero}, which the replay needs`);
    const changed = pool.cards.map((card) => (library.refOf(card) === hero ? { ...card, stats: { health: 99 } } : card));
    expect(refusal(source, "1.2.3", createLibrary(changed, pool.keywords))).toBe("the replay is of other cards: some of them mean something else by now");
  });

  test("of which a state or an answer is another is not played on", () => {
    const replay = read(text(played(1)));
    expect(playReplay(rules, library, { ...replay, setup: { ...replay.setup, players: [] } })).toEqual({ refused: expect.stringMatching(/^no game can start from the replay's set-up: /) as string });
    expect(playReplay(rules, library, { ...replay, answers: [...replay.answers, 0] })).toEqual({ refused: `answer ${replay.answers.length + 1} of the replay is refused: no decision is waiting` });
    const last = replay.hashes.length - 1;
    expect(last).toBeGreaterThan(0);
    const otherWay = playReplay(rules, library, { ...replay, hashes: replay.hashes.map((hash, i) => (i === last ? "0" : hash)) });
    expect(otherWay).toEqual({ refused: `the game goes another way than the replay says, at answer ${64 * last} or up to 64 before it` });
    const middle = replay.answers.length >> 1;
    expect(playReplay(rules, library, { ...replay, answers: replay.answers.map((answer, i) => (i === middle ? 99 : answer)) })).toEqual({ refused: expect.stringContaining(`answer ${middle + 1} of the replay is refused`) as string });
  });
});

describe("answers as text", () => {
  test("are read as they were written", () => {
    const answers = [0, 0, 0, 1, [1, 2], [], [], "Grunt, \"the\" *2 Boss", "", 7];
    expect(writeAnswers(answers)).toBe('0*3 1 1,2 -*2 "Grunt, \\"the\\" *2 Boss" "" 7');
    expect(readAnswers(writeAnswers(answers))).toEqual(answers);
    expect(readAnswers("")).toEqual([]);
  });

  test.each(["x", "1 x", "1,", '"a', "1*9999999999", "1  2", '"\\q"'])("are none in %j", (bad) => expect(readAnswers(bad)).toBeNull());
});
