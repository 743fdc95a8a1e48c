import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("FOH-030", ["Hatchet Totem"], (deal) => {
  const set = () => seats(deal, { hand: ["Hatchet Totem"], party: ["Coif of the Wicked"], resources: 2 }, { hand: ["Spell Suppression"], party: ["Tim"], resources: 1 }).play("Hatchet Totem").resolve().resolveAll();
  const s = set();
  expect([s.cards("me", "party").includes("Axe"), s.card("Axe").types, s.card("Axe").atk]).toEqual([true, ["weapon"], 4]);
  until(s, "opponent").use("Tim", "Hatchet Totem").resolve().resolveAll();
  expect([s.card("Hatchet Totem").zone, s.cards("me", "party").includes("Axe"), s.cards("me", "party").includes("Coif of the Wicked")]).toEqual(["graveyard", false, true]);
  // Without powers as it leaves, all the same.
  const mute = set().to("action", "opponent").play("Spell Suppression", "Hatchet Totem").resolve();
  mute.use("Tim", "Hatchet Totem").resolve().resolveAll();
  expect([mute.card("Hatchet Totem").zone, mute.cards("me", "party").includes("Axe")]).toEqual(["graveyard", false]);
});

ruling("FOH-026", ["Gladiator's Sanctuary"], (deal) => {
  const set = () => seats(deal, { party: ["Gladiator's Sanctuary"], deck: ["Pin", "Pin", "Pin", "Pin", "Pin"] }, { party: ["Luumon"], hand: ["Reforestation"], resources: 5, deck: ["Pin", "Pin", "Pin", "Pin", "Pin"] }).use("Gladiator's Sanctuary", "Luumon").resolve();
  const s = set();
  // The counters lie on the token.
  expect([s.card("Balance").attachedTo, s.card("Balance").counters, s.card("Luumon").counters]).toEqual(["Luumon", { wind: 3 }, {}]);
  s.to("action", "opponent");
  expect(s.can("attack", "Luumon")).toBe(false);
  // It goes on by itself when the armor is gone.
  s.play("Reforestation", "Gladiator's Sanctuary").resolve();
  expect(s.card("Gladiator's Sanctuary").zone).toBe("graveyard");
  for (const left of [2, 1]) {
    s.to("action", "me").resolveAll();
    expect(s.card("Balance").counters).toEqual({ wind: left });
    s.to("action", "opponent");
    expect(s.can("attack", "Luumon")).toBe(false);
  }
  s.to("action", "me").to("action", "opponent");
  expect([s.cards("me", "party").includes("Balance"), s.can("attack", "Luumon")]).toEqual([false, true]);
});
