import { expect } from "vitest";
import { example, rule } from "./example.ts";

const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());

example("200.1a #1", "a copied power speaks of its new bearer", `
Sun Prophet, 3, Horde, Ally—Paladin Priest, 1 [Holy] ATK / 1 Health (Own-20C)
Other allies you control have +X ATK, where X is Sun Prophet's ATK.

Skull Eater, 4, Horde, Ally—Ghoul, 5 [Melee] ATK / 6 Health (Own-21C)
When this ally enters play, remove target ally in a graveyard from the game. This ally has that card's powers.`, ({ deal }) => {
  const s = deal({ party: ["Tall Guard"], hand: ["Skull Eater"], resources: 4 }, { graveyard: ["Sun Prophet"] });
  s.play("Skull Eater").resolve();
  if (s.request.kind === "target") s.choose("Sun Prophet");
  s.resolveAll();
  expect(s.card("Sun Prophet").zone).toBe("removed");
  expect(s.card("Tall Guard").atk).toBe(7);
  expect(s.card("Skull Eater").atk).toBe(5);
});

example("202.3 #1", "a tag that is added takes none away", `
Red Raptor, 1, Hunter, Ally—Raptor, Pet (1), 3 [Melee] ATK / 1 Health (Own-20C)
Ferocity

Wool Coat, 1, Mage, Instant Ability—Arcane (Own-21C)
Attach to target ally.
Ongoing: Attached ally can't attack or protect, loses and can't have powers, and is also a Sheep.`, ({ deal }) => {
  const s = deal({ party: ["Red Raptor"], hand: ["Wool Coat"], resources: 1 }, {});
  expect(s.card("Red Raptor").keywords).not.toEqual([]);
  s.play("Wool Coat", "Red Raptor").resolve();
  expect(s.card("Red Raptor").types).toEqual(["ally"]);
  expect(lower(s.card("Red Raptor").tags)).toEqual(expect.arrayContaining(["raptor", "pet", "sheep"]));
  expect(s.card("Red Raptor").keywords).toEqual([]);
});

example("206.1a #1", "a class icon is no class of the type line", `
Red Raptor, 1, Hunter, Ally—Raptor, Pet (1), 3 [Melee] ATK / 1 Health (Own-20C)

Hunter Cull, 1, Instant Ability (Own-21C)
Destroy target Hunter ally.

Icon Cull, 1, Instant Ability (Own-22C)
Destroy target [Hunter] ally.`, ({ deal }) => {
  const set = (card: string) => deal({ hand: [card], resources: 1 }, { party: ["Red Raptor", "Lean Hound"] });
  const tags = set("Hunter Cull");
  tags.play("Hunter Cull");
  expect(tags.offers("Red Raptor")).toBe(false);
  if (tags.request.kind === "target") tags.choose("Lean Hound");
  tags.resolve();
  expect(tags.card("Lean Hound").zone).toBe("graveyard");
  const icons = set("Icon Cull");
  icons.play("Icon Cull");
  if (icons.request.kind === "target") icons.choose("Red Raptor");
  icons.resolve();
  expect(icons.card("Red Raptor").zone).toBe("graveyard");
  expect(icons.card("Lean Hound").zone).toBe("play");
});

example("206.1c #1", "a text that goes with a trait of the hero", `
Two-Faced Gryph, 4, Ally—Hippogryph, 3 [Melee] ATK / 3 Health (Own-20C)
[Alliance] Hero: Elusive
[Horde] Hero: Ferocity`, ({ deal }) => {
  const horde = deal({ hand: ["Two-Faced Gryph"], resources: 4 }, {});
  horde.play("Two-Faced Gryph").resolve();
  expect(lower(horde.card("Two-Faced Gryph").keywords)).toEqual(["ferocity"]);
  expect(horde.can("attack", "Two-Faced Gryph")).toBe(true);
  const alliance = deal({ hero: "Lady Merrow", hand: ["Two-Faced Gryph"], resources: 4 }, { hero: "Garm Ironhide" });
  alliance.play("Two-Faced Gryph").resolve();
  expect(lower(alliance.card("Two-Faced Gryph").keywords)).toEqual(["elusive"]);
  expect(alliance.can("attack", "Two-Faced Gryph")).toBe(false);
});

example("305.3a #1", "Totems are allies and can't be proposed as attackers", `
Arc Burst, 1, Mage, Ability—Arcane (Own-20C)
Your hero deals 1 arcane damage to each opposing hero and ally.

Call Back, 4, Priest, Ability—Holy (Own-21C)
Put target ally from your graveyard into play.

Fang Totem, 2, Shaman, Ability—Elemental, Earth Totem (1), 2 [Melee] ATK / 3 Health (Own-22C)
Ongoing: Your hero has +1 ATK while attacking.`, ({ deal }) => {
  const s = deal({ hand: ["Arc Burst", "Slay Ally"], resources: 3, party: ["Fang Totem"] }, { party: ["Fang Totem", "Tall Guard"] });
  expect(s.can("attack", "Fang Totem")).toBe(false);
  s.play("Arc Burst").resolve();
  expect(["Lady Merrow", "Tall Guard", "opponent: Fang Totem"].map((name) => s.card(name).damage)).toEqual([1, 1, 1]);
  s.play("Slay Ally");
  s.choose("opponent: Fang Totem").resolve();
  expect(s.card("opponent: Fang Totem").zone).toBe("graveyard");
  const back = deal({ hand: ["Call Back"], resources: 4, graveyard: ["Fang Totem", "Blank Page"] }, {});
  back.play("Call Back");
  if (back.request.kind === "target") back.choose("Fang Totem");
  back.resolve();
  expect(back.card("Fang Totem").zone).toBe("play");
});


example("200.3 #1", "a made-up name is no card's and no token's, though it may be a part of some", `
Bolvar of the Keep, 3, Alliance, Ally—Human Paladin, 2 [Holy] ATK / 3 Health (Own-20C)

Bolvar at the Gate, 3, Alliance, Ally—Human Warrior, 3 [Melee] ATK / 2 Health (Own-21C)

Grove Call, 4, Druid, Ability—Balance (Own-22C)
Put three 1 [Melee] / 1 health Treant ally tokens into play.

Namegiver, 1, Ally—Human, 1 [Melee] ATK / 1 Health (Own-23C)
When this ally enters play, make up a name.
(1) >>> Put an Elemental ally token with that name and 1 [Melee] ATK / 1 health into play.`, ({ deal }) => {
  const s = deal({ hand: ["Namegiver"], resources: 2 }, {}).play("Namegiver").resolve();
  while (s.request.kind === "priority" && s.chain().length > 0) s.pass();
  expect(s.request.ask).toBe("text");
  expect(() => s.choose("Treant")).toThrow("the name of a card or token");
  expect(() => s.choose("Bolvar at the Gate")).toThrow("the name of a card or token");
  s.choose("Bolvar the Bold").use("Namegiver").resolve();
  expect(s.card("Bolvar the Bold").types).toEqual(["ally"]);
});

example("202.5 #1", "a talent specialisation is no tag of a hero", `
Storm Dwarf, Alliance, Hero—Dwarf Shaman (Elemental), 28 Health (Own-20C)

Blazing Post, 4, Shaman, Ability Ally—Elemental, Fire Totem (1), 0 [Fire] ATK / 2 Health (Own-21C)

Raw Power, Quest (Own-22C)
Pay (2) to complete this quest.
Reward: Draw a card, or two cards if you control an Elemental.

Storm Page, 1, Alliance, Ally—Human Mage, 1 [Frost] ATK / 1 Health (Own-23C)
Elemental Hero: This ally has +2 ATK.
Dwarf Hero: This ally has +1 health.`, ({ seats }) => {
  const set = (hero: string, ...party: readonly string[]) => seats({ me: { hero, party: ["Storm Page", ...party], faceUp: ["Raw Power"], resources: 2 }, opponent: { hero: "Lady Merrow" } });
  const drawn = (hero: string, ...party: readonly string[]) => set(hero, ...party).complete("Raw Power").resolve().cards("me", "hand").length;
  expect(drawn("Storm Dwarf")).toBe(1);
  expect(drawn("Storm Dwarf", "Blazing Post")).toBe(2);
  expect(drawn("Garm Ironhide", "Blazing Post")).toBe(2);
  // It is a trait of the hero all the same (CR 206.1).
  expect(set("Storm Dwarf").card("Storm Page")).toMatchObject({ atk: 3, health: 2 });
  expect(set("Garm Ironhide").card("Storm Page")).toMatchObject({ atk: 1, health: 1 });
  expect(set("Storm Dwarf").card("Storm Dwarf").tags).toEqual(["dwarf", "shaman"]);
});

rule("202.4", "an ally type is any tag on an ally's type line; races are those of the edition", `
Namer, 0, Instant Ability (Own-20R)
Choose an ally type. Target ally has +1 ATK this turn.

Breeder, 0, Instant Ability (Own-21R)
Choose a race. Target ally has +1 ATK this turn.

Tamed Lynx, 1, Ally—Lynx, Pet (1), 1 [Melee] ATK / 1 Health (Own-22R)`, ({ deal }) => {
  const offered = (card: string, edition?: Readonly<Record<string, boolean>>) => deal({ hand: [card], party: ["Tamed Lynx"] }, {}, edition === undefined ? {} : { edition }).play(card).resolve().offered();
  expect(offered("Namer")).toContain("lynx");
  expect(offered("Namer")).toContain("giant");
  // Tags behind the dash's list, with a number, are no types.
  expect(offered("Namer")).not.toContain("pet");
  expect(offered("Breeder")).toHaveLength(12);
  expect(offered("Breeder", { tenRaces: true })).toHaveLength(10);
});
