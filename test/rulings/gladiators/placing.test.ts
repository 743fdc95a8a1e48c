import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

/** How a card in hand may be placed. */
const ways = (s: ReturnType<typeof seats>, name: string): readonly (string | undefined)[] =>
  s.request.options.filter(({ act, label }) => act === "place" && label.startsWith(`Place ${name} face`)).map(({ detail }) => detail);

ruling("BOG-056", ["The Ring of Blood"], (deal) => {
  expect(ways(seats(deal, { hand: ["The Ring of Blood", "Tim"] }, {}), "The Ring of Blood")).toEqual(["down"]);
  const s = seats(deal, { hand: ["The Ring of Blood", "Tim", "Gladiator Emek"] }, {});
  expect(ways(s, "The Ring of Blood")).toEqual(["down", "up"]);
  s.place("The Ring of Blood", "up").resolve();
  // Only shown: it stays in hand.
  expect([s.card("The Ring of Blood").faceDown, s.cards("me", "hand")]).toEqual([false, ["Tim", "Gladiator Emek"]]);
  // Another one is an Arena card too.
  expect(ways(seats(deal, { hand: ["The Ring of Blood", "The Ring of Blood"] }, {}), "The Ring of Blood")).toEqual(["down", "up", "down", "up"]);
});

ruling("BOG-057", ["The Ring of Blood: Brokentoe"], (deal) => {
  const name = "The Ring of Blood: Brokentoe";
  expect(ways(seats(deal, { hand: [name] }, {}), name)).toEqual(["down"]);
  expect(ways(seats(deal, { hand: [name, "Tim"] }, {}), name)).toEqual(["down", "up"]);
});

ruling("BOG-058", ["The Ring of Blood: Rokdar the Sundered Lord"], (deal) => {
  const name = "The Ring of Blood: Rokdar the Sundered Lord";
  const set = (hits: number, at: string) => {
    const s = seats(deal, { hand: [name], party: ["Tim", "Tim", "Tim"] }, { party: [{ card: "Luumon", damage: 3 }] });
    for (let i = 0; i < hits; i++) s.use("Tim", at).resolve();
    return s;
  };
  expect([0, 1].map((hits) => ways(set(hits, "Thoros"), name))).toEqual([["down"], ["down"]]);
  expect(ways(set(3, "Kinivus"), name)).toEqual(["down"]);
  const s = set(3, "Thoros");
  expect(ways(s, name)).toEqual(["down", "up"]);
  s.place("Rokdar", "up");
  expect([s.card("Thoros").damage, s.chain()]).toEqual([1, [name]]);
});
