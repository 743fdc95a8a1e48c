import type { Scenario } from "cardwright/testing";
import { expect } from "vitest";
import { rule, until } from "./example.ts";

rule("102.2", "who has lost leaves the game with all that is his, and it goes on without him", `
Third Hand, Alliance, Hero—Human Mage, 2 Health (Own-20C)

Bone Shaker, 1, Warlock, Instant Ability—Destruction (Own-21C)
Destroy target ally.

Shout, 1, Warrior, Instant Ability—Fury Shout (Own-22C)
Ongoing: Opposing allies have -1 ATK.

Cheer, 1, Instant Ability (Own-23C)
Target ally has +5 ATK.

Borrow, 1, Warlock, Instant Ability—Demonology (Own-24C)
You control target ally.

Old Yoke, 1, Rogue, Ability—Poison (Own-25C)
Attach to target ally.
Ongoing: Attached ally has -1 health.`, ({ seats }) => {
  const s = seats({
    me: { hero: "Garm Ironhide", party: ["Tall Guard", "Giant"], hand: ["Cold Snap"], resources: 2 },
    third: { hero: "Third Hand", party: ["Lean Hound", "Shout", { card: "Old Yoke", attachedTo: "Tall Guard" }], hand: ["Cheer", "Borrow", "Bone Shaker"], resources: 4 },
    opponent: { hero: "Lady Merrow", party: ["Plain Runner"] },
  });
  until(s.pass(), "third").play("Cheer", "Plain Runner").resolve();
  until(s.pass(), "third").play("Borrow", "Giant").resolve();
  expect([s.card("Plain Runner").atk, s.card("Giant").controller, s.card("Tall Guard").atk, s.card("Tall Guard").health]).toEqual([5, "third", 1, 4]);
  // With his last effect on the chain he is slain.
  until(s.pass(), "third").play("Bone Shaker", "Tall Guard");
  until(s.pass(), "me").play("Cold Snap", "Third Hand").resolve();
  expect(s.game.over).toBeNull();
  expect(s.chain()).toEqual([]);
  expect(s.card("Tall Guard")).toMatchObject({ zone: "play", atk: 2, health: 5 });
  expect(["Lean Hound", "Shout", "Old Yoke", "Cheer", "Bone Shaker"].map((name) => s.card(name).zone)).toEqual(["removed", "removed", "removed", "removed", "removed"]);
  // What he made of other cards is over, and what he had of others is theirs again.
  expect(s.card("Plain Runner").atk).toBe(1);
  expect(s.card("Giant")).toMatchObject({ zone: "play", controller: "me" });
  // Nobody asks him any more, and his turn does not come.
  const asked = new Set<string>();
  for (let i = 0; i < 200 && s.game.over === null; i++) {
    asked.add(s.deciding);
    if (s.request.kind === "priority") s.pass();
    else s.choose(...s.offered().slice(0, s.request.min));
  }
  expect([...asked].sort()).toEqual(["me", "opponent"]);
});

rule("102.2", "the turn of who has lost goes on to its end without him", `
Third Hand, Alliance, Hero—Human Mage, 2 Health (Own-20C)`, ({ seats }) => {
  const s = seats({
    third: { hero: "Third Hand", party: ["Lean Hound"], hand: ["Cold Snap"], resources: 2 },
    me: { hero: "Garm Ironhide", party: ["Tall Guard"] },
    opponent: { hero: "Lady Merrow" },
  });
  s.play("Cold Snap", "Third Hand").resolve();
  expect(s.game.over).toBeNull();
  expect(s.card("Lean Hound").zone).toBe("removed");
  expect(s.deciding).toBe("me");
  expect(s.offered()).toEqual(["Pass"]);
  s.to("action", "me");
  expect(s.can("attack", "Tall Guard")).toBe(true);
});

rule("102.2", "a player who is gone takes no extra turn, and his own turn goes on without him to its end", `
Time Bend, 0, Instant Ability (Own-20C)
Take an extra turn after this one.

Burn Out, 0, Instant Ability (Own-21C)
Your hero deals 40 fire damage to itself.`, ({ seats }) => {
  const whose = (s: Scenario): string => s.game.machine.player(s.game.state.turn.player).name;
  const set = (...mine: readonly string[]) => seats({ me: { hero: "Garm Ironhide", hand: mine }, next: { hero: "Lady Merrow", hand: ["Time Bend", "Burn Out"] }, third: { hero: "Lady Merrow" } });
  const s = set();
  until(s, "next").play("Time Bend").resolve();
  until(s, "next").play("Burn Out").resolve();
  for (let i = 0; i < 12 && whose(s) === "me"; i++) s.pass();
  expect([s.game.over, whose(s)]).toEqual([null, "third"]);
  const own = set("Burn Out").play("Burn Out").resolve();
  expect([own.game.over, own.deciding]).toEqual([null, "next"]);
  for (let i = 0; i < 12 && whose(own) === "me"; i++) own.pass();
  expect(whose(own)).toBe("next");
});

rule("102.1a", "who becomes decked as the other's hero is destroyed loses at the same time: a draw", `
Deep Draw, 0, Instant Ability (Own-20R)
Draw two cards. Your hero deals 30 fire damage to target hero.`, ({ deal }) => {
  const set = (deck: readonly string[]) => deal({ hand: ["Deep Draw"], deck }).play("Deep Draw", "Lady Merrow").resolve();
  expect(set(["Giant"]).game.over?.winners).toEqual([]);
  expect(set(["Giant", "Giant"]).game.over?.winners).toHaveLength(1);
});
