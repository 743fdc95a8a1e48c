import { expect, test } from "vitest";
import { played, until } from "./played.ts";

test("a hero that can be exhausted to pay is no resource (FOH-028)", () => {
  const s = played("", { party: ["Gromble the Apt"], resources: 1, hand: ["Gromble the Apt"] }, {});
  expect(s.cards("me", "resource row")).toHaveLength(1);
  s.play("Gromble the Apt").resolve();
  expect(s.card("Ursa").exhausted).toBe(true);
  const without = played("", { resources: 1, hand: ["Gromble the Apt"] }, {});
  expect(without.can("play", "Gromble the Apt")).toBe(false);
});

test("fresh allies can be exhausted to pay, tokens can't (DOW-050)", () => {
  const s = played("", { party: ["Resourcefulness", { card: "Tim", fresh: true }], hand: ["Gromble the Apt"], resources: 1 }, {});
  s.play("Gromble the Apt");
  expect([s.card("Ursa").exhausted, s.card("Tim").exhausted].filter((each) => each)).toHaveLength(1);
});

test("friendly allies attack it as though it were an opposing ally, nobody else does (FOH-047)", () => {
  const s = played("", { party: ["Piñata", "Tim"], deck: ["Luumon", "Luumon", "Luumon"] }, { party: ["Luumon"] });
  s.propose("Tim");
  expect(s.offers("Piñata")).toBe(true);
  s.choose("Piñata").resolve();
  while (s.request.kind !== "priority" || s.chain().length > 0) (s.request.kind === "priority" ? s.pass() : s.choose("No"));
  s.to("action", "me");
  expect([s.card("Piñata").zone, s.cards("me", "hand")]).toEqual(["graveyard", ["Luumon", "Luumon"]]);
  const other = played("", { party: ["Piñata"] }, { party: ["Luumon"] }, { turn: "opponent" });
  other.propose("Luumon");
  expect(other.request.kind === "priority" || !other.offers("Piñata")).toBe(true);
  const hero = played("", { party: ["Piñata"] }, {});
  hero.propose("Ursa");
  expect(hero.request.kind === "priority" || !hero.offers("Piñata")).toBe(true);
  until(hero, "me");
});
