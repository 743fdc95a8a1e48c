import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

ruling("BOG-021", ["Clutch Shot"], (deal) => {
  const s = seats(deal, { hand: ["Clutch Shot"], party: ["Luumon"], resources: 1 }, { party: ["Illia the Bitter"], hand: ["Withdraw"], resources: 3 });
  s.play("Clutch Shot", "Luumon");
  if (s.request.kind === "target") {
    expect(s.offers("Luumon")).toBe(false);
    s.choose("Illia");
  }
  s.pass().play("Withdraw", "Luumon").resolve();
  s.resolve();
  expect(s.card("Illia").atk).toBe(4);
  const alone = seats(deal, { hand: ["Clutch Shot"], party: ["Luumon"], resources: 1 }, {});
  expect(alone.can("play", "Clutch Shot")).toBe(false);
});

ruling("BOG-022", ["Combustion"], (deal) => {
  const set = () => seats(deal, { hand: ["Combustion"], resources: 4 }, { party: ["Acolyte Kemistra", "Himul Longstrider"], hand: ["Withdraw"], resources: 3 });
  const s = set();
  s.play("Combustion", "Himul").resolve();
  expect(s.card("Kemistra").damage).toBe(2);
  expect(s.card("Thoros").damage).toBe(2);
  expect(s.card("Kinivus").damage).toBe(2);
  const gone = set();
  gone.play("Combustion", "Himul").pass().play("Withdraw", "Himul").resolve();
  gone.resolve();
  expect(gone.card("Kemistra").damage).toBe(0);
  expect(gone.card("Thoros").damage).toBe(0);
});

ruling("BOG-024", ["The Crash of Tides"], (deal) => {
  const set = () => seats(deal, { hand: ["The Crash of Tides"], party: [{ card: "Luumon", damage: 2 }], resources: 1 }, { party: ["Illia the Bitter"], hand: ["Withdraw"], resources: 3 });
  const s = set();
  s.play("The Crash of Tides", "Illia");
  expect(s.offers("Illia")).toBe(false);
  s.choose("Luumon").resolve();
  expect(s.card("Illia").damage).toBe(1);
  expect(s.card("Luumon").damage).toBe(1);
  const second = set();
  second.play("The Crash of Tides", "Illia", "Luumon").pass().play("Withdraw", "Luumon").resolve();
  second.resolve();
  expect(second.card("Illia").damage).toBe(1);
  const first = set();
  first.play("The Crash of Tides", "Illia", "Luumon").pass().play("Withdraw", "Illia").resolve();
  first.resolve();
  expect(first.card("Luumon").damage).toBe(2);
});

ruling("BOG-025", ["Dark Justice"], (deal) => {
  const s = seats(deal, { hand: ["Dark Justice", "Clutch Shot"], resources: 3 }, { party: ["Luumon", "Illia the Bitter"] });
  s.play("Clutch Shot", "Luumon", "Illia").resolve();
  s.play("Dark Justice", "Luumon").resolve();
  expect(s.card("Luumon").zone).toBe("removed");
  expect(s.card("Kinivus").damage).toBe(7);
});

ruling("BOG-028", ["Echo Totem"], (deal) => {
  const s = seats(deal, { party: ["Echo Totem"], graveyard: ["Starshot", "Moonflare"], resources: 0 }, { party: ["Luumon"] }, "opponent");
  s.to("ready", "me").resolve().choose("Yes");
  expect(s.cards("me", "removed")).toEqual(["Starshot"]);
  s.to("action", "me");
  expect(s.can("play", "Starshot")).toBe(true);
  s.play("Starshot", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(3);
  // What is not played then stays removed.
  const later = seats(deal, { party: ["Echo Totem"], graveyard: ["Starshot"], resources: 2 }, { party: ["Luumon"] }, "opponent");
  later.to("ready", "me").resolve().choose("Yes");
  later.to("action", "opponent").to("action", "me");
  expect(later.cards("me", "removed")).toEqual(["Starshot"]);
  expect(later.can("play", "Starshot")).toBe(false);
});

ruling("BOG-030", ["A Final Sacrifice"], (deal) => {
  const s = seats(deal, { hand: ["A Final Sacrifice"], party: ["Luumon"], resources: 1 }, {});
  s.play("A Final Sacrifice", "Kinivus").resolve();
  expect([s.card("Kinivus").atk, s.card("Kinivus").health]).toEqual([3, 31]);
  s.to("ready", "opponent").resolve();
  expect(s.game.over?.why).toContain("me");
});

ruling("BOG-033", ["Fork Lightning"], (deal) => {
  const set = () => seats(deal, { hand: ["Fork Lightning"], resources: 5 }, { party: ["Acolyte Kemistra"], hand: ["Withdraw"], resources: 3 });
  const s = set();
  s.play("Fork Lightning", "Thoros").resolve();
  expect(s.card("Thoros").damage).toBe(5);
  expect(s.card("Kemistra").damage).toBe(5);
  const one = set();
  one.play("Fork Lightning", "Thoros").pass().play("Withdraw", "Kemistra").resolve();
  one.resolve();
  expect(one.card("Thoros").damage).toBe(5);
  const none = seats(deal, { hand: ["Fork Lightning"], resources: 5 }, {});
  expect(none.can("play", "Fork Lightning")).toBe(false);
});

ruling("BOG-050", ["Poof!"], (deal) => {
  const s = seats(deal, { hand: ["Poof!", "Tithe"], resources: 4 }, { party: [{ card: "Luumon", damage: 2, exhausted: true, counters: { web: 1 } }, "Tim", { card: "Living Pyre", attachedTo: "Luumon" }] });
  s.play("Tithe", "Luumon").resolve();
  s.play("Poof!", "Luumon").resolve();
  expect(s.card("Luumon").zone).toBe("removed");
  expect(s.card("Living Pyre").zone).toBe("graveyard");
  s.to("ready", "opponent").resolve();
  expect(s.card("Luumon").zone).toBe("play");
  // Who removed it has it now, though it is not his.
  expect(s.card("Luumon").controller).toBe("me");
  expect(s.card("Luumon").exhausted).toBe(false);
  expect(s.card("Luumon").damage).toBe(0);
  expect(s.card("Luumon").counters).toEqual({});
});

ruling("BOG-053", ["Reforestation"], (deal) => {
  const set = () => seats(deal, { hand: ["Reforestation"], resources: 5 }, { party: ["Heartrazor", "Unholy Power"], resources: 1 });
  const s = set();
  s.play("Reforestation", "Heartrazor").resolve();
  expect(s.card("Heartrazor").zone).toBe("graveyard");
  expect(s.cards("me", "party").filter((name) => name === "Treant")).toHaveLength(3);
  const gone = set();
  gone.play("Reforestation", "Heartrazor").pass().use("Heartrazor", "Kinivus").resolve();
  gone.resolveAll();
  expect(gone.cards("me", "party").filter((name) => name === "Treant")).toHaveLength(0);
});

ruling("BOG-064", ["Starshot"], (deal) => {
  const set = () => seats(deal, { hand: ["Starshot"], resources: 2 }, { party: ["Luumon", "Tim"], hand: ["Withdraw"], resources: 3 });
  const s = set();
  s.play("Starshot", "Luumon").pass().play("Withdraw", "Luumon").resolve();
  s.resolve();
  expect(s.cards("me", "hand")).toHaveLength(0);
  const drawn = set();
  drawn.play("Starshot", "Luumon").resolve();
  expect(drawn.cards("me", "hand")).toHaveLength(1);
});

ruling("BOG-072", ["Utopia"], (deal) => {
  const s = seats(deal, { hand: ["Utopia"], party: [{ card: "Luumon", damage: 2, counters: { web: 1 } }, "Unholy Power"], resources: 7 }, { party: ["Heartrazor", "Illia the Bitter", { card: "Living Pyre", attachedTo: "Illia the Bitter" }] });
  s.play("Utopia").resolve();
  expect(s.cards("me", "party")).toEqual(["Kinivus the Focused"]);
  expect(s.cards("opponent", "party")).toEqual(["Thoros the Savior"]);
  expect(s.cards("me", "resource row")).toHaveLength(9);
  expect(s.card("Luumon").exhausted).toBe(true);
  expect(s.card("Luumon").faceDown).toBe(true);
  expect(s.card("Luumon").damage).toBe(0);
  expect(s.card("Luumon").counters).toEqual({});
  expect(s.card("Illia").controller).toBe("opponent");
});

ruling("BOG-074", ["Victimize"], (deal) => {
  const s = seats(deal, { hand: ["Victimize"], resources: 5 }, { hand: ["Tim"] });
  s.play("Victimize", "opponent").resolve();
  expect(s.cards("opponent", "hand")).toEqual([]);
  expect(s.cards("me", "hand")).toHaveLength(2);
  const empty = seats(deal, { hand: ["Victimize"], resources: 5 }, {});
  empty.play("Victimize", "opponent").resolve();
  expect(empty.cards("me", "hand")).toHaveLength(2);
});

ruling("BOG-075", ["Yoink!"], (deal) => {
  const s = seats(deal, { hand: ["Yoink!"], resources: 5 }, { party: ["Heartrazor", "Luumon"] });
  s.play("Yoink!", "Heartrazor").resolve();
  expect(s.card("Heartrazor").controller).toBe("me");
  s.attack("Kinivus", "Luumon").to("defend").strike("Heartrazor").resolve();
  expect(s.card("Kinivus").atk).toBe(2);
});
