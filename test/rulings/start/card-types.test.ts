import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("START-005.1", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim", "Tim"] }, opponent: { hero: opponent } });
  // 28 of 30 is not enough; 30 is.
  const t = deal({ me: { hero: me, party: [...Array.from({ length: 6 }, () => "Luumon")] }, opponent: { hero: opponent } });
  expect([t.card(opponent).health, s.card(me).health]).toEqual([30, 29]);
  for (let i = 1; i <= 5; i++) t.attack(`Luumon#${i > 1 ? 1 : 1}`, opponent).resolve().to("defend").to("action");
  expect([t.card(opponent).damage, t.game.over]).toEqual([25, null]);
  t.attack("Luumon", opponent).resolve().to("defend").pass().pass();
  expect(t.game.over?.winners).toEqual([t.game.state.players[0]]);
});

ruling("START-005.2", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Illia the Bitter"] } });
  s.propose(me);
  expect(s.offered()).toEqual([opponent, "Illia the Bitter"]);
  s.choose(opponent).resolve().to("defend").to("action");
  // Without a weapon no damage.
  expect([s.card(opponent).damage, s.card(me).damage]).toEqual([0, 0]);
  s.propose("Luumon");
  expect(s.offered()).toContain(opponent);
  s.choose(opponent).resolve().to("defend").to("action");
  expect([s.card(opponent).damage, s.card("Luumon").damage]).toEqual([5, 0]);
});

ruling("START-005.3", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Heartrazor"], resources: 1 }, opponent: { hero: opponent, party: ["Netherwing Protector's Shield"] } });
  s.attack(me, opponent).resolve().to("defend").strike("Heartrazor").resolve().pass().pass();
  expect(s.request.kind).toBe("armor");
  s.choose("Exhaust Netherwing Protector's Shield");
  expect(s.card(opponent).damage).toBe(1);
});

ruling("START-005.4", [], (deal) => {
  const s = deal({ me: { hero: me, resources: 4 }, opponent: { hero: opponent } });
  expect(s.card(me).tags).toEqual(expect.arrayContaining(["blood elf", "paladin"]));
  expect(s.card(me).talents).toEqual(["holy"]);
  expect(s.card(me).flipped).toBe(false);
  s.use(me, opponent);
  expect(s.card(me).flipped).toBe(true);
});

ruling("START-006.1", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Tim"], resources: 3 }, opponent: { hero: opponent } });
  expect(s.cards("me", "party")).toEqual([me]);
  s.play("Tim").resolve();
  expect([s.cards("me", "party"), s.card("Tim").exhausted]).toEqual([[me, "Tim"], false]);
});

ruling("START-006.2", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Illia the Bitter"] } });
  s.propose("Luumon");
  expect(s.offered()).toEqual([opponent, "Illia the Bitter"]);
});

ruling("START-006.3", ["Tim"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Tim"], resources: 3, party: ["Tim"] }, opponent: { hero: opponent } });
  s.use("Tim", opponent).resolve().play("Tim").resolve();
  // The one that has been played this turn can neither use its power nor attack.
  expect([s.can("use", "Tim"), s.can("attack", "Tim")]).toEqual([false, false]);
  s.to("action", "opponent").to("action", "me");
  expect([s.request.options.filter(({ act }) => act === "use").length, s.request.options.filter(({ act }) => act === "attack").length]).toEqual([2, 3]);
});

ruling("START-006.4", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Tim"], resources: 3 }, opponent: { hero: opponent } }, { choosePayments: true });
  s.play("Tim");
  expect(s.card("Tim").cost).toBe(3);
  if (s.request.kind === "pay") s.choose(...s.offered().map((label, i) => `${label}#${i + 1}`));
  expect(s.cards("me", "resource row").length).toBe(3);
  const short = deal({ me: { hero: me, hand: ["Tim"], resources: 2 }, opponent: { hero: opponent } });
  expect(short.can("play", "Tim")).toBe(false);
});

ruling("START-006.5", ["Luumon"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Illia the Bitter"] }, opponent: { hero: opponent, party: ["Luumon"] } });
  expect([s.card("Luumon").damageTypes, s.card("Illia the Bitter").damageTypes, s.card("Luumon").atk]).toEqual([["fire"], ["ranged"], 5]);
  s.attack("Illia the Bitter", "Luumon").resolve().to("defend").to("action");
  expect(s.cards("opponent", "graveyard")).toEqual(["Luumon"]);
}, { rulesOnly: "the numbers on an ally" });

ruling("START-006.6", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim", "Tim"] }, opponent: { hero: opponent, party: [{ card: "Luumon", damage: 3 }] } });
  s.use("Tim", "Luumon").resolve();
  expect([s.card("Luumon").damage, s.card("Luumon").zone]).toEqual([4, "play"]);
  s.use("Tim", "Luumon").resolve();
  expect(s.cards("opponent", "graveyard")).toEqual(["Luumon"]);
});

ruling("START-007.1", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Heartrazor", "Felsteel Whisper Knives"], resources: 3 }, opponent: { hero: opponent, party: ["Luumon"] } });
  expect(s.card(me).atk).toBe(0);
  s.attack(me, "Luumon").resolve().to("defend").strike("Heartrazor");
  expect(s.can("strike", "Felsteel Whisper Knives")).toBe(false);
  s.resolve();
  expect(s.card(me).atk).toBe(2);
  // No second weapon in the same combat.
  expect(s.can("strike", "Felsteel Whisper Knives")).toBe(false);
  s.to("action");
  expect([s.card(me).atk, s.card("Luumon").damage]).toEqual([0, 2]);
});

ruling("START-007.2", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Heartrazor"], resources: 1 } });
  s.attack("Luumon", opponent).resolve().to("defend").pass().strike("Heartrazor").resolve().to("action");
  expect([s.card("Luumon").damage, s.card(opponent).damage]).toEqual([2, 5]);
});

ruling("START-007.3", ["Felsteel Whisper Knives"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Heartrazor", "Felsteel Whisper Knives"], resources: 2 }, opponent: { hero: opponent, party: ["Sandbox Tiger", "Luumon"] } });
  s.attack(me, "Luumon").resolve().to("defend").strike("Heartrazor").resolve().to("action");
  // The other weapon is for the next combat, and though the hero is exhausted he can strike with it.
  s.to("action", "opponent").attack("Luumon", me).resolve().to("defend").pass();
  expect([s.card("Heartrazor").exhausted, s.card(me).exhausted, s.can("strike", "Heartrazor"), s.can("strike", "Felsteel Whisper Knives")]).toEqual([true, true, false, true]);
  s.strike("Felsteel Whisper Knives").resolve().to("action");
  expect(s.card("Luumon").damage).toBe(4);
}, { rulesOnly: "two weapons in two combats" });

ruling("START-007.4", ["Heartrazor"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Heartrazor"], resources: 2 }, opponent: { hero: opponent, party: ["Luumon"] } });
  s.attack(me, "Luumon").resolve().to("defend").strike("Heartrazor").resolve();
  s.use("Heartrazor", opponent).resolve();
  // It is gone; what it gave stays for the combat.
  expect([s.card("Heartrazor").zone, s.card(me).atk]).toEqual(["graveyard", 2]);
  s.to("action");
  expect(s.card("Luumon").damage).toBe(2);
});

ruling("START-007.5", ["Heartrazor"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Heartrazor"], resources: 4 }, opponent: { hero: opponent, party: ["Luumon"] } });
  s.play("Heartrazor").resolve();
  expect(s.cards("me", "party")).toEqual([me, "Heartrazor"]);
  expect(s.can("use", "Heartrazor")).toBe(true);
  s.attack(me, "Luumon").resolve().to("defend").strike("Heartrazor");
  expect(s.card("Heartrazor").exhausted).toBe(true);
  s.resolve().to("action");
  expect(s.card("Luumon").damage).toBe(2);
});

ruling("START-008.1", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Coif of the Wicked"], resources: 5, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Coif of the Wicked", "Tim"] } });
  s.play("Coif of the Wicked").resolve();
  expect(s.cards("me", "party")).toEqual([me, "Luumon", "Coif of the Wicked"]);
  s.attack("Luumon", opponent).resolve().to("defend").pass().pass();
  expect([s.request.kind, s.deciding]).toEqual(["armor", "opponent"]);
  s.choose("Exhaust Coif of the Wicked");
  // Its DEF of 3 from 5; exhausted it can do no more.
  expect(s.card(opponent).damage).toBe(2);
  s.to("action", "opponent").use("Tim", me).resolve();
  expect(s.deciding).toBe("me");
  s.choose("No");
  expect(s.card(me).damage).toBe(1);
});

ruling("START-008.2", ["Demon Hide Spaulders"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Demon Hide Spaulders"], resources: 3, party: ["Heartrazor"] }, opponent: { hero: opponent } });
  s.play("Demon Hide Spaulders").resolve();
  expect(s.can("use", "Demon Hide Spaulders")).toBe(true);
  s.use("Demon Hide Spaulders").resolve();
  expect([s.card("Heartrazor").atk, s.card("Demon Hide Spaulders").exhausted]).toEqual([3, true]);
});

ruling("START-009.1", ["Arcanite Dragonling"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Arcanite Dragonling"], resources: 2 }, opponent: { hero: opponent } });
  s.play("Arcanite Dragonling").resolve();
  expect(s.cards("me", "party")).toEqual([me, "Arcanite Dragonling"]);
  s.use("Arcanite Dragonling").resolve();
  expect(s.card("Arcanite Dragonling").types).toEqual(expect.arrayContaining(["item", "ally"]));
});

ruling("START-010.1", ["Mystic Denial", "Pin"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Pin", "Barkskin"], resources: 2 }, opponent: { hero: opponent } });
  s.play("Pin", "opponent").resolve();
  expect([s.card("Pin").zone, s.cards("me", "graveyard")]).toEqual(["graveyard", ["Pin"]]);
  s.play("Barkskin").resolve();
  expect([s.card("Barkskin").zone, s.cards("me", "party")]).toEqual(["play", [me, "Barkskin"]]);
}, { rulesOnly: "where abilities go" });

ruling("START-010.2", [], (deal) => {
  const hand = ["Starshot", "Withdraw"];
  const s = deal({ me: { hero: me, hand, resources: 5, party: ["Luumon"] }, opponent: { hero: opponent, hand, resources: 5 } });
  const can = () => [s.can("play", "Starshot"), s.can("play", "Withdraw")];
  expect(can()).toEqual([true, true]);
  s.pass();
  expect([s.deciding, can()]).toEqual(["opponent", [false, true]]);
  s.pass();
  expect([s.step, s.deciding, can()]).toEqual(["end", "me", [false, true]]);
});

ruling("START-010.3", ["Living Pyre"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Living Pyre", "Living Pyre"], party: ["Tim"], resources: 6 }, opponent: { hero: opponent, party: [{ card: "Luumon", damage: 4 }] } });
  s.play("Living Pyre", "Luumon").resolve().play("Living Pyre", "Luumon").resolve();
  expect([s.card("Living Pyre").attachedTo, s.card("Living Pyre#2").attachedTo]).toEqual(["Luumon", "Luumon"]);
  s.use("Tim", "Luumon").resolve();
  // The card leaves play, and with it what is attached, each into its owner's graveyard.
  expect([s.cards("opponent", "graveyard"), s.cards("me", "graveyard")]).toEqual([["Luumon"], ["Living Pyre", "Living Pyre"]]);
});

ruling("START-011.1", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Skywing", "Pin"], resources: 3 }, opponent: { hero: opponent } });
  expect(s.can("play", "Skywing")).toBe(false);
  expect(s.offered()).toEqual(expect.arrayContaining(["Place Skywing face down", "Place Skywing face up", "Place Pin face down"]));
  expect(s.offers("Place Pin face up")).toBe(false);
  s.place("Skywing", "up").resolve();
  expect([s.card("Skywing").faceDown, s.card("Skywing").row, s.can("complete", "Skywing")]).toEqual([false, "resources", true]);
});

ruling("START-011.2", ["Skywing"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Pin", "Pin"], faceUp: ["Skywing"], resources: 2 }, opponent: { hero: opponent } });
  s.complete("Skywing");
  expect([s.card("Skywing").exhausted, s.card("Skywing").faceDown]).toEqual([true, true]);
  s.resolve();
  expect(s.cards("me", "party")).toHaveLength(2);
  expect(s.can("complete", "Skywing")).toBe(false);
  // Face down it is a resource still.
  s.to("action", "opponent").to("action", "me");
  expect(s.cards("me", "resource row")).toHaveLength(3);
  expect(s.request.options.some(({ act }) => act === "complete")).toBe(false);
});

ruling("START-011.3", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Pin"], faceUp: ["Skywing"], resources: 0 }, opponent: { hero: opponent } });
  s.play("Pin", "opponent");
  expect([s.card("Skywing").exhausted, s.card("Skywing").faceDown]).toEqual([true, false]);
});
