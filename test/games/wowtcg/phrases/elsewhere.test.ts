import { expect, test } from "vitest";
import { view } from "../../../../runtime/view.ts";
import { played, until } from "./played.ts";

const cards = `Dun Duty, Quest (Own-3)
Pay (1) to complete this quest.
Reward: Draw a card.

Dun Form, 1, Druid, Ability—Feral (Own-4)
Ongoing: You may complete quest cards from your graveyard. As you do, remove them from the game as an additional cost.
`;

test("a quest is completed from the top of the deck, which lies open, and is removed (DOW-061)", () => {
  const s = played(cards, { party: ["Unending Breath"], resources: 2, deck: ["Dun Duty", "Dun Duty", "Tim", "Tim"] }, {});
  const seen = (player: number): readonly (string | null)[] => view(s.game.machine, player).zones.filter(({ zone, cards: shown }) => zone === "deck" && shown !== null).flatMap(({ cards: shown }) => (shown ?? []).map(({ name }) => name));
  expect([seen(1), seen(2)]).toEqual([["Dun Duty"], ["Dun Duty"]]);
  s.complete("Dun Duty").resolve();
  expect([s.cards("me", "removed"), s.cards("me", "hand")]).toEqual([["Dun Duty"], ["Dun Duty"]]);
  // The next one from the top is no quest.
  expect([s.can("complete", "Dun Duty"), seen(2)]).toEqual([false, ["Tim"]]);
});

test("what another card asks for beside the cost is paid", () => {
  const s = played(cards, { party: ["Dun Form"], resources: 1, graveyard: ["Dun Duty"] }, {});
  s.complete("Dun Duty").resolve();
  expect([s.cards("me", "removed"), s.cards("me", "graveyard"), s.cards("me", "hand").length]).toEqual([["Dun Duty"], [], 1]);
});

test("a power is used from the hand or the party, and that many are as many as were put (SOB-040)", () => {
  const s = played(cards, { hand: ["Pathaleon the Calculator", "Tim", "Tim", "Luumon"], resources: 2, deck: ["Luumon", "Luumon", "Luumon", "Luumon"] }, {});
  s.use("Pathaleon the Calculator").resolve();
  expect(s.offered()).toEqual(["Tim", "Tim", "Luumon"]);
  s.choose("Tim", "Tim#2");
  expect([s.cards("me", "removed"), [...s.cards("me", "hand")].sort()]).toEqual([["Pathaleon the Calculator"], ["Luumon", "Luumon", "Luumon"]]);
  const party = played(cards, { party: ["Pathaleon the Calculator"], hand: ["Tim"], resources: 2 }, {});
  expect(party.can("use", "Pathaleon the Calculator")).toBe(true);
  const graveyard = played(cards, { graveyard: ["Pathaleon the Calculator"], hand: ["Tim"], resources: 2 }, {});
  expect(graveyard.can("use", "Pathaleon the Calculator")).toBe(false);
});

test("the top card is placed as the one resource of the turn (FOH-025)", () => {
  const s = played(cards, { party: ["Gladiator's Maul"], hand: ["Tim"], deck: ["Luumon", "Luumon"] }, {});
  s.place("Luumon", "down").resolve();
  until(s, "me");
  expect([s.cards("me", "resource row").length, s.can("place", "Tim"), s.can("place", "Luumon")]).toEqual([1, false, false]);
});
