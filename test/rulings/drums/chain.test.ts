import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("DOW-017", ["Aura of Accuracy"], (deal) => {
  const set = (hand: string, resources: number, party: readonly string[] = []) => seats(deal, { party: ["Aura of Accuracy", ...party], hand: [hand], resources }, { party: ["Luumon"] });
  // A card with targets costs one less, and so does an effect.
  expect([set("Starshot", 1).can("play", "Starshot"), set("Starshot", 0).can("play", "Starshot")]).toEqual([true, false]);
  expect(set("Tim", 0, ["Heartrazor"]).can("use", "Heartrazor")).toBe(false);
  expect(set("Pin", 0).can("play", "Pin")).toBe(false);
  const taken = set("Starshot", 1).play("Starshot", "Luumon").resolve();
  expect(taken.card("Luumon").damage).toBe(3);
  // A card whose powers target does not target itself.
  expect([set("Tim", 2).can("play", "Tim"), set("Gladiator Sepirion", 6).can("play", "Gladiator Sepirion")]).toEqual([false, false]);
  expect([set("Blackout Truncheon", 1).can("play", "Blackout Truncheon"), set("Blackout Truncheon", 2).can("play", "Blackout Truncheon")]).toEqual([false, true]);
});

ruling("DOW-024", ["Feral Charge"], (deal) => {
  const s = deal({ me: { hero: "Oakenclaw", hand: ["Feral Charge"], resources: 3 }, opponent: { hero: "Thoros the Savior", hand: ["Tim", "Pin"], resources: 3 } }, { turn: "opponent" });
  until(s, "me").use("Oakenclaw").resolve();
  until(s, "opponent").place("Pin", "down").pass();
  expect(s.can("play", "Feral Charge")).toBe(false);
  s.pass();
  until(s, "opponent").play("Tim").pass().play("Feral Charge", "Tim").resolve();
  expect(s.card("Tim").zone).toBe("graveyard");
});

ruling("DOW-027", ["Greater Chain Lightning"], (deal) => {
  const s = seats(deal, { hand: ["Greater Chain Lightning"], resources: 7 }, { party: ["Luumon", "Acolyte Kemistra"], hand: ["Withdraw"], resources: 3 });
  s.play("Greater Chain Lightning").choose("Luumon", "Kemistra", "Thoros");
  until(s, "opponent").play("Withdraw", "Luumon").resolve().resolve();
  // Four and three, as they were from the start.
  expect([s.card("Kemistra").damage, s.card("Thoros").damage]).toEqual([4, 3]);
});

ruling("DOW-052", ["Snipe"], (deal) => {
  const s = seats(deal, { hand: ["Snipe"], resources: 2 }, { hand: ["Pin", "Darok Steelstrike", "Tim"], resources: 6 }, "opponent");
  s.play("Darok").pass().play("Snipe").resolve().pass().pass();
  // What triggers as it enters still does, and it is destroyed beside.
  expect([s.card("Darok").zone, s.chain().length]).toEqual(["play", 2]);
  while (s.request.kind !== "priority" || s.chain().length > 0) s.request.kind === "priority" ? s.pass() : s.choose(s.offers("Yes") ? "Yes" : (s.offered()[0] ?? ""));
  expect(s.card("Darok").zone).toBe("graveyard");
  expect(s.cards("opponent", "graveyard")).toHaveLength(2);
  // Only the next one.
  s.play("Tim").resolve();
  expect([s.card("Tim").zone, s.chain()]).toEqual(["play", []]);
});

ruling("DOW-052", ["Snipe"], (deal) => {
  const paying = seats(deal, { hand: ["Snipe"], resources: 2 }, { hand: ["Durdin Hammerhand"], resources: 3 }, "opponent");
  paying.play("Durdin").pass().play("Snipe").resolve().pass().pass();
  until(paying, "opponent").use("Durdin", "Kinivus").resolve();
  expect([paying.card("Durdin").zone, paying.card("Kinivus").exhausted]).toEqual(["graveyard", true]);
  // Played in answer to one card, it takes what enters before that.
  const first = seats(deal, { hand: ["Snipe"], resources: 2 }, { hand: ["Tim", "Blackout Truncheon"], resources: 5 }, "opponent");
  first.play("Tim").pass().play("Snipe").resolve();
  until(first, "opponent").play("Blackout Truncheon").resolve();
  while (first.request.kind !== "priority") first.choose(first.offered()[0] ?? "");
  first.resolve();
  first.resolveAll();
  expect([first.card("Blackout Truncheon").zone, first.card("Tim").zone]).toEqual(["graveyard", "play"]);
}, { part: "costs, and what comes first" });

ruling("DOW-053", ["Spell Ricochet"], (deal) => {
  const set = (spell: string, ...targets: readonly string[]) => {
    const s = seats(deal, { hand: ["Spell Ricochet"], party: ["Luumon", "Illia the Bitter"], resources: 2 }, { hand: [spell], party: ["Acolyte Kemistra"], resources: 9 }, "opponent");
    return s.play(spell, ...targets).pass().play("Spell Ricochet").pass().pass();
  };
  const s = set("Starshot", "Luumon");
  expect(s.request.kind).toBe("may");
  s.choose("Yes");
  // Any other that it could have had.
  expect([...s.offered()].sort()).toEqual(["Acolyte Kemistra", "Illia the Bitter"]);
  s.choose("Kemistra").resolve();
  expect([s.card("Kemistra").damage, s.card("Luumon").damage]).toEqual([3, 0]);
  // "Opposing" is still read by its own player.
  const tithe = set("Tithe", "Luumon").choose("Yes");
  if (tithe.request.kind !== "priority") {
    expect(tithe.offered()).toEqual(["Illia the Bitter"]);
    tithe.choose("Illia");
  }
  tithe.resolve();
  expect([tithe.card("Illia").controller, tithe.card("Luumon").controller]).toEqual(["opponent", "me"]);
  const no = set("Starshot", "Luumon").choose("No").resolve();
  expect(no.card("Luumon").damage).toBe(3);
  // Two targets are not one.
  const two = seats(deal, { hand: ["Spell Ricochet"], party: ["Luumon"], resources: 2 }, { hand: ["Clutch Shot"], party: ["Acolyte Kemistra"], resources: 9 }, "opponent");
  two.play("Clutch Shot", "Luumon", "Kemistra").pass().play("Spell Ricochet").resolve();
  if (two.request.kind === "may") two.choose("Yes");
  expect([two.request.kind, two.card("Spell Ricochet").zone]).toEqual(["priority", "graveyard"]);
  two.resolve();
  expect([two.card("Luumon").atk, two.card("Kemistra").atk]).toEqual([7, 1]);
});

ruling("DOW-053", ["Spell Ricochet"], (deal) => {
  const s = seats(deal, { hand: ["Spell Ricochet", "Starshot"], party: ["Luumon"], resources: 9 }, { hand: ["Mystic Denial"], party: ["Acolyte Kemistra"], resources: 9 });
  s.play("Starshot", "Kemistra").pass().play("Mystic Denial", "Starshot").pass().play("Spell Ricochet").pass().pass().choose("Yes");
  // Of the two with one target, the one that interrupts.
  s.choose("Mystic Denial");
  // Not to itself, and to nothing else but what changes it: that is the only choice.
  expect([s.request.kind, s.chain()]).toEqual(["priority", ["Starshot", "Mystic Denial"]]);
  s.resolve();
  expect([s.card("Mystic Denial").zone, s.chain()]).toEqual(["graveyard", ["Starshot"]]);
}, { part: "interrupting" });

ruling("DOW-057", ["Sudden Shot"], (deal) => {
  const set = (resources: number) => seats(deal, { hand: ["Sudden Shot", "Sudden Shot", "Sudden Shot", "Pin", "Tim"], resources }, { party: ["Luumon"] });
  const s = set(6).play("Sudden Shot", "Luumon").resolve().play("Sudden Shot", "Thoros").resolve();
  expect([s.card("Luumon").damage, s.card("Thoros").damage]).toEqual([3, 3]);
  // Three and two are spent; the third costs one, and so does the other ability.
  expect([s.can("play", "Sudden Shot"), s.can("play", "Pin")]).toEqual([true, true]);
  expect([set(2).can("play", "Sudden Shot"), set(3).play("Pin", "opponent").resolve().can("play", "Sudden Shot")]).toEqual([false, true]);
  // An ally is no ability.
  expect(set(5).play("Tim").resolve().can("play", "Sudden Shot")).toBe(false);
});
