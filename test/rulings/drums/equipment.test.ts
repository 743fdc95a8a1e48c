import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("DOW-015", ["Arcanite Dragonling"], (deal) => {
  const s = seats(deal, { party: ["Arcanite Dragonling"], hand: ["Clutch Shot"], resources: 4 }, { party: ["Tim"] });
  s.use("Arcanite Dragonling").resolve();
  expect([...s.card("Arcanite Dragonling").types].sort()).toEqual(["ally", "item"]);
  expect([s.card("Arcanite Dragonling").atk, s.card("Arcanite Dragonling").health]).toEqual([2, 2]);
  expect(s.can("attack", "Arcanite Dragonling")).toBe(true);
  s.play("Clutch Shot", "Arcanite Dragonling", "Tim").resolve();
  expect(s.card("Arcanite Dragonling").atk).toBe(4);
  // Used again it overwrites nothing.
  s.use("Arcanite Dragonling").resolve();
  expect(s.card("Arcanite Dragonling").atk).toBe(4);
  until(s, "opponent").use("Tim", "Arcanite Dragonling").resolve();
  expect(s.card("Arcanite Dragonling").damage).toBe(1);
  s.to("ready", "opponent");
  expect([s.card("Arcanite Dragonling").damage, s.card("Arcanite Dragonling").types]).toEqual([0, ["item"]]);
});

ruling("DOW-015", ["Arcanite Dragonling"], (deal) => {
  const fresh = seats(deal, { hand: ["Arcanite Dragonling"], resources: 3 }, {});
  fresh.play("Arcanite Dragonling").resolve().use("Arcanite Dragonling").resolve();
  expect(fresh.can("attack", "Arcanite Dragonling")).toBe(false);
  const pyre = seats(deal, { party: ["Arcanite Dragonling"], resources: 1 }, { hand: ["Living Pyre"], resources: 3 });
  pyre.use("Arcanite Dragonling").resolve();
  until(pyre, "opponent").play("Living Pyre", "Arcanite Dragonling").resolve();
  expect(pyre.card("Living Pyre").attachedTo).toBe("Arcanite Dragonling");
  pyre.to("ready", "opponent");
  expect(pyre.card("Living Pyre").zone).toBe("graveyard");
}, { part: "coming and going" });

ruling("DOW-021", ["Crusader Strike"], (deal) => {
  const judgement = ["Judgement of Mercy", "Seal of Retribution", "Moonflare"];
  const s = seats(deal, { hand: ["Crusader Strike"], party: ["Heartrazor"], graveyard: judgement, resources: 5 }, { party: ["Acolyte Kemistra"] });
  s.play("Crusader Strike", "Kemistra").resolve();
  expect(s.card("Kemistra").damage).toBe(5);
  s.choose("Yes");
  // The tag is what counts.
  expect([...s.offered()].sort()).toEqual(["Judgement of Mercy", "Seal of Retribution"]);
  s.choose("Judgement of Mercy");
  expect([s.card("Judgement of Mercy").zone, s.card("Seal of Retribution").zone]).toEqual(["play", "graveyard"]);
}, { own: `Judgement of Mercy, 2, Paladin, Ability—Holy Judgement (Own-1C)
Ongoing: Your hero has +1 ATK.` });

ruling("DOW-025", ["The Final Message to the Wildhammer"], (deal) => {
  const s = seats(deal, { faceUp: ["The Final Message to the Wildhammer"], resources: 3, hand: [] }, { party: ["Tim"] });
  s.complete("The Final Message").resolve();
  expect([s.card("Message#2").types, s.cards("me", "party"), s.cards("me", "hand").length]).toEqual([["item"], ["Kinivus the Focused", "Message"], 1]);
  until(s, "opponent").use("Tim", "Kinivus").resolve();
  expect(s.card("Kinivus").damage).toBe(2);
  s.to("action", "opponent").to("ready", "me").resolveAll();
  expect(s.cards("me", "party")).toEqual(["Kinivus the Focused"]);
  // A token that leaves play is nowhere.
  expect(s.cards("me", "removed")).toEqual([]);
});

ruling("DOW-038", ["Medallion of the Alliance", "Medallion of the Horde"], (deal) => {
  const duel = (mine: string, theirs: string, medallion: string) => {
    const s = deal({ me: { hero: mine, party: [medallion], resources: 1, deck: ["Tim"] }, opponent: { hero: theirs, hand: ["Mind Blast"], party: ["Tim"], resources: 5 } }, { turn: "opponent" });
    s.play("Mind Blast", mine).pass();
    if (s.can("use", medallion)) s.use(medallion).resolve();
    return s;
  };
  const horde = duel("Kinivus the Focused", "Thoros the Savior", "Medallion of the Alliance");
  expect([horde.cards("opponent", "graveyard"), horde.cards("me", "deck")]).toEqual([["Mind Blast"], ["Tim", "Medallion of the Alliance"]]);
  expect(duel("Thoros the Savior", "Kinivus the Focused", "Medallion of the Horde").cards("opponent", "graveyard")).toEqual(["Mind Blast"]);
  // A player's faction is that of his hero.
  expect(duel("Kinivus the Focused", "Chloe Mithrilbolt", "Medallion of the Alliance").chain()).toEqual(["Mind Blast"]);
});

ruling("DOW-038", [], (deal) => {
  for (const medallion of ["Medallion of the Alliance", "Medallion of the Horde"]) {
    const s = seats(deal, { party: [medallion] }, { party: ["Luumon"] }, "opponent");
    s.attack("Luumon", "Kinivus").resolve().to("action");
    while (s.request.kind !== "priority") s.choose(medallion);
    // Exhausted like an armor.
    expect([s.card("Kinivus").damage, s.card(medallion).exhausted]).toEqual([4, true]);
  }
}, { part: "their DEF" });

ruling("DOW-060", ["Transfigure"], (deal) => {
  const s = seats(deal, { party: ["Transfigure", "Elemental Weapons", "Firemaul of Destruction"] }, {});
  // Five, and six more by its cost.
  expect(s.card("Firemaul").atk).toBe(11);
  s.use("Transfigure", "Firemaul").resolve();
  expect(s.card("Firemaul").atk).toBe(3);
  const later = seats(deal, { party: ["Transfigure", "Emerald Ripper"], hand: ["Elemental Weapons"], resources: 4 }, {});
  later.use("Transfigure", "Emerald Ripper").resolve();
  expect(later.card("Emerald Ripper").atk).toBe(1);
  later.play("Elemental Weapons").resolve();
  expect(later.card("Emerald Ripper").atk).toBe(5);
});

ruling("DOW-062", ["Unholy Power"], (deal) => {
  const s = seats(deal, { hand: ["Unholy Power"], party: ["Shadow Fiend", "Tim"], resources: 4 }, {});
  s.play("Unholy Power").resolve();
  // Ongoing, it stays.
  expect([s.card("Unholy Power").zone, s.card("Shadow Fiend").atk, s.card("Shadow Fiend").health, s.card("Tim").atk]).toEqual(["play", 5, 5, 1]);
}, { own: `Shadow Fiend, 2, Warlock, Ally—Imp Demon, Pet (1), 2 [Shadow] ATK / 2 Health (Own-1C)` });
