import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Brute, 3, Ally—Ogre Warrior, 5 ATK (Melee), 5 Health
Smash

Maul, 2, Weapon—Mace, Melee (1), 3 ATK (Melee), 0 Strike
Smash

Warden, 3, Ally—Human Priest, 0 ATK (Holy), 4 Health
If an ally in your party would be dealt more than fatal damage, the rest is dealt to your hero instead.

Wall, 3, Armor—Shield, Off-Hand (1), 2 DEF

Bolts, 1, Mage, Ability—Fire
Your hero deals 9 fire damage to target ally.

Doubler, 2, Ally—Gnome Mage, 0 ATK (Arcane), 3 Health
If an ally in your party would deal combat damage, it deals double that much instead.

Trample, 1, Warrior, Ability—Arms
Put any amount of damage divided as you choose on allies in your party. Each opponent divides that much damage among allies in his party. Players can't put more than fatal damage on an ally this way.
`;

test("what is more than fatal is dealt to the hero of the defender's controller, at the same time (CR 717.8)", () => {
  const s = situation(CARDS, { party: ["Brute"] }, { party: ["Gnome"] });
  s.attack("Brute", "Gnome").to("defend").to("action");
  expect(s.card("Gnome").zone).toBe("graveyard");
  expect(s.card("Timmo").damage).toBe(2);
  expect(s.card("Brute").damage).toBe(2);
  const dealt = s.game.state.history.filter(({ verb }) => verb === "deal");
  expect(dealt.map(({ amount }) => amount).sort()).toEqual([2, 2, 3]);
});

test("no more than fatal is dealt to one who is damaged, nothing to the hero if it is just that", () => {
  const s = situation(CARDS, { party: ["Brute"] }, { party: [{ card: "Ogre", damage: 3 }, "Ogre"] });
  s.attack("Brute", "Ogre").to("defend").to("action");
  expect(s.card("Timmo").damage).toBe(3);
  const even = situation(CARDS, { party: ["Brute"] }, { party: ["Ogre"] });
  even.attack("Brute", "Ogre").to("defend").to("action");
  expect(even.card("Ogre").zone).toBe("graveyard");
  expect(even.card("Timmo").damage).toBe(0);
});

test("it is no matter of damage that is no combat damage, nor of a hero who defends", () => {
  const s = situation(CARDS, { hand: ["Bolts"], resources: 1, party: ["Brute"] }, { party: ["Gnome"] });
  s.play("Bolts", "Gnome").resolve();
  expect(s.card("Timmo").damage).toBe(0);
  s.attack("Brute", "Timmo").to("defend").to("action");
  expect(s.card("Timmo").damage).toBe(5);
  expect(s.card("Graccus").damage).toBe(0);
});

test("a weapon gives it to the hero who has struck with it", () => {
  const s = situation(CARDS, { party: ["Maul"], resources: 1 }, { party: ["Grunt"] }, { edition: { strikesOnChain: true } });
  s.attack("Graccus", "Grunt").to("defend");
  s.strike("Maul").resolve().to("action");
  expect(s.card("Grunt").zone).toBe("graveyard");
  expect(s.card("Timmo").damage).toBe(2);
});

test("it applies after what changes the packet, and what is dealt on passes what it has not passed yet (CR 717.4c)", () => {
  const s = situation(CARDS, { party: ["Brute", "Doubler"] }, { party: ["Gnome", "Wall"] });
  s.attack("Brute", "Gnome").to("defend").to("action");
  // 10 to the Gnome: 3, and 7 to the hero, whose armor can prevent some.
  expect(s.request.kind).toBe("armor");
  s.choose("Exhaust Wall");
  expect(s.card("Timmo").damage).toBe(5);
});

test("it is dealt on by whatever the damage is of", () => {
  const s = situation(CARDS, { hand: ["Bolts"], resources: 1 }, { party: ["Gnome", "Warden"] });
  s.play("Bolts", "Gnome").resolve();
  expect(s.card("Gnome").zone).toBe("graveyard");
  expect(s.card("Timmo").damage).toBe(6);
});

test("each of several opponents divides as much as was put, whatever the one before him could put", () => {
  const s = situation(CARDS, { hand: ["Trample"], resources: 1, party: ["Ogre"] }, { party: ["Grunt"] });
  s.play("Trample").resolve().choose(3);
  // 3 of which a Grunt can have 1.
  expect(s.request.max).toBe(1);
  s.choose(1);
  expect(s.card("Grunt").zone).toBe("graveyard");
  expect(s.card("Ogre").damage).toBe(3);
});

const DIVIDING = `
Chain Caster, 3, Ally—Troll Shaman, 4 ATK (Nature), 5 Health
If this ally would deal combat damage, he may deal that much divided as you choose among any number of opposing heroes and/or allies instead.

Wall, 3, Armor—Shield, Off-Hand (1), 1 DEF
`;

test("a packet that is divided is dealt as packets of the same kind by the same (CR 717.7)", () => {
  const s = situation(DIVIDING, { party: ["Chain Caster"] }, { party: ["Ogre", "Gnome", "Wall"] });
  s.attack("Chain Caster", "Ogre").to("defend").to("action");
  while (s.request.kind === "replacement" || s.request.kind === "may") s.choose(s.offered()[0] ?? "");
  expect(s.request.kind).toBe("divide");
  expect(s.request.max).toBe(4);
  s.choose(...s.offered().map((label) => ({ Gnome: 2, Timmo: 2 })[label] ?? 0));
  // The hero's armor can prevent some of what is dealt to him.
  if (s.request.kind === "armor") s.choose("Exhaust Wall");
  expect(s.card("Ogre").damage).toBe(0);
  expect(s.card("Gnome").damage).toBe(2);
  expect(s.card("Timmo").damage).toBe(1);
  const dealt = s.game.state.history.filter(({ verb, subject }) => verb === "deal" && subject === s.card("Chain Caster").id);
  expect(dealt.map(({ combat, types }) => [combat, types])).toEqual([[true, ["nature"]], [true, ["nature"]]]);
});
