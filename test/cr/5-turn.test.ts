import type { Scenario } from "cardwright/testing";
import { expect } from "vitest";
import { example, exhausted, rule, until } from "./example.ts";

/** The next ready step of a player, in which whoever may inspire readies what is named; gives what was offered. */
function inspiring(s: Scenario, whose: string, ...names: readonly string[]): readonly string[] {
  s.to("ready", whose);
  const left = [...names];
  const seen: string[] = [];
  for (let i = 0; i < 20 && s.request.kind !== "priority"; i++) {
    if (s.request.kind === "may") {
      s.choose(left.length > 0 ? "Yes" : "No");
      if (s.offers("Pass") || s.offers("Yes")) left.splice(0, 1);
      continue;
    }
    seen.push(...s.offered());
    const wanted = left.filter((name) => s.offers(name)).slice(0, s.request.max);
    s.choose(...wanted);
    for (const name of wanted) left.splice(left.indexOf(name), 1);
  }
  return seen;
}

example("501.1b #1", "each inspiring character readies one of its kind", `
Rousing Paladin, 2, Ally—Draenei Paladin, 3 [Holy] ATK / 2 Health (Own-20C)
Inspire: Ally`, ({ deal }) => {
  const set = () => deal({ party: [exhausted("Rousing Paladin"), exhausted("Rousing Paladin"), exhausted("Tall Guard")] }, {});
  const s = set();
  inspiring(s, "opponent", "Tall Guard", "Rousing Paladin");
  expect(s.chain()).toEqual([]);
  expect(["Tall Guard", "Rousing Paladin#1", "Rousing Paladin#2"].filter((name) => s.card(name).exhausted)).toHaveLength(1);
  const none = set();
  inspiring(none, "opponent");
  expect(["Tall Guard", "Rousing Paladin#1", "Rousing Paladin#2"].filter((name) => none.card(name).exhausted)).toHaveLength(3);
});

example("501.1b #2", "only what is exhausted is inspired, and once", `
Rousing Hunter, 2, Ally—Draenei Hunter, 3 [Ranged] ATK / 2 Health (Own-20C)
Inspire: Quest
When a quest is inspired this way, you pay (1) less to complete it this turn.

Short Errand, Quest (Own-21C)
Pay (2) to complete this quest.
Reward: Draw a card.`, ({ deal }) => {
  const set = (quest: string | ReturnType<typeof exhausted>, resources: number) => deal({ party: ["Rousing Hunter", "Rousing Hunter"], faceUp: [quest], resources }, {});
  const s = set(exhausted("Short Errand"), 0);
  inspiring(s, "opponent", "Short Errand");
  expect(s.card("Short Errand").exhausted).toBe(false);
  for (let i = 0; i < 10 && s.step !== "action"; i++) s.pass();
  s.pass();
  // (2) less one, and it pays for itself.
  expect(s.deciding).toBe("me");
  expect(s.can("complete", "Short Errand")).toBe(true);
  s.complete("Short Errand").resolve();
  expect(s.cards("me", "hand")).toHaveLength(1);
  const ready = set("Short Errand", 0);
  const offered = inspiring(ready, "opponent", "Short Errand");
  expect(offered).not.toContain("Short Errand");
  for (let i = 0; i < 10 && ready.step !== "action"; i++) ready.pass();
  ready.pass();
  expect(ready.can("complete", "Short Errand")).toBe(false);
});

example("501.1b #3", "who inspires several kinds readies any of them", `
High Exarch, 6, Ally—Draenei Paladin, Unique, 5 [Holy] ATK / 7 Health (Own-20C)
Inspire: Ability, ally, equipment, hero, and resource`, ({ deal }) => {
  const set = () => {
    const s = deal({ party: [exhausted("High Exarch")], hand: ["Hard Bolt", "Hard Bolt"], resources: 4 }, {});
    s.play("Hard Bolt", "Lady Merrow").resolve().play("Hard Bolt", "Lady Merrow").resolve().attack("Garm", "Lady Merrow");
    return s.to("defend").to("action");
  };
  const all = set();
  inspiring(all, "opponent", "High Exarch", "Garm Ironhide", "a face-down card");
  expect(all.card("High Exarch").exhausted).toBe(false);
  expect(all.card("Garm").exhausted).toBe(false);
  const none = set();
  inspiring(none, "opponent");
  expect(none.card("High Exarch").exhausted).toBe(true);
  expect(none.card("Garm").exhausted).toBe(true);
  const one = set();
  inspiring(one, "opponent", "Garm Ironhide");
  expect(one.card("Garm").exhausted).toBe(false);
  expect(one.card("High Exarch").exhausted).toBe(true);
});

rule("500.3", "an extra turn comes after this one and leaves the order as it is", `
Time Bend, 0, Instant Ability (Own-20C)
Take an extra turn after this one.`, ({ deal, seats }) => {
  /** Whose the next turns are. */
  const turns = (s: Scenario, count: number): readonly string[] =>
    Array.from({ length: count }, () => {
      const { number } = s.game.state.turn;
      while (s.game.state.turn.number === number) s.pass();
      return s.game.machine.player(s.game.state.turn.player).name;
    });
  const own = deal({ hand: ["Time Bend"] });
  expect(turns(own.play("Time Bend").resolveAll(), 3)).toEqual(["me", "opponent", "me"]);
  // In another's turn, too: his own comes besides.
  const late = deal({}, { hand: ["Time Bend"] });
  expect(turns(until(late, "opponent").play("Time Bend").resolveAll(), 4)).toEqual(["opponent", "opponent", "me", "opponent"]);
  // Of several the one created last comes first.
  const three = seats({ me: { hero: "Garm Ironhide", hand: ["Time Bend"] }, next: { hero: "Lady Merrow", hand: ["Time Bend"] }, third: { hero: "Lady Merrow" } });
  three.play("Time Bend").resolveAll();
  until(three, "next").play("Time Bend").resolveAll();
  expect(turns(three, 5)).toEqual(["next", "me", "next", "third", "me"]);
});

rule("500.5", "a turn that ends has no wrap-up step", `
Stop Clock, 0, Instant Ability (Own-20C)
Your hero has +2 ATK this turn. End the turn.`, ({ deal }) => {
  const s = deal({ hand: ["Stop Clock", ...Array.from({ length: 9 }, () => "Blank Page")] });
  s.play("Stop Clock").resolve();
  expect([s.request.kind, s.step, s.game.machine.player(s.game.state.turn.player).name]).toEqual(["priority", "ready", "opponent"]);
  // Nothing is discarded, and what lasted this turn is over.
  expect(s.cards("me", "hand")).toHaveLength(9);
  expect(s.card("Garm").atk).toBe(0);
});

rule("500.1", "a player's turns are counted apart from those of others", `
Old Pact, Horde, Hero—Orc Warrior, 28 Health (Own-21C)
At the start of your third turn, draw two cards.

First Lesson, 0, Ability (Own-22C)
Ongoing: On your first turn, your hero has +3 ATK.`, ({ deal }) => {
  const s = deal({ hero: "Old Pact", hand: ["First Lesson"], deck: Array.from({ length: 20 }, () => "Blank Page") }, { deck: Array.from({ length: 20 }, () => "Blank Page") });
  s.play("First Lesson").resolveAll();
  const turnsOfMine = (): number => s.game.machine.player(s.game.state.turn.player).turns;
  const drawn: number[] = [];
  const atk: number[] = [s.card("Old Pact").atk];
  for (let turn = 2; turn <= 4; turn++) {
    s.to("end", "opponent");
    const before = s.cards("me", "hand").length;
    s.to("action", "me");
    expect(turnsOfMine()).toBe(turn);
    drawn.push(s.cards("me", "hand").length - before);
    atk.push(s.card("Old Pact").atk);
  }
  expect(drawn).toEqual([1, 3, 1]);
  expect(atk).toEqual([3, 0, 0, 0]);
});
