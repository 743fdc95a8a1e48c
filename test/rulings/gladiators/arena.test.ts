import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

const keywords = `Torrent Adept, 2, Horde, Ally—Blood Elf Mage, 2 [Arcane] ATK / 2 Health (Own-1C)
Arcane Torrent

Sturdy Mason, 3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 3 Health (Own-2C)
Hardiness

Sturdier Mason, 3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 3 Health (Own-3C)
Hardiness Hardiness

Lofty Seer, 3, Alliance, Ally—Draenei Priest, 2 [Holy] ATK / 3 Health (Own-4C)
Inspiring Presence

Scratching Post, 1, Ability—Fire (Own-5C)
Your hero deals 1 fire damage to target ally.`;

ruling("BOG-002", ["Broll Bearmantle"], (deal) => {
  const others = ["Gladiator Emek", "Mogor's Anointing Club", "Gladiator's Aegis"];
  const s = seats(deal, { party: ["Broll Bearmantle", ...others, "Luumon", "Heartrazor"], faceUp: ["The Ring of Blood", "The Ring of Blood: Brokentoe", "Lost!"], resources: 2 }, { party: ["Gladiator Emek"] });
  // Allies, equipment, locations and quests with the tag, himself among them; what has it not does not count.
  expect([s.card("Broll").atk, s.card("Broll").health]).toEqual([6, 6]);
});

ruling("BOG-003", ["PX-238 Winter Wondervolt"], (deal) => {
  const s = seats(deal, { hand: ["PX-238 Winter Wondervolt"], resources: 3, party: ["Gladiator Emek", "Luumon"] }, { party: ["Gladiator Zophos"] });
  s.play("PX-238 Winter Wondervolt").resolve();
  expect(s.offers("Arena")).toBe(false);
  expect(s.offers("Demon")).toBe(true);
  s.choose("Demon");
  expect(["Emek", "Luumon", "Zophos"].every((name) => s.card(name).tags.includes("demon"))).toBe(true);
  expect(s.card("Luumon").tags).not.toContain("arena");
});

ruling("BOG-004", ["The Ruins of Lordaeron"], (deal) => {
  const s = seats(deal, { faceUp: ["The Ruins of Lordaeron"], hand: ["Frost Nova"], resources: 4, party: ["Tim"] }, { party: ["Luumon", "Tim"] });
  s.use("me: Tim", "Thoros").resolve().resolveAll();
  expect(s.card("The Ruins of Lordaeron").counters).toEqual({ arena: 1 });
  until(s, "opponent").use("opponent: Tim", "Kinivus").resolve().resolveAll();
  expect(s.card("The Ruins of Lordaeron").counters).toEqual({ arena: 1 });
  // Three packets at once are three triggers.
  until(s, "me").play("Frost Nova").pass().pass();
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect(s.chain()).toHaveLength(3);
  s.resolveAll();
  expect(s.card("The Ruins of Lordaeron").counters).toEqual({ arena: 3 });
});

ruling("BOG-005", ["The Ruins of Lordaeron"], (deal) => {
  const s = seats(deal, { faceUp: [{ card: "The Ruins of Lordaeron", counters: { arena: 2 } }], party: ["Tim", "Tim"], graveyard: ["Pin"] }, {});
  for (const count of [3, 3]) {
    s.use("Tim", "Thoros").resolve().resolveAll();
    expect(s.card("The Ruins of Lordaeron").counters).toEqual({ arena: count });
  }
  s.use("The Ruins of Lordaeron", "me", "Pin").resolve();
  expect(s.card("The Ruins of Lordaeron").counters).toEqual({});
});

ruling("BOG-006", ["Torrent Adept"], (deal) => {
  const s = seats(deal, { hand: ["Torrent Adept"], resources: 2, party: ["Luumon"] }, { party: ["Grunt Baranka", "Heartrazor"], faceUp: ["Lost!"] });
  s.play("Torrent Adept").pass().pass();
  // Any opposing card in play, and none of one's own.
  expect([...s.offered()].sort()).toEqual(["Grunt Baranka", "Heartrazor", "Lost!", "Thoros the Savior"]);
  s.choose("Grunt Baranka").resolve();
  expect(s.card("Grunt Baranka").keywords).not.toContain("protector");
  s.to("action", "opponent");
  expect(s.card("Grunt Baranka").keywords).toContain("protector");
}, { own: keywords });

ruling("BOG-007", ["Torrent Adept"], (deal) => {
  const s = seats(deal, { hand: ["Torrent Adept"], resources: 2 }, { party: ["Tim"] });
  s.play("Torrent Adept").pass().pass().choose("Tim").pass();
  expect(s.can("use", "Tim")).toBe(true);
  s.use("Tim", "Kinivus").resolve().resolve();
  expect(s.card("Kinivus").damage).toBe(1);
  const late = seats(deal, { hand: ["Torrent Adept"], resources: 2 }, { party: ["Tim"] });
  late.play("Torrent Adept").pass().pass().choose("Tim").resolve();
  expect(until(late, "opponent").can("use", "Tim")).toBe(false);
}, { own: keywords });

ruling("BOG-008", ["Torrent Adept"], (deal) => {
  const s = seats(deal, { hand: ["Torrent Adept"], resources: 2 }, { faceUp: ["Lost!", "The Ring of Blood"], hand: ["Pin", "Divine Justice"] });
  s.play("Torrent Adept").pass().pass().choose("The Ring of Blood").resolve();
  until(s, "opponent");
  expect([s.can("use", "The Ring of Blood"), s.can("play", "Pin")]).toEqual([false, true]);
  s.play("Pin", "me");
  expect(s.cards("opponent", "resource row")).toEqual(["Lost!", "The Ring of Blood"]);
  s.resolve();
  expect([s.card("Lost!").exhausted, s.card("The Ring of Blood").exhausted].filter(Boolean)).toHaveLength(1);
  // The other one pays for another.
  const both = seats(deal, { hand: ["Torrent Adept"], resources: 2, party: ["Luumon"] }, { faceUp: ["The Ring of Blood"], hand: ["Pin"] });
  both.play("Torrent Adept").pass().pass().choose("The Ring of Blood").resolve();
  until(both, "opponent").play("Pin", "me");
  expect(both.card("The Ring of Blood").exhausted).toBe(true);
}, { own: keywords });

ruling("BOG-009", ["Sturdy Mason"], (deal) => {
  const s = seats(deal, { party: ["Tim", "Tyrennius Scatheblade"] }, { party: ["Sturdy Mason"] });
  s.use("Tim", "Sturdy Mason").resolve();
  expect(s.card("Sturdy Mason").damage).toBe(0);
  s.attack("Tyrennius", "Sturdy Mason").resolve().to("action");
  expect(s.card("Sturdy Mason").damage).toBe(2);
}, { own: keywords });

ruling("BOG-010", ["Sturdier Mason"], (deal) => {
  const s = seats(deal, { hand: ["Mind Blast"], party: ["Darok Steelstrike"], resources: 5 }, { party: ["Sturdier Mason"] });
  s.play("Mind Blast", "Sturdier Mason").resolve().choose("Sturdier Mason");
  expect([s.request.kind, s.card("Sturdier Mason").damage]).toEqual(["priority", 0]);
  s.attack("Darok", "Sturdier Mason").resolve().to("action").choose("Sturdier Mason");
  expect(s.card("Sturdier Mason").damage).toBe(2);
}, { own: keywords });

ruling("BOG-011", ["Lofty Seer"], (deal) => {
  const s = seats(deal, { party: ["Lofty Seer", "Tim", "Darok Steelstrike"], hand: ["Scratching Post"], resources: 1 }, { party: ["Luumon", "Tim"] });
  s.use("me: Tim", "Thoros").resolve();
  expect(s.card("Thoros").damage).toBe(2);
  s.play("Scratching Post", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(2);
  // Not combat damage, and not what the others deal.
  s.attack("Darok", "Thoros").resolve().to("action");
  expect(s.card("Thoros").damage).toBe(6);
  until(s, "opponent").use("opponent: Tim", "Kinivus").resolve();
  expect(s.card("Kinivus").damage).toBe(1);
}, { own: keywords });

ruling("BOG-012", ["Lofty Seer"], (deal) => {
  const s = seats(deal, { party: ["Lofty Seer", "Lofty Seer", "Tim"] }, {});
  s.use("Tim", "Thoros").resolve();
  if (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect(s.card("Thoros").damage).toBe(3);
}, { own: keywords });

ruling("BOG-013", ["The Ring of Blood: Brokentoe", "The Ring of Blood: Rokdar the Sundered Lord"], (deal) => {
  for (const [quest, name] of [["The Ring of Blood: Brokentoe", "Brokentoe"], ["The Ring of Blood: Rokdar the Sundered Lord", "Rokdar"]] as const) {
    const s = seats(deal, { hand: [quest] }, {});
    const offers = s.request.options.filter(({ act }) => act === "place").map(({ detail }) => detail);
    expect(offers).toEqual(["down"]);
    s.place(name, "down").resolve();
    expect([s.card(name).faceDown, s.card(name).row]).toEqual([true, "resources"]);
  }
});

ruling("BOG-014", ["The Ring of Blood: Brokentoe"], (deal) => {
  const s = seats(deal, { hand: ["The Ring of Blood: Brokentoe", "Tim", "Pin"] }, { hand: ["Withdraw"], resources: 3 });
  s.place("Brokentoe", "up").choose("Tim");
  // Paid at once, with the quest still on the chain.
  expect([s.request.kind, s.card("Tim").zone, s.chain().length]).toEqual(["priority", "graveyard", 1]);
  expect(s.cards("me", "resource row")).toEqual([]);
  s.pass().pass();
  expect([s.cards("me", "resource row"), s.chain()]).toEqual([["The Ring of Blood: Brokentoe"], []]);
});

ruling("BOG-015", ["The Ring of Blood: Brokentoe"], (deal) => {
  const s = seats(deal, { hand: ["The Ring of Blood: Brokentoe", "Tim"] }, {});
  s.place("Brokentoe", "up");
  if (s.request.kind !== "priority") s.choose("Tim");
  expect([s.deciding, s.request.kind, s.cards("me", "graveyard"), s.cards("me", "hand")]).toEqual(["me", "priority", ["Tim"], []]);
});
