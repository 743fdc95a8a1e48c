import { expect } from "vitest";
import { rule } from "./example.ts";

const dragons = `
Old Dragon, 5, Master Hero—Blue Dragonkin, 1 [Arcane] ATK / 38 Health (Own-20C)
Your hero has +1 ATK on your turn.

Storm Chief, Horde, Hero—Orc Shaman, 30 Health (Own-21C)
Flip Storm Chief >>> Draw a card.

Heavy Chain, 1, Warrior, Ability—Arms (Own-22C)
Attach to target hero.
Ongoing: Attached hero can't attack.

Rouse, 0, Instant Ability (Own-23C)
Put target hero card from your graveyard into play.

Rage, 0, Instant Ability (Own-24C)
Your hero has +3 ATK this turn.

Big End, 1, Instant Ability (Own-26C)
Your hero deals 40 frost damage to target hero.

Turn Over, 0, Instant Ability (Own-25C)
Flip target hero.`;

rule("301.4a", "a Master Hero is played and takes the place of the hero as that one was", dragons, ({ deal, seats }) => {
  const s = seats({
    me: { hero: "Storm Chief", party: [{ card: "Heavy Chain", attachedTo: "Storm Chief" }], hand: ["Old Dragon", "Turn Over"], resources: 5 },
    opponent: { hero: "Lady Merrow", hand: ["Cold Snap"], resources: 1 },
  });
  s.use("Storm Chief").resolve();
  s.pass().play("Cold Snap", "Storm Chief").resolve();
  expect(s.card("Storm Chief")).toMatchObject({ damage: 2, flipped: true });
  s.play("Old Dragon").resolve();
  expect(s.card("Old Dragon")).toMatchObject({ zone: "play", damage: 2, exhausted: false, controller: "me", atk: 2, health: 38 });
  expect(s.card("Storm Chief")).toMatchObject({ zone: "removed", flipped: true });
  expect(s.card("Heavy Chain")).toMatchObject({ zone: "play", attachedTo: "Old Dragon" });
  expect(s.can("attack", "Old Dragon")).toBe(false);
  // It can't be flipped, and whose hero it is loses with it.
  s.play("Turn Over", "Old Dragon").resolve();
  expect(s.card("Old Dragon").flipped).toBe(false);
  expect(s.game.over).toBeNull();
  // Who can't pay for it can't play it; no other hero is played.
  const poor = deal({ hand: ["Old Dragon", "Storm Chief"], resources: 4 }, {});
  expect(poor.can("play", "Old Dragon")).toBe(false);
  expect(poor.can("play", "Storm Chief")).toBe(false);
  const slain = deal({ hand: ["Old Dragon"], resources: 5 }, { hand: ["Big End"], resources: 1 });
  slain.play("Old Dragon").resolve();
  expect(slain.card("Garm").zone).toBe("removed");
  slain.pass().play("Big End", "Old Dragon").resolve();
  expect(slain.game.over?.winners.map((id) => slain.game.machine.player(id).name)).toEqual(["opponent"]);
});

rule("301.4b", "links, modifiers and combat of the hero before go on with the Master Hero", dragons, ({ deal }) => {
  const s = deal({ hand: ["Rouse", "Rage"], graveyard: ["Old Dragon"], party: [] }, { hand: ["Cold Snap"], resources: 1, party: ["Tall Guard"] });
  s.play("Rage").resolve();
  expect(s.card("Garm").atk).toBe(3);
  s.pass().play("Cold Snap", "Garm");
  s.pass().play("Rouse", "Old Dragon").resolve();
  expect(s.card("Old Dragon")).toMatchObject({ zone: "play", atk: 5, damage: 0 });
  s.resolve();
  expect(s.card("Old Dragon").damage).toBe(2);
  expect(s.card("Garm").damage).toBe(0);
  // In combat.
  const fight = deal({ hand: ["Rouse"], graveyard: ["Old Dragon"], party: [] }, { party: ["Tall Guard"] }, { turn: "opponent" });
  fight.attack("Tall Guard", "Garm").to("defend");
  while (fight.deciding !== "me") fight.pass();
  fight.play("Rouse", "Old Dragon").resolve().to("action");
  expect(fight.card("Old Dragon").damage).toBe(2);
  expect(fight.card("Tall Guard").damage).toBe(1);
});

rule("301.4c", "“when your hero becomes” triggers unless the hero before was named so", `
Timekeeper, 1, Master Hero—Bronze Dragonkin (Aspect), 1 [Melee] ATK / 35 Health (Own-20E)
When your hero becomes Timekeeper, draw a card.`, ({ deal }) => {
  const s = deal({ hand: ["Timekeeper", "Timekeeper"], resources: 2 }).play("Timekeeper").resolveAll();
  expect(s.cards("me", "hand")).toEqual(["Timekeeper", "Blank Page"]);
  s.play("Timekeeper").resolveAll();
  expect(s.cards("me", "hand")).toEqual(["Blank Page"]);
  expect(s.cards("me", "removed")).toEqual(["Garm Ironhide", "Timekeeper"]);
});
