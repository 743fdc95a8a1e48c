import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("START-016.1", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Pin", "Starshot"], party: ["Tim", "Luumon"], resources: 3 }, opponent: { hero: opponent, party: ["Illia the Bitter"] } });
  const acts = () => ["play", "use", "place", "attack"].filter((act) => s.request.options.some((option) => option.act === act));
  expect(acts()).toEqual(["play", "use", "place", "attack"]);
  // In any order: combat first, then a power, a resource, a card.
  s.attack("Luumon", opponent).resolve().to("defend").to("action");
  expect(acts()).toEqual(["play", "use", "place", "attack"]);
  s.use("Tim", opponent).resolve().place("Pin", "down").resolve().play("Starshot", "Illia the Bitter").resolve();
  expect([s.card(opponent).damage, s.card("Illia the Bitter").damage]).toEqual([6, 3]);
});

ruling("START-016.2", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Pin", "Pin", "Pin", "Pin"], party: ["Tim", "Tim", "Luumon", "Illia the Bitter"], resources: 2 }, opponent: { hero: opponent } });
  s.place("Pin", "down").resolve();
  expect(s.request.options.some(({ act }) => act === "place")).toBe(false);
  s.play("Pin", "me").resolve().play("Pin", "opponent").resolve();
  s.use("Tim", opponent).resolve().use("Tim", opponent).resolve();
  s.attack("Luumon", opponent).resolve().to("defend").to("action");
  s.attack("Illia the Bitter", opponent).resolve().to("defend").to("action");
  expect(s.card(opponent).damage).toBe(13);
  // And on the next turn one more.
  s.to("action", "opponent").to("action", "me");
  expect(s.offers("Place Pin face down")).toBe(true);
});

ruling("START-017.1", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Luumon", "Heartrazor"], resources: 6, faceUp: ["Skywing"] }, opponent: { hero: opponent } }, { choosePayments: true });
  s.play("Luumon");
  expect([s.request.kind, s.request.min, s.request.max, s.request.options.length]).toEqual(["pay", 5, 5, 7]);
});

ruling("START-017.2", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Heartrazor", "Coif of the Wicked", "Arcanite Dragonling", "Luumon", "Living Pyre", "Barkskin", "Pin"], resources: 20 }, opponent: { hero: opponent } });
  for (const card of ["Heartrazor", "Coif of the Wicked", "Arcanite Dragonling", "Luumon", "Barkskin"]) s.play(card).resolve();
  s.play("Living Pyre", opponent).resolve().play("Pin", "opponent").resolve();
  expect(s.cards("me", "party")).toEqual([me, "Heartrazor", "Coif of the Wicked", "Arcanite Dragonling", "Luumon", "Barkskin", "Living Pyre"]);
  expect(s.card("Living Pyre").attachedTo).toBe(opponent);
  expect([s.cards("me", "graveyard"), s.cards("me", "hand")]).toEqual([["Pin"], []]);
});

ruling("START-018.1", ["Acolyte Kemistra"], (deal) => {
  const s = deal({ me: { hero: me, party: [{ card: "Acolyte Kemistra", fresh: true }], resources: 3, deck: ["Tim", "Pin", "Withdraw"] }, opponent: { hero: opponent } });
  // The cost first, what it does then; as often as it can be paid.
  s.use("Acolyte Kemistra");
  expect([s.card("Acolyte Kemistra").damage, s.cards("me", "hand").length]).toEqual([2, 0]);
  s.resolve();
  expect(s.cards("me", "hand")).toEqual(["Tim"]);
  s.use("Acolyte Kemistra").resolve().use("Acolyte Kemistra").resolve();
  expect([s.cards("me", "hand").length, s.can("use", "Acolyte Kemistra")]).toEqual([3, false]);
});

ruling("START-018.2", ["Tim", "Demon Hide Spaulders"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Demon Hide Spaulders", "Tim"], party: ["Tim"], resources: 6 }, opponent: { hero: opponent } });
  s.use("Tim", opponent);
  expect(s.card("Tim").exhausted).toBe(true);
  s.resolve();
  expect(s.can("use", "Tim")).toBe(false);
  s.play("Tim").resolve();
  expect(s.can("use", "Tim#2")).toBe(false);
  s.play("Demon Hide Spaulders").resolve();
  expect(s.can("use", "Demon Hide Spaulders")).toBe(true);
});

ruling("START-019.1", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Luumon", "Skywing"], resources: 2 }, opponent: { hero: opponent, hand: ["Pin"] } });
  const places = s.request.options.filter(({ act }) => act === "place").map(({ label }) => label);
  // Any card face down, a quest face up if one likes.
  expect([...places].sort()).toEqual(["Place Luumon face down", "Place Skywing face down", "Place Skywing face up"]);
  s.place("Luumon", "down").resolve();
  expect([s.card("Luumon").faceDown, s.card("Luumon").row]).toEqual([true, "resources"]);
  s.pass();
  expect(s.request.options.some(({ act }) => act === "place")).toBe(false);
});

ruling("START-019.2", ["Skywing"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Skywing"], resources: 2 }, opponent: { hero: opponent } });
  s.place("Skywing", "up").resolve();
  expect(s.card("Skywing").faceDown).toBe(false);
  s.complete("Skywing").resolve();
  expect(s.cards("me", "party")).toHaveLength(2);
  const down = deal({ me: { hero: me, hand: ["Skywing"], resources: 2 }, opponent: { hero: opponent } });
  down.place("Skywing", "down").resolve();
  expect(down.request.options.some(({ act }) => act === "complete")).toBe(false);
});

ruling("START-020", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Illia the Bitter"] } });
  for (const attacker of [me, "Luumon"]) {
    s.propose(attacker);
    expect(s.offered()).toEqual([opponent, "Illia the Bitter"]);
    s.choose("Illia the Bitter").resolve().to("defend").to("action");
  }
  // Nothing of one's own.
  const alone = deal({ me: { hero: me, party: ["Luumon", "Tim"] }, opponent: { hero: opponent } });
  alone.attack("Luumon", opponent);
  expect(alone.request.kind).toBe("priority");
});

ruling("START-021.1", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Pin", "Luumon", "Starshot"], party: ["Tim", "Illia the Bitter"], resources: 6 }, opponent: { hero: opponent, hand: ["Withdraw"], resources: 3 } });
  s.to("end");
  expect([s.step, s.deciding]).toEqual(["end", "me"]);
  expect(s.request.options.some(({ act }) => act === "place" || act === "attack")).toBe(false);
  expect([s.can("play", "Luumon"), s.can("play", "Starshot"), s.can("play", "Pin"), s.can("use", "Tim")]).toEqual([false, false, true, true]);
  s.pass();
  expect([s.deciding, s.can("play", "Withdraw")]).toEqual(["opponent", true]);
});

ruling("START-021.2", [], (deal) => {
  const s = deal({ me: { hero: me, hand: Array.from({ length: 9 }, () => "Pin") }, opponent: { hero: opponent, hand: Array.from({ length: 9 }, () => "Pin") } });
  s.to("end").pass().pass();
  expect([s.step, s.deciding, s.request.kind, s.request.min, s.request.max]).toEqual(["wrap-up", "me", "discard", 2, 2]);
  s.choose("Pin", "Pin");
  // The other player's hand is not looked at before his own turn ends; his turn begins.
  expect([s.cards("me", "hand").length, s.cards("opponent", "hand").length]).toEqual([7, 9]);
  expect([s.step, s.deciding]).toEqual(["ready", "opponent"]);
});

ruling("START-021.3", [], (deal) => {
  const s = deal({ me: { hero: me, hand: Array.from({ length: 7 }, () => "Pin") }, opponent: { hero: opponent } });
  s.to("end").pass().pass();
  expect([s.step, s.deciding, s.cards("me", "hand").length]).toEqual(["ready", "opponent", 7]);
});

ruling("START-022.1", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Illia the Bitter"] } });
  s.propose("Luumon").choose("Illia the Bitter");
  expect([s.step, s.card("Luumon").exhausted]).toEqual(["action", false]);
  s.resolve();
  expect([s.step, s.card("Luumon").exhausted]).toEqual(["attack", true]);
  s.pass().pass();
  expect(s.step).toBe("defend");
  expect([s.card("Luumon").damage, s.card("Illia the Bitter").damage]).toEqual([0, 0]);
  s.pass().pass();
  expect([s.step, s.game.state.combat]).toEqual(["action", null]);
});

ruling("START-022.2", [], (deal) => {
  // 3 ATK and 2 health against 1 ATK and 1 health: only one is destroyed.
  const s = deal({ me: { hero: me, party: ["Himul Longstrider"] }, opponent: { hero: opponent, party: ["Sandbox Tiger"] } });
  s.attack("Himul Longstrider", "Sandbox Tiger").resolve();
  if (s.request.kind === "target") s.choose(opponent);
  s.resolve();
  if (s.request.kind !== "priority") s.choose("No");
  s.to("defend").to("action");
  expect([s.card("Himul Longstrider").damage, s.card("Himul Longstrider").zone]).toEqual([1, "play"]);
  expect(s.cards("opponent", "graveyard")).toEqual(["Sandbox Tiger"]);
  // It stays damaged.
  s.to("action", "opponent");
  expect(s.card("Himul Longstrider").damage).toBe(1);
});
