import { expect } from "vitest";
import { example, rule, until } from "./example.ts";

example("410.6a #1", "characters are destroyed in waves", `
Chain Bolt, 5, Shaman, Ability—Elemental (Own-20C)
Target up to three heroes and/or allies. Your hero deals 3, 2, and 1 nature damage to them, respectively.

Forge Guards, 2, Alliance, Ally—Dwarf Warrior, Unlimited, 1 [Melee] ATK / 1 Health (Own-21C)
This ally has +1 health for each other ally named Forge Guards you control.`, ({ deal }) => {
  const s = deal({ hand: ["Chain Bolt"], resources: 5 }, { party: ["Forge Guards", "Forge Guards", "Forge Guards"] });
  expect(s.card("Forge Guards").health).toBe(3);
  s.play("Chain Bolt");
  for (let i = 0; i < 4 && s.request.kind === "target"; i++) s.choose(...(s.request.max > 1 ? ["Forge Guards#1", "Forge Guards#2", "Forge Guards#3"] : ["Forge Guards"]));
  s.resolve();
  expect(s.cards("opponent", "graveyard")).toHaveLength(3);
  expect(s.deciding).toBe("me");
});

example("412.1b #1", "a face-down resource is blank as it leaves play", `
Read Again, 3, Hunter, Ability—Survival (Own-20C)
If an ability card would enter your graveyard this turn, remove it from the game instead.

Lean Priest, 2, Horde, Ally—Blood Elf Priest, 2 [Holy] ATK / 2 Health (Own-21C)
You may destroy a resource you control rather than pay this ally's cost.`, ({ deal }) => {
  const s = deal({ hand: ["Read Again", "Lean Priest", "Cold Snap"], resources: 4 }, {});
  s.play("Read Again").resolve();
  expect(s.card("Read Again").zone).toBe("removed");
  s.play("Lean Priest");
  if (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  s.resolve();
  expect(s.card("Lean Priest").zone).toBe("play");
  expect(s.cards("me", "graveyard")).toEqual(["Blank Page"]);
});

example("412.2 #1", "a resource is exhausted in response, but not for later", `
Forget It, 2, Priest, Ability—Shadow (Own-20C)
Destroy target resource.`, ({ deal }) => {
  const set = () => deal({ hand: ["Forget It"], resources: 2 }, { hand: ["Cold Snap"], resources: 1 }).play("Forget It");
  const s = set();
  if (s.request.kind === "target") s.choose(s.offered().at(-1) ?? "");
  until(s, "opponent");
  expect(s.offered()).toEqual(["Pass", "Play Cold Snap"]);
  s.play("Cold Snap", "Garm").resolveAll();
  expect(s.card("Garm").damage).toBe(2);
});

example("413.3 #1", "a search for a described card can fail; a deck is shuffled only if it is searched", `
Shape Call, 4, Druid, Instant Ability—Feral (Own-20C)
Search your deck for a Form card, reveal it, and put it into your hand.

Bear Skin, 2, Druid, Instant Ability—Feral, Form (1) (Own-21C)
Ongoing: Your hero has Protector.`, ({ deal }) => {
  const s = deal({ hand: ["Shape Call"], resources: 4, deck: ["Tall Guard", "Bear Skin", "Lean Hound"], graveyard: ["Bear Skin"] }, {});
  s.play("Shape Call").resolve();
  while (s.request.kind !== "priority") s.choose(...(s.request.min === 0 ? [] : [s.offered()[0] ?? ""]));
  expect(s.cards("me", "hand")).toEqual([]);
  const found = deal({ hand: ["Shape Call"], resources: 4, deck: ["Tall Guard", "Bear Skin"], graveyard: ["Bear Skin"] }, {});
  found.play("Shape Call").resolve();
  while (found.request.kind !== "priority") found.choose(found.offers("Bear Skin") ? "Bear Skin" : (found.offered()[0] ?? ""));
  expect(found.cards("me", "hand")).toEqual(["Bear Skin"]);
});

const pets = `
Fury Cat, 2, Hunter, Ally—Cat, Pet (1), 2 [Melee] ATK / 2 Health (Own-20C)

Wise Owl, 2, Hunter, Ally—Owl, Pet (1), 1 [Melee] ATK / 3 Health (Own-21C)

Gold Friend, 3, Alliance, Ally—Night Elf Rogue, 2 [Melee] ATK / 2 Health (Own-22C)
You can have an additional Pet.

Hot Totem, 1, Shaman, Ability—Elemental, Fire Totem (1), 1 Health (Own-23C)
Ongoing: Your hero has +1 ATK while attacking.

Red Totem, 1, Shaman, Ability—Elemental, Fire Totem (1), 1 Health (Own-24C)
Ongoing: Your hero has +2 ATK while attacking.`;

example("414.1 #1", "a violation is repaired before the next wave of checks", pets, ({ deal }) => {
  const s = deal({ party: ["Fury Cat", "Wise Owl", "Gold Friend"] }, { hand: ["Cold Snap"], resources: 1 });
  expect(s.request.kind).toBe("priority");
  s.pass().play("Cold Snap", "Gold Friend").resolve();
  expect(s.card("Gold Friend").zone).toBe("graveyard");
  expect(s.request.kind).toBe("uniqueness");
  expect(s.deciding).toBe("me");
  s.choose("Wise Owl");
  expect(s.card("Fury Cat").zone).toBe("graveyard");
  expect(s.card("Wise Owl").zone).toBe("play");
});

example("414.3b #1", "a tag with a number limits how many a player controls", pets, ({ deal }) => {
  const s = deal({ party: ["Hot Totem"], hand: ["Red Totem"], resources: 1 }, { party: ["Hot Totem"] });
  expect(s.request.kind).toBe("priority");
  s.play("Red Totem").resolve();
  expect(s.request.kind).toBe("uniqueness");
  s.choose("Red Totem");
  expect(s.card("me: Hot Totem").zone).toBe("graveyard");
  expect(s.card("opponent: Hot Totem").zone).toBe("play");
});

example("415.9b #1", "a card that has left a zone and come back is another card", `
Prowl Skin, 2, Druid, Instant Ability—Feral, Form (1) (Own-20C)
Ongoing: Your hero has +1 ATK while attacking.
When this ability is destroyed, you may pay (2). If you do, put it from your graveyard into your hand at end of turn.

Unravel, 1, Instant Ability (Own-21C)
Destroy target ability.

Fetch Back, 1, Instant Ability (Own-22C)
Put target ability card from your graveyard into your hand.`, ({ deal }) => {
  const set = () => {
    const s = deal({ party: ["Prowl Skin"], hand: ["Unravel", "Fetch Back"], resources: 10 }, {});
    s.play("Unravel", "Prowl Skin").resolve().resolve().choose("Yes");
    return s;
  };
  const s = set();
  expect(s.card("Prowl Skin").zone).toBe("graveyard");
  s.to("action", "opponent");
  expect(s.card("Prowl Skin").zone).toBe("hand");
  const moved = set();
  moved.play("Fetch Back", "Prowl Skin").resolve().play("Prowl Skin").resolve();
  expect(moved.card("Prowl Skin").zone).toBe("play");
  moved.to("action", "opponent");
  expect(moved.card("Prowl Skin").zone).toBe("play");
});

example("412.1c #1", "an additional resource is added to the chain, and paid for if it is placed face up", `
Dreaming Wyrm, 5, Horde, Ally—Dragonkin, 5 [Nature] ATK / 6 Health (Own-20C)
At the start of your turn, reveal the top card of your deck, then place it into your resource row ready as an additional resource.

Long Sleeper, 3, Horde, Ally—Dragonkin, 1 [Nature] ATK / 6 Health (Own-22C)
When this ally enters play, reveal the top two cards of your deck, then place them into your resource row exhausted as additional resources.

Ring of Blood, Quest (Own-21C)
As a cost to place this quest face up, discard a card.
Pay (3) to complete this quest.
Reward: Draw a card.`, ({ deal }) => {
  const set = (top: string, hand: readonly string[]) => {
    const s = deal({ party: ["Dreaming Wyrm"], hand, deck: [top, "Cold Snap"] }, { deck: ["Blank Page"] }, { turn: "opponent" });
    for (let i = 0; i < 20 && (s.chain().length === 0 || s.deciding !== "me"); i++) s.pass();
    return s.resolve();
  };
  const up = set("Ring of Blood", ["Slay Ally"]);
  expect(up.deciding).toBe("me");
  expect(up.offered()).toEqual(["Face up", "Face down"]);
  up.choose("Face up");
  expect(up.cards("me", "graveyard")).toEqual(["Slay Ally"]);
  expect(up.chain()).toEqual(["Ring of Blood"]);
  up.resolve();
  expect(up.card("Ring of Blood")).toMatchObject({ zone: "play", faceDown: false, exhausted: false });
  const down = set("Ring of Blood", ["Slay Ally"]).choose("Face down").resolve();
  expect(down.card("Ring of Blood")).toMatchObject({ zone: "play", faceDown: true });
  expect(down.cards("me", "hand")).toEqual(["Slay Ally"]);
  // Who can't discard has to place it face down; an ally can't be placed face up at all.
  const poor = set("Ring of Blood", []);
  expect(poor.request.kind).toBe("priority");
  expect(poor.card("Ring of Blood")).toMatchObject({ zone: "play", faceDown: true });
  expect(set("Tall Guard", ["Slay Ally"]).card("Tall Guard")).toMatchObject({ zone: "play", faceDown: true });
  // Several are placed one after the other, as they are told to lie.
  const both = deal({ hand: ["Long Sleeper"], resources: 3, deck: ["Tall Guard", "Lean Hound", "Cold Snap"] }, {}).play("Long Sleeper").resolveAll();
  expect(["Tall Guard", "Lean Hound"].map((card) => both.card(card))).toMatchObject([{ zone: "play", exhausted: true }, { zone: "play", exhausted: true }]);
  expect(both.cards("me", "deck")).toEqual(["Cold Snap"]);
  // It is not the one resource of the turn.
  down.to("action", "me");
  expect(down.can("place", "Slay Ally")).toBe(true);
});

rule("413.3", "only what others can't see to be there can fail to be found", `
Look For, 0, Instant Ability (Own-20R)
Search your deck for a card and put it into your hand.

Look Ally, 0, Instant Ability (Own-21R)
Search your deck for an ally, reveal it, and put it into your hand.

Look Back, 0, Instant Ability (Own-22R)
Search your graveyard for an ally and put it into your hand.`, ({ deal }) => {
  const s = deal({ hand: ["Look For", "Look Ally", "Look Back"], deck: ["Giant", "Tall Guard"], graveyard: ["Plain Runner", "Lean Hound"] });
  s.play("Look For").resolve();
  expect(() => s.choose()).toThrow("refused");
  s.choose("Giant");
  s.play("Look Ally").resolve().choose();
  expect(s.cards("me", "deck")).toEqual(["Tall Guard"]);
  s.play("Look Back").resolve();
  expect(() => s.choose()).toThrow("refused");
  s.choose("Lean Hound");
  expect(s.cards("me", "hand")).toEqual(["Giant", "Lean Hound"]);
  // In an empty zone nothing can be found.
  const empty = deal({ hand: ["Look For"], deck: [] }).play("Look For").resolve();
  expect(empty.request.kind).toBe("priority");
});
