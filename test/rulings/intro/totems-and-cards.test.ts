import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const heroes = { me: "Thoros the Savior", opponent: "Chloe Mithrilbolt" };

ruling("INTRO-022", ["Bloody Welcome"], (deal) => {
  const s = deal(
    { me: { hero: heroes.me, hand: ["Bloody Welcome", "Withdraw"], resources: 3 }, opponent: { hero: heroes.opponent, hand: ["Grounding Totem"], resources: 1 } },
    { turn: "opponent" },
  );
  s.play("Grounding Totem").resolve().pass();
  s.play("Bloody Welcome", "Grounding Totem").resolve();
  expect(s.card("Grounding Totem").damage).toBe(3);
  // Up to two: two it may be, or fewer.
  expect([s.request.min, s.request.max]).toEqual([0, 2]);
  const [first = "", second = ""] = s.offered();
  s.choose(first, second);
  expect(s.request.kind).toBe("priority");
  // The two that paid for it are ready again: three for another card.
  while (s.deciding !== "me") s.pass();
  expect(s.can("play", "Withdraw")).toBe(true);
  const late = deal({ me: { hero: heroes.me, hand: ["Bloody Welcome", "Withdraw"], resources: 3 }, opponent: { hero: heroes.opponent, party: ["Grounding Totem"] } });
  late.play("Bloody Welcome", "Grounding Totem").resolve();
  expect([late.request.kind, late.can("play", "Withdraw")]).toEqual(["priority", false]);
}, { part: "a Totem that entered play this turn" });

ruling("INTRO-022", ["Call the Spirit"], (deal) => {
  const s = deal({ me: { hero: heroes.me, hand: ["Call the Spirit"], resources: 2, graveyard: ["Grounding Totem"] }, opponent: { hero: heroes.opponent } });
  expect(s.can("play", "Call the Spirit")).toBe(false);
  const both = deal({ me: { hero: heroes.me, hand: ["Call the Spirit"], resources: 2, graveyard: ["Grounding Totem", "Tim"] }, opponent: { hero: heroes.opponent } });
  both.play("Call the Spirit", "Tim").resolve();
  expect(both.cards("me", "hand")).toEqual(["Tim"]);
  expect(both.cards("me", "graveyard")).toContain("Grounding Totem");
}, { part: "a Totem card in the graveyard" });

ruling("INTRO-022", ["Sunfury Briefings"], (deal) => {
  const s = deal({
    me: { hero: heroes.me, faceUp: ["Sunfury Briefings"], resources: 4, party: [{ card: "Grounding Totem", exhausted: true }, { card: "Tim", exhausted: true }] },
    opponent: { hero: heroes.opponent },
  });
  s.complete("Sunfury Briefings").resolve();
  expect(s.offers("Grounding Totem")).toBe(false);
  if (s.request.kind !== "priority") s.choose("Tim");
  expect(s.card("Tim").exhausted).toBe(false);
  expect(s.card("Grounding Totem").exhausted).toBe(true);
}, { part: "a Totem that is chosen, not targeted" });

ruling("INTRO-022", ["Frost Nova"], (deal) => {
  const s = deal({ me: { hero: heroes.me, hand: ["Frost Nova"], resources: 4 }, opponent: { hero: heroes.opponent, party: ["Grounding Totem", "Luumon"] } });
  s.play("Frost Nova").resolve();
  expect(s.card("Grounding Totem").damage).toBe(0);
  expect(s.card("Luumon").damage).toBe(1);
  expect(s.card(heroes.opponent).damage).toBe(1);
}, { part: "a Totem that is not named at all" });

ruling("INTRO-022", ["Spell Suppression"], (deal) => {
  const s = deal({ me: { hero: heroes.me, hand: ["Spell Suppression"], resources: 1 }, opponent: { hero: heroes.opponent, party: ["Grounding Totem"] } });
  s.play("Spell Suppression", "Grounding Totem").resolve();
  expect(s.cards("me", "graveyard")).toEqual(["Spell Suppression"]);
  expect(s.card("Grounding Totem").zone).toBe("play");
}, { part: "an attachment on a Totem" });
