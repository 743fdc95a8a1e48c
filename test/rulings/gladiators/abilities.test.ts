import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

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
