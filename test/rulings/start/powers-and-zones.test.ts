import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("START-001.1", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim", "Luumon"] }, opponent: { hero: opponent } });
  // What the text box has is what can be used.
  expect([s.can("use", "Tim"), s.can("use", "Luumon")]).toEqual([true, false]);
});

ruling("START-001.2", ["Tim"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim"] }, opponent: { hero: opponent, party: ["Luumon"] } });
  s.use("Tim", "Luumon").resolve();
  expect([s.card("Luumon").damage, s.card(opponent).damage]).toEqual([1, 0]);
});

ruling("START-001.3", ["Acolyte Kemistra"], (deal) => {
  const usable = (resources: number) => deal({ me: { hero: me, party: ["Acolyte Kemistra"], resources }, opponent: { hero: opponent } }).can("use", "Acolyte Kemistra");
  expect([usable(0), usable(1)]).toEqual([false, true]);
});

ruling("START-002.1", ["Withdraw"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Withdraw"], resources: 3 }, opponent: { hero: opponent, party: ["Luumon", "Tim"] } });
  s.play("Withdraw");
  expect([s.request.kind, s.request.min, s.request.max]).toEqual(["target", 1, 1]);
  expect(s.offered()).toEqual(["Luumon", "Tim"]);
});

ruling("START-002.2", ["Clutch Shot"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Clutch Shot"], resources: 1, party: ["Sandbox Tiger"] }, opponent: { hero: opponent, party: ["Luumon", "Tim"] } });
  s.play("Clutch Shot", "Luumon");
  // The second one is another.
  expect([s.request.kind, s.offered()]).toEqual(["target", ["Sandbox Tiger", "Tim"]]);
  s.choose("Tim");
  expect(s.request.kind).toBe("priority");
  const alone = deal({ me: { hero: me, hand: ["Clutch Shot"], resources: 1 }, opponent: { hero: opponent, party: ["Luumon"] } });
  expect(alone.can("play", "Clutch Shot")).toBe(false);
});

ruling("START-002.3", ["Withdraw"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Withdraw"], resources: 3 }, opponent: { hero: opponent, party: ["Luumon", "Tim"] } });
  s.play("Withdraw", "Luumon");
  // Chosen before anybody, oneself included, has priority again; nothing is chosen as it resolves.
  expect([s.request.kind, s.chain().length]).toEqual(["priority", 1]);
  s.resolve();
  expect([s.request.kind, s.cards("opponent", "hand")]).toEqual(["priority", ["Luumon"]]);
});

ruling("START-002.4", ["Withdraw"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Withdraw"], resources: 3 }, opponent: { hero: opponent, party: ["Coif of the Wicked"], hand: ["Tim"] } });
  expect(s.can("play", "Withdraw")).toBe(false);
});

ruling("START-002.5", ["Withdraw"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Withdraw"], resources: 3 }, opponent: { hero: opponent, party: ["Durdin Hammerhand", "Luumon"] } });
  s.play("Withdraw", "Durdin Hammerhand").pass().use("Durdin Hammerhand", "Luumon").resolve().resolve();
  // Its target is gone, and no other is chosen for it.
  expect([s.request.kind, s.cards("opponent", "hand"), s.cards("me", "graveyard")]).toEqual(["priority", [], ["Withdraw"]]);
  expect(s.card("Luumon").zone).toBe("play");
});

ruling("START-003.1", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Weldon Barov"], party: [{ card: "Weldon Barov", damage: 2 }], resources: 5 }, opponent: { hero: opponent } });
  s.play("Weldon Barov").resolve();
  expect([s.request.kind, s.deciding, s.offered().length]).toEqual(["uniqueness", "me", 2]);
  s.choose("Weldon Barov#1");
  expect([s.cards("me", "graveyard"), s.card("Weldon Barov").damage]).toEqual([["Weldon Barov"], 2]);
});

ruling("START-003.2", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Grounding Totem", "Wavestorm Totem"], party: ["Grounding Totem"], resources: 3 }, opponent: { hero: opponent } });
  s.play("Wavestorm Totem").resolve();
  // A Water Totem is no Air Totem.
  expect(s.request.kind).toBe("priority");
  s.play("Grounding Totem").resolve();
  expect([s.request.kind, s.offered()]).toEqual(["uniqueness", ["Grounding Totem", "Grounding Totem"]]);
  s.choose("Grounding Totem#2");
  expect(s.cards("me", "graveyard")).toEqual(["Grounding Totem"]);
  expect(s.cards("me", "party").filter((name) => name.endsWith("Totem")).sort()).toEqual(["Grounding Totem", "Wavestorm Totem"]);
});

ruling("START-003.3", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Tim", "Coif of the Wicked"], party: ["Tim", "Tim"], resources: 8 }, opponent: { hero: opponent } });
  s.play("Tim").resolve().play("Coif of the Wicked").resolve();
  expect(s.request.kind).toBe("priority");
  expect(s.cards("me", "party").filter((name) => name === "Tim")).toHaveLength(3);
});

ruling("START-003.4", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Twinblade of the Phoenix"], party: ["Netherwing Protector's Shield"], resources: 5 }, opponent: { hero: opponent } });
  s.play("Twinblade of the Phoenix").resolve();
  expect([s.request.kind, [...s.offered()].sort()]).toEqual(["uniqueness", ["Netherwing Protector's Shield", "Twinblade of the Phoenix"]]);
  s.choose("Twinblade of the Phoenix");
  expect(s.cards("me", "graveyard")).toEqual(["Netherwing Protector's Shield"]);
  // A one-handed weapon goes with a shield.
  const t = deal({ me: { hero: me, hand: ["Heartrazor"], party: ["Netherwing Protector's Shield"], resources: 2 }, opponent: { hero: opponent } });
  t.play("Heartrazor").resolve();
  expect(t.request.kind).toBe("priority");
});

ruling("START-003.5", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Twinblade of the Phoenix", "Felsteel Whisper Knives"], party: ["Heartrazor"], resources: 6 }, opponent: { hero: opponent } });
  s.play("Felsteel Whisper Knives").resolve();
  // Melee and Ranged together, but no second Melee beside a Two-Handed.
  expect(s.request.kind).toBe("priority");
  s.play("Twinblade of the Phoenix").resolve();
  expect([s.request.kind, [...s.offered()].sort()]).toEqual(["uniqueness", ["Heartrazor", "Twinblade of the Phoenix"]]);
  s.choose("Twinblade of the Phoenix");
  expect(s.cards("me", "graveyard")).toEqual(["Heartrazor"]);
  expect(s.cards("me", "party")).toContain("Felsteel Whisper Knives");
});

const idOf = (s: { readonly game: { readonly state: { readonly players: readonly number[] } } }, n: number): number => s.game.state.players[n] ?? 0;

ruling("START-004.1", [], (deal) => {
  const s = deal({ me: { hero: me, deck: ["Tim", "Luumon"], hand: ["Pin"] }, opponent: { hero: opponent, deck: ["Withdraw"], hand: ["Mind Blast"] } });
  const seen = s.game.view(idOf(s, 0)).zones;
  const of = (zone: string, n: number) => seen.find((one) => one.zone === zone && one.of === idOf(s, n));
  // Nobody looks into a deck; how many cards it has is known.
  expect([of("deck", 0)?.cards, of("deck", 0)?.count, of("deck", 1)?.cards]).toEqual([null, 2, null]);
  // One's own hand only.
  expect(of("hand", 0)?.cards?.map(({ name }) => name)).toEqual(["Pin"]);
  expect([of("hand", 1)?.cards, of("hand", 1)?.count]).toEqual([null, 1]);
});

ruling("START-004.2", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim"], hand: ["Pin"], resources: 1 }, opponent: { hero: opponent, party: ["Sandbox Tiger"], graveyard: ["Withdraw"] } });
  s.use("Tim", "Sandbox Tiger").resolve();
  const yard = s.game.view(idOf(s, 0)).zones.find((one) => one.zone === "graveyard" && one.of === idOf(s, 1));
  expect(yard?.cards?.map(({ name, faceDown }) => [name, faceDown])).toEqual([["Withdraw", false], ["Sandbox Tiger", false]]);
});

ruling("START-004.3", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Luumon", "Pin"], resources: 6, party: ["Tim"] }, opponent: { hero: opponent } });
  s.play("Luumon");
  expect([s.chain(), s.card("Luumon").zone]).toEqual([["Luumon"], "chain"]);
  s.use("Tim", opponent);
  expect([s.chain().length, s.card(opponent).damage]).toEqual([2, 0]);
  s.resolve().resolve();
  expect([s.chain(), s.card("Luumon").zone, s.card(opponent).damage]).toEqual([[], "play", 1]);
});

ruling("START-004.4", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Tim", "Heartrazor", "Coif of the Wicked", "Arcanite Dragonling", "Mystic Denial", "Pin"], resources: 16 }, opponent: { hero: opponent } });
  for (const card of ["Tim", "Heartrazor", "Coif of the Wicked", "Arcanite Dragonling"]) s.play(card).resolve();
  s.place("Pin", "down").resolve();
  expect(s.cards("me", "party")).toEqual([me, "Tim", "Heartrazor", "Coif of the Wicked", "Arcanite Dragonling"]);
  expect(s.cards("me", "resource row")).toHaveLength(17);
  expect(s.cards("me", "party")).not.toContain("Pin");
});

ruling("START-004.5", ["Call the Spirit"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Call the Spirit"], resources: 2, removed: ["Tim"], graveyard: ["Withdraw"] }, opponent: { hero: opponent } });
  // Removed from the game is not the graveyard.
  expect([s.cards("me", "removed"), s.can("play", "Call the Spirit")]).toEqual([["Tim"], false]);
});
