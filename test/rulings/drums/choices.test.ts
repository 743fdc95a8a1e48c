import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("DOW-032", ["In Defense of Halaa"], (deal) => {
  const me = { faceUp: ["In Defense of Halaa"], resources: 3 };
  const set = (counters: Record<string, number>) => seats(deal, { ...me, party: [{ card: "Tempest of Chaos", counters }] }, { party: [{ card: "Luumon", damage: 1, counters: { wind: 1 } }, { card: "Acolyte Kemistra", damage: 1 }] });
  const s = set({ chaos: 2, honor: 1 });
  s.complete("In Defense of Halaa").resolve().choose("Tempest of Chaos").resolve().choose("Yes");
  // One of each kind that lies there, and no damage.
  expect([s.request.kind, s.deciding, s.offered()]).toEqual(["name", "me", ["chaos", "honor"]]);
  s.choose("chaos");
  expect(s.card("Tempest of Chaos").counters).toEqual({ chaos: 3, honor: 1 });
  // Of damage and a counter only the counter is one.
  const both = set({});
  both.complete("In Defense of Halaa").resolve().choose("Luumon").resolve().choose("Yes");
  expect([both.card("Luumon").counters, both.card("Luumon").damage, both.request.kind]).toEqual([{ wind: 2 }, 1, "priority"]);
  // Damage alone is nothing to choose.
  const damaged = set({ chaos: 2 });
  damaged.complete("In Defense of Halaa").resolve().choose("Kemistra").resolve().choose("Yes");
  expect([damaged.request.kind, damaged.card("Kemistra").damage, damaged.card("Kemistra").counters, damaged.card("Tempest of Chaos").counters]).toEqual(["priority", 1, {}, { chaos: 2 }]);
  // Nobody has to.
  const no = set({ chaos: 2 });
  no.complete("In Defense of Halaa").resolve().choose("Tempest of Chaos").resolve().choose("No");
  expect(no.card("Tempest of Chaos").counters).toEqual({ chaos: 2 });
});

ruling("DOW-046", ["The Oathkeeper"], (deal) => {
  const set = (oath: string) => {
    const s = seats(deal, { hand: ["The Oathkeeper", "Tim"], party: ["Luumon"], resources: 9 }, { party: ["Retainer Cara"], hand: ["Tim"], resources: 9 });
    expect(s.can("play", "Tim")).toBe(true);
    s.play("The Oathkeeper").resolve();
    until(s, "nobody");
    expect([s.request.kind, s.deciding, s.offered()]).toEqual(["name", "me", ["I won't play cards", "I won't draw cards"]]);
    return s.choose(oath);
  };
  const cards = set("I won't play cards");
  expect(cards.can("play", "Tim")).toBe(false);
  // It binds nobody else, and nothing but playing: the deck is drawn from.
  cards.to("action", "opponent");
  expect(cards.can("play", "Tim")).toBe(true);
  const hand = cards.cards("me", "hand").length;
  cards.to("action", "me");
  expect([cards.cards("me", "hand").length - hand, cards.can("play", "Tim")]).toEqual([1, false]);
  // Under another player's control it binds neither him nor the one who took the oath.
  cards.to("action", "opponent").attack("Retainer Cara", "The Oathkeeper");
  until(cards, "nobody");
  cards.resolveAll();
  expect(cards.card("The Oathkeeper").controller).toBe("opponent");
  until(cards, "opponent").to("action");
  expect(cards.can("play", "Tim")).toBe(true);
  cards.to("action", "me");
  expect(cards.can("play", "Tim")).toBe(true);

  const draws = set("I won't draw cards");
  expect(draws.can("play", "Tim")).toBe(true);
  const before = { me: draws.cards("me", "deck").length, opponent: draws.cards("opponent", "deck").length };
  draws.to("action", "opponent").to("action", "me");
  expect([draws.cards("me", "deck").length, draws.cards("opponent", "deck").length]).toEqual([before.me, before.opponent - 1]);
});
