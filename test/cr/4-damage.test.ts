import { expect } from "vitest";
import { example, hurt, rule } from "./example.ts";

example("405.3 #1", "damage that is put on a character is no more than fatal", `
Lord of Aches, 4, Alliance, Ally—Human Warlock, 3 [Shadow] ATK / 4 Health (Own-20C)
(1), [Activate] >>> Double the damage on each ally.

Damage Ward, 1, Ability (Own-21C)
Ongoing: Prevent all damage that would be dealt to allies.`, ({ deal }) => {
  // The ward prevents nothing of it, as it is not dealt.
  const s = deal({ party: [hurt("Lord of Aches", 3), hurt("Giant", 2), "Damage Ward"], resources: 1 }, { party: [hurt("Tall Guard", 1), "Lean Hound"] });
  s.use("Lord of Aches").resolve();
  expect(s.card("Giant").damage).toBe(4);
  expect(s.card("Tall Guard").damage).toBe(2);
  expect(s.card("Lean Hound").damage).toBe(0);
  // Three damage are there, and one more is fatal: exactly that is put on him.
  expect(s.card("Lord of Aches").zone).toBe("graveyard");
  expect(s.game.state.history.filter(({ verb }) => verb === "put" || verb === "deal").map(({ verb, amount }) => [verb, amount])).toEqual(expect.arrayContaining([["put", 1], ["put", 2]]));
  expect(s.game.state.history.some(({ verb }) => verb === "deal")).toBe(false);
});

example("408.3c #1", "the whole packet can't be prevented", `
Ringed Band, 1, Warrior, Item, Trinket (2) (Own-20C)
Your hero has +1 ATK while attacking.

World Ender, 2, Warrior, Weapon—Axe, Melee (1), 3 [Melee] ATK, 2 Strike (Own-21C)
Combat damage that your hero would deal with this weapon is unpreventable.

Plain Axe, 2, Warrior, Weapon—Axe, Melee (1), 3 [Melee] ATK, 2 Strike (Own-22C)

Damage Ward, 1, Ability (Own-23C)
Ongoing: Prevent all damage that would be dealt to your hero.

Shield Page, 1, Warrior, Armor—Shield, Off-Hand (1), 4 DEF (Own-24C)`, ({ deal }) => {
  const struck = (weapon: string) => {
    const s = deal({ party: [weapon, "Ringed Band"], resources: 2 }, { party: ["Damage Ward", "Shield Page"] });
    s.attack("Garm", "Lady Merrow").to("attack");
    for (let i = 0; i < 8 && !s.can("strike", weapon); i++) s.pass();
    s.strike(weapon).resolve();
    expect(s.card("Garm").atk).toBe(4);
    for (let i = 0; i < 20 && s.game.state.combat !== null; i++) s.choose(s.offered()[0] ?? "");
    return s.card("Lady Merrow").damage;
  };
  expect(struck("World Ender")).toBe(4);
  expect(struck("Plain Axe")).toBe(0);
});

rule("104.2, 703.2", "“an opposing hero was dealt so much” asks one hero for it, not all of them together", `
Claim, 0, Ability (Own-20C)
If an opposing hero was dealt 6 or more damage this turn, draw a card.`, ({ seats }) => {
  const claim = (first: string, second: string) => {
    const s = seats({ me: { hero: "Garm Ironhide", hand: ["Claim", "Hard Bolt", "Cold Snap"], resources: 3 }, next: { hero: "Lady Merrow" }, third: { hero: "Lady Merrow" } });
    s.play("Hard Bolt", `${first}: Lady Merrow`).resolve();
    s.play("Cold Snap", `${second}: Lady Merrow`).resolve();
    return s.play("Claim").resolve().cards("me", "hand").length;
  };
  expect([claim("next", "third"), claim("next", "next")]).toEqual([0, 1]);
});

rule("104.2", "what would enter play with less than no damage, or fewer than no counters, has none", `
Late Return, 1, Ability (Own-21C)
Put an ally card from your graveyard into play with damage on it equal to its health minus 3.`, ({ deal }) => {
  const back = (ally: string): number => deal({ hand: ["Late Return"], resources: 1, graveyard: [ally] }).play("Late Return").resolve().card(ally).damage;
  expect([back("Tall Guard"), back("Plain Runner")]).toEqual([2, 0]);
});
