import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

ruling("FOH-021", ["Endina the Hunted"], (deal) => {
  const s = seats(deal, { party: ["Endina the Hunted", "Jezbella of Karabor"] }, { party: ["Illia the Bitter"] }, "opponent");
  s.attack("Illia", "Kinivus").pass().use("Jezbella");
  if (s.request.kind !== "priority") s.choose("Endina");
  s.resolve();
  expect(s.card("Endina").exhausted).toBe(true);
  s.resolve();
  expect(s.chain()).toEqual([]);
  expect(s.step).toBe("action");
  expect(s.card("Illia").exhausted).toBe(false);
  s.attack("Illia", "Endina");
  expect(s.chain()).toHaveLength(1);
  // To protect exhausts her too, but the combat goes on.
  const p = seats(deal, { party: ["Endina the Hunted"] }, { party: ["Illia the Bitter"] }, "opponent");
  p.attack("Illia", "Kinivus").resolve().pass().pass().choose("Endina");
  expect(p.card("Endina").exhausted).toBe(true);
  expect(p.step).toBe("defend");
  p.to("action");
  expect(p.card("Endina").zone).toBe("graveyard");
  expect(p.card("Illia").damage).toBe(2);
});

ruling("FOH-032", ["Heartrazor"], (deal) => {
  const s = seats(deal, { party: ["Heartrazor", "Luumon"], resources: 1 }, { hand: ["Holy Strike"], resources: 2, party: ["Tim"] }, "opponent");
  s.play("Holy Strike", "Luumon").pass().use("Heartrazor", "Thoros").resolve();
  s.resolve();
  expect(s.card("Luumon").damage).toBe(0);
  s.use("Tim", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(1);
});

ruling("FOH-036", ["Illiyana Moonblaze"], (deal) => {
  const last = seats(deal, { party: ["Illiyana Moonblaze"] }, { party: ["Tim"] }, "opponent");
  last.to("ready", "me").resolve();
  expect(last.game.over?.why).toContain("opponent");
  const other = seats(deal, { party: ["Illiyana Moonblaze"] }, { party: ["Himul Longstrider", "Tim"] }, "opponent");
  other.to("ready", "me").resolve();
  expect(other.deciding).toBe("opponent");
  expect([...other.offered()].sort()).toEqual(["Himul Longstrider", "Thoros the Savior"]);
  other.choose("Himul");
  expect(other.card("Himul").zone).toBe("graveyard");
  expect(other.game.over).toBe(null);
});

ruling("FOH-039", ["Kinivus the Focused", "Blind Faith"], (deal) => {
  const deck = ["Pin", "Pin", "Luumon", "Tim", "Voss Treebender"];
  const s = seats(deal, { party: ["Blind Faith"], deck, resources: 3 }, {}, "opponent");
  s.to("ready", "me").use("Kinivus").resolve();
  s.resolve();
  if (s.request.kind !== "priority") {
    expect(s.offers("Yes")).toBe(true);
    s.choose("Yes");
  }
  expect(s.cards("me", "deck")).toEqual(deck);
  expect(s.cards("me", "hand")).toEqual([]);
  // Without it an empty hand is discarded.
  const free = seats(deal, { party: ["Blind Faith"], deck, resources: 3 }, {}, "opponent");
  free.to("ready", "me").resolve().choose("Yes").choose("Pin");
  expect(free.cards("me", "deck")).not.toEqual(deck);
});

ruling("FOH-058", ["Wand of Prismatic Focus"], (deal) => {
  const s = seats(deal, { hand: ["Wand of Prismatic Focus"], resources: 4 }, { party: ["Anchorite Jaliah", "Acolyte Kemistra"] });
  s.play("Wand of Prismatic Focus").resolve().choose("Kemistra");
  s.resolve();
  expect(s.card("Kemistra").damage).toBe(5);
  expect(s.card("Jaliah").damage).toBe(0);
  // Five packets: hardiness takes something from each of them, resistance one of them.
  const shadow = seats(deal, { hand: ["Wand of Prismatic Focus"], resources: 4 }, { party: ["Luumon"] });
  shadow.play("Wand of Prismatic Focus").resolve().resolve();
  expect(shadow.card("Luumon").damage).toBe(4);
  const hardy = seats(deal, { hand: ["Wand of Prismatic Focus"], resources: 4 }, { party: ["Kazamon Steelskin"] });
  hardy.play("Wand of Prismatic Focus").resolve().resolve();
  expect(hardy.card("Kazamon").zone).toBe("play");
});

ruling("FOH-059", ["Wavestorm Totem"], (deal) => {
  const s = seats(deal, { party: ["Wavestorm Totem"] }, { party: [{ card: "Luumon", exhausted: true }, "Jezbella of Karabor"] });
  s.to("ready", "opponent");
  expect(s.card("Luumon").exhausted).toBe(false);
  expect(s.chain()).toHaveLength(1);
  s.use("Jezbella");
  s.choose("Luumon");
  expect(s.card("Jezbella").atk).toBe(1);
  s.resolve();
  expect(s.card("Jezbella").atk).toBe(2);
  s.resolve();
  expect(s.cards("opponent", "hand")).toContain("Luumon");
  expect(s.card("Jezbella").zone).toBe("play");
});
