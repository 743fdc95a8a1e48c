import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, seats, until } from "../situation.ts";

ruling("HFI-009", ["Smoke or Croak"], (deal) => {
  const me = { hand: ["Smoke or Croak"], resources: 3, party: ["Echo Totem"] };
  const s = seats(deal, me, { party: ["Luumon"] });
  s.play("Smoke or Croak").choose("Choice 2");
  if (s.request.kind === "target") s.choose("Luumon");
  s.resolve();
  expect([s.card("Smoke or Croak").zone, s.card("Smoke or Croak").attachedTo]).toEqual(["play", "Luumon"]);
  expect(s.card("Luumon").tags).toContain("frog");
  // Its other mode makes it go on to the graveyard, where it is ongoing all the same.
  const smoke = seats(deal, me, { party: ["Luumon"] });
  smoke.play("Smoke or Croak").choose("Choice 1").choose("Thoros");
  smoke.resolve();
  expect([smoke.card("Smoke or Croak").zone, smoke.card("Thoros").damage]).toEqual(["graveyard", 3]);
  smoke.to("ready", "me").resolve();
  if (smoke.request.kind === "may") smoke.choose("Yes");
  if (smoke.request.kind !== "priority") expect(smoke.offers("Smoke or Croak")).toBe(false);
  expect(smoke.cards("me", "graveyard")).toEqual(["Smoke or Croak"]);
});

ruling("HFI-033", ["Holy Shock"], (deal) => {
  const set = () => seats(deal, { hand: ["Holy Shock"], resources: 3, party: ["Luumon"] }, { party: ["Acolyte Kemistra", "Tim", "Durdin Hammerhand", "Mayla Finksputter"], hand: ["Withdraw", "Withdraw"], resources: 6 });
  // The friendly one is gone: the other is dealt its damage.
  const friend = set();
  friend.play("Holy Shock", "Luumon", "Kemistra");
  until(friend, "opponent").play("Withdraw", "Luumon").resolve().resolve();
  expect(friend.card("Kemistra").damage).toBe(4);
  // The opposing one is gone: the friend is shielded.
  const foe = set();
  foe.play("Holy Shock", "Luumon", "Kemistra");
  until(foe, "opponent").play("Withdraw", "Kemistra").resolve().resolve();
  until(foe.pass(), "opponent").use("Tim", "Luumon").resolve();
  expect(foe.card("Luumon").damage).toBe(0);
  // Both are gone: nothing is left to do.
  const both = set();
  both.play("Holy Shock", "Luumon", "Kemistra");
  until(both, "opponent").play("Withdraw", "Luumon").resolve();
  until(both, "opponent").play("Withdraw", "Kemistra").resolve().resolve();
  expect(both.cards("me", "graveyard")).toContain("Holy Shock");
  expect(both.chain()).toEqual([]);
});

ruling("HFI-035", ["Knock Out"], (deal) => {
  const set = () => seats(deal, { hand: ["Knock Out"], resources: 3 }, { faceUp: ["Sunfury Briefings"], resources: 5, party: [exhausted("Tim")] });
  const s = set().play("Knock Out", "Sunfury Briefings");
  until(s, "opponent").complete("Sunfury Briefings").resolve().resolve();
  expect([s.card("Sunfury Briefings").zone, s.card("Sunfury Briefings").faceDown]).toEqual(["play", true]);
  expect(s.cards("opponent", "graveyard")).toEqual([]);
  const up = set().play("Knock Out", "Sunfury Briefings").resolve();
  expect(up.card("Sunfury Briefings").zone).toBe("graveyard");
});

ruling("HFI-038", ["Mana Burst"], (deal) => {
  const s = seats(deal, { hand: ["Mana Burst"], resources: 4 }, { hand: ["Pin", "Pin", "Clutch Shot", "Clutch Shot"], party: ["Luumon", "Tim"], resources: 4, faceUp: [exhausted("Sunfury Briefings")] });
  s.pass().play("Pin", "me").resolve();
  until(s, "me").play("Mana Burst").pass().resolve();
  // Readied and dealt at once; one of five was ready before.
  expect(s.card("Thoros").damage).toBe(2);
  expect(s.chain()).toEqual([]);
});

ruling("HFI-039", ["Mindflip"], (deal) => {
  const set = () => seats(deal, { hand: ["Mindflip"], resources: 3, party: ["Sandbox Tiger", "Tim"] }, { party: ["Luumon", "Acolyte Kemistra", "Illia the Bitter"], hand: ["Withdraw", "Cloak of Shadows"], resources: 4 });
  const s = set().play("Mindflip", "opponent");
  expect([s.offers("Luumon"), s.offers("Sandbox Tiger"), s.offers("Tim")]).toEqual([true, false, false]);
  s.choose("Luumon").resolve().choose("Yes").choose("Sandbox Tiger");
  expect([s.card("Sandbox Tiger").controller, s.card("Luumon").controller]).toEqual(["opponent", "me"]);
  const declined = set().play("Mindflip", "opponent", "Luumon").resolve().choose("No");
  expect([declined.card("Sandbox Tiger").controller, declined.card("Luumon").controller]).toEqual(["me", "opponent"]);
  // He gets mine even if his own is gone by then.
  const gone = set().play("Mindflip", "opponent", "Luumon");
  until(gone, "opponent").play("Withdraw", "Luumon").resolve().resolve().choose("Yes").choose("Sandbox Tiger");
  expect([gone.card("Sandbox Tiger").controller, gone.cards("opponent", "hand")]).toEqual(["opponent", ["Cloak of Shadows", "Luumon"]]);
});

ruling("HFI-040", ["The More, the Scarier"], (deal) => {
  const s = seats(deal, { hand: ["The More, the Scarier"], resources: 5 }, { party: ["Luumon", "Acolyte Kemistra", "Illia the Bitter"] });
  s.play("The More, the Scarier");
  expect(s.request.ask).toBe("number");
  s.choose(2);
  expect([s.request.min, s.request.max, s.offers("Thoros")]).toEqual([2, 2, false]);
  s.choose("Luumon", "Kemistra").resolve();
  expect(["Luumon", "Kemistra", "Illia"].map((name) => s.card(name).damage)).toEqual([2, 2, 0]);
  // There are only three to target.
  const many = seats(deal, { hand: ["The More, the Scarier"], resources: 5 }, { party: ["Luumon", "Acolyte Kemistra"] });
  many.play("The More, the Scarier").choose(3);
  expect(many.cards("me", "hand")).toEqual(["The More, the Scarier"]);
});

ruling("HFI-049", ["Seal of Retribution"], (deal) => {
  const s = seats(deal, { party: ["Seal of Retribution"], resources: 1 }, { party: ["Luumon", "Acolyte Kemistra"] }, "opponent");
  s.attack("Luumon", "Kinivus").resolve();
  until(s, "me").use("Seal of Retribution");
  if (s.request.kind === "target") {
    expect(s.offers("Kemistra")).toBe(false);
    s.choose("Luumon");
  }
  s.resolve();
  expect([s.card("Luumon").zone, s.card("Seal").zone]).toEqual(["graveyard", "graveyard"]);
  s.to("action");
  expect(s.card("Kinivus").damage).toBe(0);
  // Later in the turn as well, but not in the next.
  const later = seats(deal, { party: ["Seal of Retribution"], resources: 1 }, { party: ["Luumon"] }, "opponent");
  later.attack("Luumon", "Kinivus").resolve().to("action");
  until(later.pass(), "me");
  expect(later.can("use", "Seal of Retribution")).toBe(true);
  later.to("action", "me");
  expect(later.can("use", "Seal of Retribution")).toBe(false);
});

ruling("HFI-063", ["Viper Sting"], (deal) => {
  const s = seats(deal, { party: [{ card: "Viper Sting", attachedTo: "Thoros the Savior" }, "Felsteel Whisper Knives"] }, { resources: 3, hand: ["Pin", "Pin", "Pin"] });
  s.to("ready", "opponent");
  // All his resources are ready, and he can still use them.
  expect(s.chain()).toHaveLength(1);
  until(s, "opponent").play("Pin", "me").play("Pin", "me");
  s.resolveAll();
  for (let i = 0; i < 4 && s.request.kind !== "priority"; i++) s.choose(...s.offered().slice(0, s.request.min));
  s.to("action", "opponent");
  expect(s.can("play", "Pin")).toBe(false);
  const one = seats(deal, { party: [{ card: "Viper Sting", attachedTo: "Thoros the Savior" }] }, { resources: 2, hand: ["Pin", "Pin"] });
  one.to("action", "opponent");
  for (let i = 0; i < 4 && one.request.kind !== "priority"; i++) one.choose(...one.offered().slice(0, one.request.min));
  one.to("action", "opponent").play("Pin", "me").resolve();
  expect(one.can("play", "Pin")).toBe(false);
});

ruling("HFI-015", ["Astral Grief"], (deal) => {
  const s = seats(deal, { hand: ["Lost!", "Sunfury Briefings"], faceUp: ["The Defias Brotherhood"], party: ["Tim", "Tim", "Tim", "Tim"], resources: 5 }, { hand: ["Astral Grief"], resources: 1 });
  s.place("Lost!", "up");
  expect(until(s, "opponent").can("play", "Astral Grief")).toBe(false);
  s.resolve();
  s.complete("The Defias Brotherhood");
  until(s, "opponent").play("Astral Grief").resolve().resolveAll();
  expect(s.cards("me", "hand")).toEqual(["Sunfury Briefings"]);
  expect(s.card("The Defias Brotherhood").faceDown).toBe(true);
  // An effect of something else is none of its business.
  s.use("Tim", "Thoros");
  expect(until(s, "opponent").can("play", "Astral Grief")).toBe(false);
});
