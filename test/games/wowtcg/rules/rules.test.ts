import { describe, expect, test } from "vitest";
import { scenario, type Seat } from "../../../../runtime/testing/index.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import { library } from "./fixtures.ts";

const table = (me: Partial<Seat>, opponent: Partial<Seat> = {}, turn = "me") =>
  scenario(wowtcg, library, { me: { hero: "Graccus", ...me }, opponent: { hero: "Timmo Shadestep", ...opponent } }, { turn });

describe("resources, costs and quests", () => {
  test("one resource a turn, face down or a quest face up", () => {
    const s = table({ hand: ["Errand", "Grunt"] });
    expect(s.offered().filter((label) => label.startsWith("Place"))).toHaveLength(3);
    s.place("Errand", "up").resolve();
    expect(s.cards("me", "resource row")).toEqual(["Errand"]);
    expect(s.offered().some((label) => label.startsWith("Place"))).toBe(false);
  });

  test("a card that can't be paid for or has no target is not offered", () => {
    const s = table({ hand: ["Ogre", "Bloody Welcome"], resources: 3 });
    expect(s.can("play", "Ogre")).toBe(false);
    expect(s.can("play", "Bloody Welcome")).toBe(false);
  });

  test("completing a quest pays, turns it face down and gives the reward", () => {
    const s = table({ faceUp: ["Errand"], resources: 2, hand: ["Cheaper"], deck: ["Ogre", "Grunt"] });
    s.complete("Errand");
    expect(s.cards("me", "resource row").filter((name) => name === "Errand")).toEqual([]);
    s.resolve();
    expect(s.cards("me", "hand")).toEqual(["Cheaper", "Ogre"]);
    expect(s.can("complete", "Errand")).toBe(false);
  });

  test("the next quest costs less, once", () => {
    const s = table({ faceUp: ["Errand", "Errand"], resources: 2, hand: ["Cheaper"] });
    s.play("Cheaper").resolve();
    s.complete("Errand").resolve();
    expect(s.can("complete", "Errand")).toBe(false);
  });

  test("non-instants only in one's own action phase while the chain is empty", () => {
    const s = table({ hand: ["Slow Bolt", "Withdraw"], resources: 5, party: ["Ogre"] }, {}, "opponent");
    s.pass();
    expect(s.deciding).toBe("me");
    expect(s.can("play", "Withdraw")).toBe(true);
    expect(s.can("play", "Slow Bolt")).toBe(false);
  });
});

describe("cards in play", () => {
  test("allies can neither attack nor activate in the turn they come; ferocity lets them attack", () => {
    const s = table({ hand: ["Charger", "Ogre", "Tim"], resources: 10 });
    for (const name of ["Charger", "Ogre", "Tim"]) s.play(name).resolve();
    expect(s.can("attack", "Charger")).toBe(true);
    expect(s.can("attack", "Ogre")).toBe(false);
    expect(s.can("use", "Tim")).toBe(false);
  });

  test("of two unique cards with one name the player keeps one", () => {
    const s = table({ party: ["Charm"], hand: ["Charm", "Dundee"], resources: 5 });
    s.play("Charm").resolve();
    expect(s.request.kind).toBe("uniqueness");
    s.choose("Charm");
    expect(s.cards("me", "party").filter((name) => name === "Charm")).toHaveLength(1);
    s.play("Dundee").resolve();
    expect(s.request.kind).toBe("uniqueness");
    s.choose("Dundee");
    expect(s.card("Charm").zone).toBe("graveyard");
  });

  test("a modifier applies while its source is in play", () => {
    const s = table({ party: ["Ogre"], hand: ["Aura"], resources: 2 });
    expect(s.card("Ogre").atk).toBe(5);
    s.play("Aura").resolve();
    expect(s.card("Aura").zone).toBe("play");
    expect(s.card("Ogre").atk).toBe(6);
  });

  test("an attachment goes with its host, and takes powers away while it is there", () => {
    const s = table({ party: ["Tim"], hand: ["Metamorph", "Withdraw"], resources: 5 });
    s.play("Metamorph", "Tim").resolve();
    expect(s.card("Metamorph").attachedTo).toBe("Tim");
    expect(s.can("use", "Tim")).toBe(false);
    expect(s.card("Tim").keywords).toEqual([]);
    s.play("Withdraw", "Tim").resolve();
    expect(s.card("Tim").zone).toBe("hand");
    expect(s.card("Metamorph").zone).toBe("graveyard");
  });

  test("tokens cease to exist outside play", () => {
    const s = table({ hand: ["Peasants", "Withdraw"], resources: 5 });
    s.play("Peasants").resolve();
    expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(2);
    s.play("Withdraw", "Peasant").resolve();
    expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(1);
    expect(s.cards("me", "hand")).toEqual([]);
  });

  test("a hero is flipped once", () => {
    const s = scenario(wowtcg, library, { me: { hero: "Chloe", resources: 3 }, opponent: { hero: "Boris" } });
    s.use("Chloe").resolve();
    expect(s.card("Chloe").flipped).toBe(true);
    expect(s.can("use", "Chloe")).toBe(false);
  });

  test("a power with a limit is used so often a turn", () => {
    const s = table({ party: ["Ring"], resources: 3 });
    s.use("Ring").resolve();
    expect(s.can("use", "Ring")).toBe(false);
    s.to("action", "opponent");
    expect(s.step).toBe("action");
  });
});

describe("losing", () => {
  test("a hero with fatal damage", () => {
    const s = scenario(wowtcg, library, { me: { hero: "Graccus", party: ["Ogre"] }, opponent: { hero: "Boris" } });
    for (let turn = 0; turn < 20 && s.game.over === null; turn++) {
      if (s.can("attack", "Ogre")) s.attack("Ogre", "Boris").resolve();
      s.to("end", "me");
      if (s.game.over === null) s.to("action", "me");
      if (s.game.request?.kind === "discard") break;
    }
    expect(s.game.over?.why ?? "").toMatch(/hero destroyed|empty deck|^$/);
  });

  test("drawing from an empty deck", () => {
    const s = table({}, { deck: [] });
    s.to("draw", "opponent");
    expect(s.game.over?.why).toBe("opponent: empty deck");
  });
});

describe("the scenario builder", () => {
  test("a wrong name says which names there are", () => {
    expect(() => table({ hand: ["Nobody"] })).toThrow(/there is no card Nobody; there are .*Grunt/);
    const s = table({ hand: ["Grunt"] });
    expect(() => s.card("Nobody")).toThrow(/there is no Nobody; there are .*Graccus/);
    expect(() => s.play("Nobody")).toThrow(/may choose Pass/);
    expect(() => s.cards("me", "attic")).toThrow(/there is no zone attic; there are .*hand/);
    expect(() => s.cards("you", "hand")).toThrow(/there is no player you; there are me, opponent/);
  });
});
