import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Swapper, 2, Ally—Blood Elf Mage, 1 ATK (Arcane), 3 Health
Sabotage: Deck
When Swapper sabotages a deck, switch that deck with yours.

Muffler, 2, Ally—Blood Elf Mage, 1 ATK (Arcane), 3 Health
Sabotage: All keywords
When Muffler sabotages keywords, opposing cards everywhere lose and can't have keyword powers while he remains in your party.

Claimer, 2, Ally—Blood Elf Mage, 1 ATK (Arcane), 3 Health
Sabotage: Game
When Claimer sabotages a game, the winner of this game also wins the next game.

Pendant, 1, Item, Neck (1)
If you win this game, you decide who goes first next game.

Shield Wall, 2, Ally—Orc Warrior, 1 ATK (Melee), 1 Health
Protector

End, 1, Mage, Ability—Fire
Destroy each opposing hero.

Again, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
At the start of each player's turn, if he didn't take the last turn, he takes an extra turn after this one.
`;

test("a deck is sabotaged, and is switched with another (HFI-014)", () => {
  const s = situation(CARDS, { party: ["Swapper"], deck: ["Grunt", "Grunt"] }, { deck: ["Ogre", "Ogre", "Ogre"] });
  s.propose("Swapper").choose("Sabotage opponent (deck)").resolve().to("defend").to("action").resolveAll();
  expect(s.cards("me", "deck")).toEqual(["Ogre", "Ogre", "Ogre"]);
  expect(s.cards("opponent", "deck")).toEqual(["Grunt", "Grunt"]);
  s.to("action", "opponent");
  expect(s.card("opponent: Grunt").owner).toBe("opponent");
});

test("keywords are sabotaged: opposing cards in every zone lose them (HFI-044)", () => {
  const s = situation(CARDS, { party: ["Muffler"] }, { party: [{ card: "Shield Wall", exhausted: true }], hand: ["Shield Wall"] });
  expect(s.card("Shield Wall").keywords).toContain("protector");
  s.propose("Muffler").choose("Sabotage opponent (keyword)").resolve().to("defend").to("action").resolveAll();
  expect(s.card("Shield Wall").keywords).toEqual([]);
  expect(s.card("Shield Wall#2").keywords).toEqual([]);
});

test("who has won, and who decides, the next game is known as this one ends (DOW-064, HFI-055)", () => {
  const s = situation(CARDS, { party: ["Claimer", "Pendant"], hand: ["End"], resources: 1 }, { party: ["Pendant"] });
  s.propose("Claimer").choose("Sabotage opponent (game)").resolve().to("defend").to("action").resolveAll();
  s.play("End").resolve();
  const [me] = s.game.state.players;
  expect(s.game.over?.next).toEqual({ won: [me], decideFirst: [me] });
  const plain = situation(CARDS, { hand: ["End"], resources: 1 }).play("End").resolve();
  expect(plain.game.over?.next).toBeUndefined();
});

test("two turns each, whoever took the last one (DOW-019)", () => {
  const s = situation(CARDS, { party: ["Grunt"], hand: ["Again"], resources: 2 });
  s.play("Again").resolve();
  const turns: string[] = [];
  let last = s.game.state.turn.number;
  for (let i = 0; i < 400 && turns.length < 6; i++) {
    if (s.request.kind === "priority") s.pass();
    else s.choose(...s.offered().slice(0, s.request.min));
    const { number, player } = s.game.state.turn;
    if (number !== last) turns.push(s.game.machine.player(player).name);
    last = number;
  }
  expect(turns).toEqual(["opponent", "opponent", "me", "me", "opponent", "opponent"]);
});

const MORE = `
Exile, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
(1) >>> Remove target ally from the game.
When Exile leaves play, the owner of each card removed this way puts that card into play.

Trade, 2, Mage, Ability—Fire
Switch all damage on your hero with the damage on target opposing hero.

Master, 2, Mage, Ability—Fire
Each player chooses an ally in his party. If you chose the ally with the highest ATK, draw two cards.

Taunt, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
Opposing heroes and allies must attack each turn if able.
When an opponent proposes a combat, you may change the proposed defender.
`;

test("what a card has removed comes back to its owners as it leaves play (SOB-048)", () => {
  const s = situation(MORE, { party: ["Exile", "Grunt"], resources: 4 }, { party: ["Ogre"] });
  s.use("Exile", "Ogre").resolve().use("Exile", "Grunt").resolve();
  expect(s.cards("opponent", "removed")).toEqual(["Ogre"]);
  s.use("Exile", "Exile").resolve().resolveAll();
  expect(s.cards("opponent", "party")).toContain("Ogre");
  expect(s.cards("me", "party")).toContain("Grunt");
});

test("damage changes places (BOG-032)", () => {
  const s = situation(MORE, { hand: ["Trade"], resources: 2, party: ["Grunt"] }, { party: ["Ogre"] });
  s.attack("Grunt", "Timmo").resolve().to("defend").to("action");
  expect(s.card("Timmo").damage).toBe(1);
  s.play("Trade").resolve();
  expect([s.card("Graccus").damage, s.card("Timmo").damage]).toEqual([1, 0]);
});

test("the one with the highest of what was chosen, if none is tied with it (DOW-016)", () => {
  const drawn = (mine: string, theirs: string): number => situation(MORE, { hand: ["Master"], resources: 2, party: [mine] }, { party: [theirs, "Grunt"] }).play("Master").resolve().choose(theirs).cards("me", "hand").length;
  expect([drawn("Ogre", "Gnome"), drawn("Gnome", "Ogre"), drawn("Ogre", "Ogre")]).toEqual([2, 0, 0]);
});

test("the proposed defender is changed before the combat starts; who must attack each turn does so once (DOW-018)", () => {
  const s = situation(MORE, { party: ["Ogre"] }, { party: ["Taunt", "Gnome"] });
  expect(s.offers("Pass")).toBe(false);
  s.attack("Ogre", "Timmo").resolve().choose("Yes").choose("Gnome").resolveAll().to("defend").to("action");
  expect(s.cards("opponent", "graveyard")).toEqual(["Gnome"]);
  expect(s.card("Timmo").damage).toBe(0);
});
