import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

const bell = `Silent Bell, 1, Item, Trinket (2) (Own-1C)
Players can't draw cards.`;

ruling("BOG-019", ["\"Chillhands\" Spigotgulp"], (deal) => {
  const set = (party: readonly string[] = []) => seats(deal, { party: ["\"Chillhands\" Spigotgulp", ...party], hand: ["Victimize"], resources: 5, deck: ["Pin", "Tim", "Luumon"] }, { party: ["Luumon"] });
  const s = set().play("Victimize", "opponent").resolve();
  // Nothing is seen of the card before the choice; to skip is free.
  expect([s.request.kind, s.offered(), s.cards("me", "hand"), s.cards("me", "deck")[0]]).toEqual(["may", ["Yes", "No"], [], "Pin"]);
  s.choose("No").choose("Yes");
  while (s.request.kind === "target") s.choose("Luumon");
  expect([s.cards("me", "hand"), s.cards("me", "deck"), s.chain().length]).toEqual([["Pin"], ["Tim", "Luumon"], 1]);
  // Two skipped are two triggers.
  const two = set().play("Victimize", "opponent").resolve().choose("Yes").choose("Yes");
  while (two.request.kind !== "priority") two.choose(two.offered()[0] ?? "");
  expect([two.cards("me", "hand"), two.chain().length]).toEqual([[], 2]);
  two.resolveAll();
  // What can't be drawn can't be skipped.
  const none = set(["Silent Bell"]).play("Victimize", "opponent").resolve();
  expect([none.request.kind, none.chain(), none.cards("me", "hand")]).toEqual(["priority", [], []]);
}, { own: bell });

ruling("BOG-034", ["Gladiator Addisyn"], (deal) => {
  const set = () => seats(deal, { hand: ["Gladiator Addisyn"], resources: 2, party: ["Gladiator Emek"] }, { party: ["Tim", "Tim"] }).play("Gladiator Addisyn");
  const s = set();
  // While he is on the chain there is time to answer, but none once he is there.
  until(s, "opponent").use("Tim", "Emek").resolve();
  expect([s.card("Emek").damage, s.chain()]).toEqual([1, ["Gladiator Addisyn"]]);
  s.resolve();
  expect([s.request.kind, s.deciding, s.offered()]).toEqual(["name", "me", ["arcane", "fire", "frost", "nature", "shadow"]]);
  s.choose("arcane");
  expect([s.card("Addisyn").zone, s.card("Emek").keywords]).toEqual(["play", ["resistance"]]);
  until(s, "opponent").use("Tim", "Addisyn").resolve();
  until(s, "opponent");
  expect([s.card("Addisyn").zone, s.card("Addisyn").damage]).toEqual(["play", 0]);
  const fire = set().resolve().choose("fire");
  until(fire, "opponent").use("Tim", "Emek").resolve();
  expect(fire.card("Emek").damage).toBe(1);
});

ruling("BOG-047", ["Mana Ruby"], (deal) => {
  const full = Array.from({ length: 7 }, () => "Tim");
  const set = (hand: readonly string[]) => seats(deal, { party: ["Mana Ruby"], hand, resources: 2 }, {}).use("Mana Ruby").resolve();
  expect(set(full).cards("me", "hand")).toHaveLength(7);
  expect(set([...full, "Tim"]).cards("me", "hand")).toHaveLength(8);
  expect(set(["Tim", "Tim"]).cards("me", "hand")).toHaveLength(7);
});

ruling("BOG-060", ["The Ruins of Lordaeron"], (deal) => {
  const s = seats(deal, { faceUp: [{ card: "The Ruins of Lordaeron", counters: { arena: 3 } }], graveyard: ["Pin"] }, { graveyard: ["Tim", "Withdraw", "Luumon", "Burgle"], deck: ["Starshot"] });
  s.use("The Ruins of Lordaeron");
  // Of one graveyard.
  if (s.request.kind !== "target" || s.offers("opponent")) s.choose("opponent");
  expect(s.offers("Pin")).toBe(false);
  s.choose("Tim", "Withdraw", "Luumon").resolve();
  // The other player orders them.
  expect([s.deciding, s.request.kind === "priority"]).toEqual(["opponent", false]);
  s.choose("Luumon").choose("Tim");
  expect(s.cards("opponent", "deck")).toEqual(["Starshot", "Luumon", "Tim", "Withdraw"]);
  expect(s.cards("opponent", "graveyard")).toEqual(["Burgle"]);
});

ruling("BOG-063", ["Seth's Graphite Fishing Pole"], (deal) => {
  const nine = Array.from({ length: 9 }, () => "Tim");
  const set = (deck: readonly string[]) => seats(deal, { party: ["Seth's Graphite Fishing Pole"], deck }, {}).use("Seth's Graphite Fishing Pole").resolve();
  const s = set([...nine, "Luumon", "Pin"]);
  expect([s.cards("me", "hand"), s.cards("me", "deck")]).toEqual([["Luumon"], [...nine, "Pin"]]);
  const few = set(nine);
  expect([few.request.kind, few.cards("me", "hand"), few.cards("me", "deck"), few.card("Seth's Graphite").exhausted]).toEqual(["priority", [], nine, true]);
});

ruling("BOG-073", ["Vengeful Gladiator's Felshroud"], (deal) => {
  const me = { party: ["Vengeful Gladiator's Felshroud"], removed: ["Starshot", "Tim"], resources: 5 };
  const s = seats(deal, me, { removed: ["Frost Nova", "Moonflare"], party: ["Luumon"] });
  expect(["Starshot", "Frost Nova", "Moonflare", "Tim"].map((name) => s.can("play", name))).toEqual([true, true, true, false]);
  // The opposing one is paid for as ever.
  s.play("Frost Nova").resolve();
  expect([s.card("Luumon").damage, s.card("Frost Nova").zone, s.card("Frost Nova").owner]).toEqual([1, "graveyard", "opponent"]);
  expect([s.can("play", "Moonflare"), s.can("play", "Starshot")]).toEqual([false, false]);
  // What is not instant waits for one's own action phase, and all of it for one's own turn.
  const fight = seats(deal, me, { removed: ["Frost Nova"], party: ["Luumon"] }).attack("Kinivus", "Thoros").resolve();
  expect([fight.can("play", "Starshot"), fight.can("play", "Frost Nova")]).toEqual([false, true]);
  const theirs = until(seats(deal, me, { removed: ["Frost Nova"] }, "opponent"), "me");
  expect(theirs.can("play", "Frost Nova")).toBe(false);
});
