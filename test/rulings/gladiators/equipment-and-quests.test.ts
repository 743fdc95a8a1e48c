import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("BOG-017", ["Antonidas's Aegis of Rapt Concentration"], (deal) => {
  const s = seats(deal, { party: ["Antonidas's Aegis of Rapt Concentration", "Unholy Power"], hand: ["Starshot"], resources: 2 }, { party: ["Luumon", "Heartrazor"], hand: ["Mystic Denial", "Reforestation", "Withdraw"], resources: 12 });
  s.play("Starshot", "Luumon").pass().play("Withdraw", "Luumon").resolve();
  // Its only target gone, the game interrupts it all the same.
  s.resolve();
  expect(s.cards("me", "hand")).toHaveLength(0);
  s.to("action", "opponent");
  s.play("Reforestation");
  while (s.request.kind === "target") {
    expect(s.offers("Unholy Power")).toBe(false);
    s.choose("Heartrazor");
  }
  s.resolve();
  expect(s.card("Unholy Power").zone).toBe("play");
  // Played in answer to what would interrupt a card, it stops that.
  const late = seats(deal, { hand: ["Starshot", "Antonidas's Aegis of Rapt Concentration"], resources: 5 }, { party: ["Luumon"], hand: ["Mystic Denial"], resources: 5 });
  late.play("Starshot", "Luumon").pass().play("Mystic Denial", "Starshot").pass().play("Antonidas's Aegis").resolve();
  late.resolveAll();
  expect(late.card("Luumon").damage).toBe(3);
});

ruling("BOG-029", ["Emerald Ripper"], (deal) => {
  const s = seats(deal, { party: ["Emerald Ripper"], resources: 9 }, {});
  s.use("Emerald Ripper").resolve();
  expect(s.card("Emerald Ripper").atk).toBe(2);
  s.use("Emerald Ripper").resolve();
  expect(s.card("Emerald Ripper").atk).toBe(4);
  s.use("Emerald Ripper").resolve();
  expect(s.card("Emerald Ripper").atk).toBe(8);
  s.to("ready", "opponent");
  expect(s.card("Emerald Ripper").atk).toBe(1);
});

ruling("BOG-049", ["Mogor's Anointing Club"], (deal) => {
  const s = seats(deal, { party: ["Mogor's Anointing Club", "Luumon"], graveyard: ["Tim", "Illia the Bitter", "Starshot"] }, {});
  s.use("Mogor's Anointing Club");
  // Nothing is a target: what to put is chosen as it resolves, what was destroyed is no choice.
  expect(s.request.kind).toBe("priority");
  expect(s.card("Luumon").zone).toBe("graveyard");
  s.resolve();
  if (s.request.kind !== "priority") s.choose("Tim");
  expect(s.card("Tim").zone).toBe("play");
  expect(s.card("Illia").zone).toBe("graveyard");
  // One that is gone in response is no loss: the choice comes later.
  const gone = seats(deal, { party: ["Mogor's Anointing Club", "Luumon"], graveyard: ["Tim", "Voss Treebender"] }, { faceUp: [{ card: "The Ruins of Lordaeron", counters: { arena: 3 } }] });
  gone.use("Mogor's Anointing Club").pass().use("The Ruins of Lordaeron", "me", "Tim").resolve().resolve();
  expect([gone.card("Tim").zone, gone.card("Voss").zone]).toEqual(["deck", "play"]);
});

ruling("BOG-059", ["Ritual of Summoning"], (deal) => {
  const s = seats(deal, { party: ["Ritual of Summoning", "Tim", "Luumon"], collection: ["Highlord Bolvar Fordragon", "Starshot", "Sanva", "Dundee"] }, { collection: ["Zorus the Judicator"] });
  s.use("Ritual of Summoning");
  while (s.request.kind !== "priority") s.choose(...s.offered().slice(0, s.request.min));
  expect(s.card("Kinivus").exhausted).toBe(true);
  s.resolve();
  // An ally that may be in a deck of this hero: no Horde one, none of another class.
  expect([s.request.kind, s.card("Bolvar").zone]).toEqual(["priority", "play"]);
});

ruling("BOG-062", ["The Seal of Danzalar"], (deal) => {
  const s = seats(deal, { party: ["The Seal of Danzalar"], hand: ["Tim", "Tim", "Tim", "Withdraw"], resources: 3 }, { hand: ["Tim"] }, "opponent");
  s.to("ready", "me");
  while (s.request.kind === "target") s.choose("Thoros");
  expect(s.cards("me", "hand")).toHaveLength(4);
  s.resolve();
  expect(s.card("Thoros").damage).toBe(3);
  expect(s.step).toBe("ready");
});

ruling("BOG-066", ["Tempest of Chaos"], (deal) => {
  const s = seats(deal, { party: ["Tempest of Chaos"] }, { party: ["Luumon"] }, "opponent");
  s.to("ready", "me");
  expect(s.request.kind).toBe("priority");
  s.resolve();
  expect(s.card("Tempest of Chaos").counters).toEqual({ chaos: 1 });
  expect(s.card("Luumon").damage + s.card("Thoros").damage).toBe(1);
  expect(s.card("Kinivus").damage).toBe(0);
});

ruling("BOG-067", ["Thoros the Savior"], (deal) => {
  const set = () => seats(deal, { hand: ["Withdraw"], resources: 3 }, { party: ["Luumon"], resources: 4 }, "opponent");
  const s = set();
  s.use("Thoros", "Luumon").resolve();
  expect(s.cards("opponent", "hand")).toHaveLength(1);
  const gone = set();
  gone.use("Thoros", "Luumon").pass().play("Withdraw", "Luumon").resolve();
  const before = gone.cards("opponent", "hand").length;
  gone.resolve();
  expect(gone.cards("opponent", "hand")).toHaveLength(before);
});

ruling("BOG-070", ["Twinblade of the Phoenix"], (deal) => {
  const s = seats(deal, { graveyard: ["Twinblade of the Phoenix", "Heartrazor"], resources: 5 }, {});
  expect(s.can("play", "Heartrazor")).toBe(false);
  s.play("Twinblade of the Phoenix").resolve();
  expect(s.card("Twinblade of the Phoenix").zone).toBe("play");
  expect(s.can("play", "Heartrazor")).toBe(false);
  const poor = seats(deal, { graveyard: ["Twinblade of the Phoenix"], resources: 4 }, {});
  expect(poor.can("play", "Twinblade of the Phoenix")).toBe(false);
  const theirs = until(seats(deal, { graveyard: ["Twinblade of the Phoenix"], resources: 5 }, {}, "opponent"), "me");
  expect(theirs.can("play", "Twinblade of the Phoenix")).toBe(false);
});
