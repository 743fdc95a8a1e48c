import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const heroes = { me: "Thoros the Savior", opponent: "Chloe Mithrilbolt" };

ruling("INTRO-017", [], (deal) => {
  const s = deal({
    me: { hero: heroes.me, party: [{ card: "Arcanist Alathana" }, "Sandbox Tiger"], hand: ["Withdraw"], resources: 3 },
    opponent: { hero: heroes.opponent, party: ["Grounding Totem"] },
  });
  // Without powers it is a Totem still, and so can be attacked and targeted as one.
  s.propose("Arcanist Alathana").choose("Sabotage Grounding Totem").resolve().to("action").resolveAll();
  expect(s.card("Grounding Totem").counters).toEqual({ depletion: 1 });
  s.play("Withdraw", "Grounding Totem").resolve();
  expect(s.cards("opponent", "hand")).toEqual(["Grounding Totem"]);
});

ruling("INTRO-018", [], (deal) => {
  const s = deal({ me: { hero: heroes.me, party: ["Sandbox Tiger"], hand: ["Withdraw"], resources: 3 }, opponent: { hero: heroes.opponent, party: ["Wavestorm Totem"], graveyard: ["Primal Totem"] } });
  s.propose("Sandbox Tiger");
  expect(s.offered()).toContain("Wavestorm Totem");
  s.choose("Wavestorm Totem").resolve().to("action");
  // It takes damage and is destroyed as an ally would be.
  expect(s.card("Wavestorm Totem").zone).toBe("graveyard");
  const t = deal({ me: { hero: heroes.me, hand: ["Withdraw"], resources: 3 }, opponent: { hero: heroes.opponent, party: ["Wavestorm Totem"], graveyard: ["Primal Totem"] } });
  t.play("Withdraw");
  // Only while it is in play.
  t.resolve();
  expect(t.cards("opponent", "hand")).toEqual(["Wavestorm Totem"]);
  expect(t.card("Wavestorm Totem").types).toEqual(["ability"]);
});

ruling("INTRO-019", ["Tyrennius Scatheblade"], (deal) => {
  const s = deal({ me: { hero: heroes.me, party: ["Illia the Bitter"] }, opponent: { hero: heroes.opponent, party: ["Wavestorm Totem", "Tyrennius Scatheblade"] } });
  s.attack("Illia the Bitter", "Wavestorm Totem").resolve().to("defend");
  expect(s.request.kind).toBe("protect");
  expect(s.offered()).toEqual(["No", "Tyrennius Scatheblade"]);
  s.choose("Tyrennius Scatheblade").to("action");
  expect(s.card("Wavestorm Totem").zone).toBe("play");
  expect(s.card("Tyrennius Scatheblade").zone).toBe("graveyard");
});

ruling("INTRO-020", [], (deal) => {
  const s = deal({ me: { hero: heroes.me, party: ["Wavestorm Totem"], hand: ["Clutch Shot"], resources: 1 }, opponent: { hero: heroes.opponent, party: ["Luumon"] } });
  expect(s.can("attack", "Wavestorm Totem")).toBe(false);
  s.play("Clutch Shot", "Wavestorm Totem", "Luumon").resolve();
  expect(s.card("Wavestorm Totem").atk).toBe(0);
  expect(s.card("Luumon").atk).toBe(3);
  expect(s.can("attack", "Wavestorm Totem")).toBe(false);
});

ruling("INTRO-021", ["Spell Suppression"], (deal) => {
  const s = deal({ me: { hero: heroes.me, hand: ["Spell Suppression"], resources: 1 }, opponent: { hero: heroes.opponent, party: ["Wavestorm Totem"] } });
  s.play("Spell Suppression", "Wavestorm Totem").resolve();
  // Nobody has had priority since.
  expect(s.card("Spell Suppression").zone).toBe("graveyard");
  expect(s.card("Wavestorm Totem").zone).toBe("play");
});
