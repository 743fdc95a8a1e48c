import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("INTRO-008", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim"] }, opponent: { hero: opponent, party: ["Netherwing Protector's Shield", "Coif of the Wicked", "Luumon"] } });
  s.use("Tim", opponent).resolve();
  expect([s.request.kind, s.deciding]).toEqual(["armor", "opponent"]);
  s.choose("Exhaust Netherwing Protector's Shield");
  expect(s.card(opponent).damage).toBe(0);
  // Only damage to the hero.
  const ally = deal({ me: { hero: me, party: ["Tim"] }, opponent: { hero: opponent, party: ["Netherwing Protector's Shield", "Luumon"] } });
  ally.use("Tim", "Luumon").resolve();
  expect(ally.request.kind).toBe("priority");
  expect(ally.card("Luumon").damage).toBe(1);
});

ruling("INTRO-008", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Coif of the Wicked"] } });
  s.attack("Luumon", opponent).resolve().to("conclusion");
  expect(s.request.kind).toBe("armor");
  s.choose("No");
  expect(s.card(opponent).damage).toBe(5);
  expect(s.card("Coif of the Wicked").exhausted).toBe(false);
}, { part: "declined" });

ruling("INTRO-009", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Netherwing Protector's Shield", "Coif of the Wicked", "Demon Hide Spaulders", "Borak's Belt of Bravery"] } });
  s.attack("Luumon", opponent).resolve().to("conclusion");
  s.choose("Exhaust Netherwing Protector's Shield").choose("Exhaust Demon Hide Spaulders");
  expect(s.request.kind).toBe("armor");
  s.choose("Exhaust Coif of the Wicked");
  // Nothing of the packet is left: nothing more may be exhausted.
  expect(s.request.kind).toBe("priority");
  expect(s.card(opponent).damage).toBe(0);
  expect(s.card("Borak's Belt of Bravery").exhausted).toBe(false);
});

ruling("INTRO-010", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Coif of the Wicked"] } });
  s.attack("Luumon", opponent).resolve().to("conclusion").choose("Exhaust Coif of the Wicked");
  expect([s.card("Coif of the Wicked").damage, s.card("Coif of the Wicked").zone]).toEqual([0, "play"]);
  expect(s.card(opponent).damage).toBe(2);
});

ruling("INTRO-011", ["Acolyte Kemistra", "Mind Blast"], (deal) => {
  const s = deal({
    me: { hero: me, party: [{ card: "Acolyte Kemistra", damage: 6 }], resources: 2, hand: ["Pin", "Tim", "Withdraw"] },
    opponent: { hero: opponent, hand: ["Mind Blast"], resources: 5 },
  });
  // A second 2 damage would be more than the 7 she can bear.
  expect(s.can("use", "Acolyte Kemistra")).toBe(false);
  s.to("action", "opponent").play("Mind Blast", "Acolyte Kemistra").resolve();
  expect([s.deciding, s.request.min, s.request.max]).toEqual(["me", 2, 2]);
  s.choose("Pin", "Tim");
  expect(s.cards("me", "hand")).toEqual(["Withdraw"]);
  expect(s.cards("me", "graveyard")).toEqual(expect.arrayContaining(["Pin", "Tim", "Acolyte Kemistra"]));
  const able = deal({ me: { hero: me, party: [{ card: "Acolyte Kemistra", damage: 5 }], resources: 2 }, opponent: { hero: opponent } });
  able.use("Acolyte Kemistra");
  expect(able.card("Acolyte Kemistra").zone).toBe("graveyard");
  able.resolve();
  expect(able.cards("me", "hand")).toHaveLength(1);
});

ruling("INTRO-013", ["Reforestation"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Reforestation", "Borak's Belt of Bravery"], resources: 5 }, opponent: { hero: opponent, hand: ["Coif of the Wicked"], party: ["Heartrazor", "Tim"], graveyard: ["Vindicator's Brand"] } });
  s.play("Reforestation", "Heartrazor").resolve();
  expect(s.cards("opponent", "graveyard")).toEqual(["Vindicator's Brand", "Heartrazor"]);
  // Only what is in play, neither in a hand nor in a graveyard, nor on the chain.
  const none = deal({ me: { hero: me, hand: ["Reforestation", "Borak's Belt of Bravery"], resources: 5 }, opponent: { hero: opponent, hand: ["Coif of the Wicked"], party: ["Tim"], graveyard: ["Vindicator's Brand"] } });
  expect(none.can("play", "Reforestation")).toBe(false);
});

ruling("INTRO-014", ["Victimize"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Victimize"], resources: 5 }, opponent: { hero: opponent, hand: ["Pin", "Withdraw", "Coif of the Wicked"], party: ["Tim"] } });
  s.play("Victimize", "opponent").resolve();
  expect(s.deciding).toBe("opponent");
  expect(s.offered()).toEqual(["Pin", "Withdraw", "Coif of the Wicked"]);
  s.choose("Pin", "Coif of the Wicked");
  expect(s.cards("opponent", "graveyard")).toEqual(["Pin", "Coif of the Wicked"]);
  expect(s.cards("opponent", "party")).toContain("Tim");
});

ruling("INTRO-015", ["Mystic Denial"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Luumon"], party: ["Tim"], resources: 5 }, opponent: { hero: opponent, hand: ["Mystic Denial", "Pin"], resources: 6, party: ["Sandbox Tiger"] } });
  // Only what is on the chain: with nothing there it can't be played.
  s.pass();
  expect(s.can("play", "Mystic Denial")).toBe(false);
  const t = deal({ me: { hero: me, hand: ["Luumon"], party: ["Tim"], resources: 5 }, opponent: { hero: opponent, hand: ["Mystic Denial"], resources: 5, party: ["Sandbox Tiger"] } });
  t.play("Luumon").pass().play("Mystic Denial", "Luumon").resolve();
  expect(t.cards("me", "graveyard")).toEqual(["Luumon"]);
  expect(t.cards("me", "party")).not.toContain("Luumon");
  expect(t.chain()).toEqual([]);
});

ruling("INTRO-016", ["Withdraw"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Withdraw", "Tim"], resources: 3, graveyard: ["Tim"] }, opponent: { hero: opponent, graveyard: ["Luumon"], hand: ["Luumon"], deck: ["Luumon"] } });
  expect(s.can("play", "Withdraw")).toBe(false);
  const t = deal({ me: { hero: me, hand: ["Withdraw", "Tim"], resources: 3, graveyard: ["Tim"] }, opponent: { hero: opponent, graveyard: ["Illia the Bitter"], party: ["Luumon", "Sandbox Tiger"] } });
  t.play("Withdraw");
  expect(t.offered()).toEqual(["Luumon", "Sandbox Tiger"]);
  t.choose("Luumon").resolve();
  expect(t.cards("opponent", "hand")).toEqual(["Luumon"]);
});

ruling("INTRO-012", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Weldon Barov", "Tim", "Vindicator Kaldel"], party: [{ card: "Weldon Barov", damage: 1 }, "Tim", "Tim"], resources: 8 }, opponent: { hero: opponent, party: ["Weldon Barov"] } });
  s.play("Tim").resolve();
  expect(s.cards("me", "party").filter((name) => name === "Tim")).toHaveLength(3);
  s.play("Weldon Barov").resolve();
  // At once, before anybody has priority; the other player's does not count.
  expect([s.request.kind, s.deciding]).toEqual(["uniqueness", "me"]);
  expect(s.offered()).toEqual(["Weldon Barov", "Weldon Barov"]);
  s.choose("Weldon Barov#2");
  expect(s.card("me: Weldon Barov").damage).toBe(0);
  expect(s.cards("me", "graveyard")).toEqual(["Weldon Barov"]);
  expect(s.cards("opponent", "party")).toContain("Weldon Barov");
});

ruling("INTRO-012", ["Living Pyre"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Living Pyre", "Living Pyre"], resources: 6 }, opponent: { hero: opponent } });
  s.play("Living Pyre", opponent).resolve().play("Living Pyre", opponent).resolve();
  expect([s.card("Living Pyre").attachedTo, s.card("Living Pyre#2").attachedTo]).toEqual([opponent, opponent]);
}, { part: "attachments" });
