import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, seats, until } from "../situation.ts";

ruling("SOB-036", ["Marlowe the Felsworn"], (deal) => {
  const set = (victim: string, damage = 0) => deal({
    me: { hero: "Marlowe the Felsworn", party: [{ card: victim, damage }], resources: 2, team: 1 },
    friend: { hero: "Kinivus the Focused", party: ["Voss Treebender"], team: 1 },
    foe: { hero: "Thoros the Savior", party: ["Sanva", "Acolyte Kemistra"], team: 2 },
  });
  const s = set("Luumon", 3).use("Marlowe");
  for (let i = 0; i < 6 && s.request.kind !== "priority"; i++) s.choose(s.request.kind === "target" ? "Sanva" : "Luumon");
  s.resolve();
  expect([s.card("Luumon").zone, s.card("Sanva").health]).toEqual(["graveyard", 1]);
  // A friend's ally will do, asked or not.
  const friends = set("Luumon").use("Marlowe");
  for (let i = 0; i < 6 && friends.request.kind !== "priority"; i++) {
    expect(friends.request.kind === "target" || !friends.offers("Sanva")).toBe(true);
    friends.choose(friends.request.kind === "target" ? "Sanva" : "Voss Treebender");
  }
  friends.resolve();
  expect([friends.card("Voss").zone, friends.card("Sanva").health]).toEqual(["graveyard", 5]);
});

ruling("SOB-036", ["Marlowe the Felsworn"], (deal) => {
  // Its health was less than what is printed on it.
  const s = deal({ me: { hero: "Marlowe the Felsworn", party: ["Luumon", "Keward Rocksalt"], resources: 2 }, opponent: { hero: "Thoros the Savior", party: ["Sanva", "Melissa Gerrard"] } }, { turn: "opponent" });
  s.attack("Melissa", "Marlowe").resolve();
  s.choose("Luumon").resolve();
  expect(s.card("Luumon").health).toBe(4);
  expect(until(s, "me").can("use", "Marlowe")).toBe(false);
  s.resolveAll();
  while (s.step !== "action" || s.chain().length > 0) s.request.kind === "priority" ? s.pass() : s.choose(s.offered()[0] ?? "");
  expect(s.to("action", "me").can("use", "Marlowe")).toBe(true);
}, { part: "only on the own turn" });

ruling("SOB-038", ["Morn Salts-the-Land", "Morn Walks-the-Path"], (deal) => {
  const ruins = { card: "The Ruins of Lordaeron", counters: { arena: 3 } };
  const walks = deal({ me: { hero: "Morn Walks-the-Path", resources: 9, graveyard: ["Pin", "Tim"] }, opponent: { hero: "Thoros the Savior", faceUp: [ruins] } });
  expect(walks.can("play", "Pin")).toBe(false);
  walks.use("Morn");
  if (walks.request.kind === "target") walks.choose("Pin");
  walks.resolve();
  expect([walks.can("play", "Pin"), walks.can("play", "Tim")]).toEqual([true, false]);
  walks.play("Pin", "opponent").resolve();
  // Back in the graveyard it is another card.
  expect(walks.cards("me", "graveyard")).toContain("Pin");
  expect(walks.can("play", "Pin")).toBe(false);
  const salts = deal({ me: { hero: "Morn Salts-the-Land", resources: 9, graveyard: ["Clutch Shot"] }, opponent: { hero: "Thoros the Savior", graveyard: ["Pin", "Mist of Corrosion"], faceUp: [ruins] } });
  salts.use("Morn");
  expect(salts.offers("Clutch Shot")).toBe(false);
  salts.choose("Pin").resolve();
  salts.play("Pin", "opponent").resolve();
  expect(salts.cards("opponent", "graveyard")).toContain("Pin");
  expect(salts.can("play", "Pin")).toBe(false);
});

ruling("SOB-045", ["Remba, Abbess of Ash"], (deal) => {
  const s = deal({
    me: { hero: "Remba, Abbess of Ash", resources: 4, party: [{ card: "Living Pyre", attachedTo: "Luumon" }] },
    opponent: { hero: "Thoros the Savior", party: ["Luumon", "Tim", { card: "Immobilize", attachedTo: "Luumon" }] },
  });
  s.use("Remba");
  if (s.request.kind === "target") expect(s.offers("Tim")).toBe(false);
  if (s.request.kind === "target") s.choose("Luumon");
  s.resolve();
  expect(s.card("Luumon").controller).toBe("me");
  expect(["Living Pyre", "Immobilize"].map((name) => [s.card(name).attachedTo, s.card(name).controller])).toEqual([["Luumon", "me"], ["Luumon", "opponent"]]);
});

ruling("SOB-051", ["Sister Remba"], (deal) => {
  const set = () => deal({
    me: { hero: "Sister Remba", resources: 1, party: ["Luumon", "Tim", "Sanva", { card: "Warrior Training", attachedTo: "Luumon" }] },
    opponent: { hero: "Thoros the Savior", party: ["Acolyte Kemistra"], hand: ["Fork Lightning", "Pin"], resources: 6 },
  });
  const s = set().use("Remba");
  if (s.request.kind === "target") expect(s.offers("Tim")).toBe(false);
  if (s.request.kind === "target") s.choose("Luumon");
  s.resolve();
  expect(s.card("Luumon").keywords).toEqual(expect.arrayContaining(["elusive", "untargetable"]));
  s.to("action", "opponent");
  expect(s.card("Luumon").keywords).not.toContain("untargetable");
});

ruling("SOB-051", ["Sister Remba"], (deal) => {
  const attached = { card: "Smoke or Croak", attachedTo: "Luumon" };
  const set = () => deal({ me: { hero: "Sister Remba", resources: 1, party: ["Luumon", attached, "Anchorite Fareena"] }, opponent: { hero: "Thoros the Savior" } });
  // The attachment is gone as it resolves: nothing happens.
  const s = set().use("Remba", "Luumon").use("Fareena", "Smoke or Croak").resolve();
  expect(s.card("Smoke or Croak").attachedTo).toBe("Anchorite Fareena");
  s.resolve();
  expect(s.card("Luumon").keywords).toEqual(["resistance"]);
  // Gone later, it changes nothing any more.
  const later = set().use("Remba", "Luumon").resolve().use("Fareena", "Smoke or Croak").resolve();
  expect(later.card("Smoke or Croak").attachedTo).toBe("Anchorite Fareena");
  expect(later.card("Luumon").keywords).toEqual(expect.arrayContaining(["elusive", "untargetable"]));
}, { part: "without its attachment" });

ruling("SOB-042", ["Preparing for War"], (deal) => {
  const s = seats(deal, { faceUp: ["Preparing for War"], resources: 3, graveyard: ["Tim", "Luumon"] }, { graveyard: ["Pin", "Sanva"], party: [exhausted("Tim")] });
  s.complete("Preparing for War").choose(2);
  expect([s.request.min, s.request.max, s.offered().length]).toEqual([2, 2, 4]);
  s.choose("Tim", "Pin").resolve();
  expect([s.cards("me", "graveyard"), s.cards("opponent", "graveyard")]).toEqual([["Luumon"], ["Sanva"]]);
  expect([s.cards("me", "deck").includes("Tim"), s.cards("opponent", "deck").includes("Pin")]).toEqual([true, true]);
});

ruling("SOB-058", ["Wand of the Seer"], (deal) => {
  const s = seats(deal, { party: ["Wand of the Seer", "Luumon"], hand: ["Fork Lightning"], resources: 5 }, { party: ["Tim", "Sanva"] });
  s.play("Fork Lightning", "Thoros", "Sanva").resolve();
  expect(s.request.kind).toBe("target");
  expect(["Luumon", "Tim", "Sanva"].every((name) => s.offers(name))).toBe(true);
  s.choose("Luumon", "Sanva");
  if (s.request.ask === "divide") s.choose(4, 1);
  s.resolve();
  if (s.request.ask === "divide") s.choose(4, 1);
  expect([s.card("Thoros").damage, s.card("Luumon").damage]).toEqual([5, 4]);
  // One's own, if there is no other.
  const own = seats(deal, { party: ["Wand of the Seer", "Luumon"], hand: ["Touch of the Arcane"], resources: 3 }, {});
  own.play("Touch of the Arcane", "Thoros").resolve();
  for (let i = 0; i < 4 && own.request.kind !== "priority"; i++) own.request.ask === "divide" ? own.choose(1) : own.choose("Luumon");
  own.resolveAll();
  for (let i = 0; i < 4 && own.request.kind !== "priority"; i++) own.request.ask === "divide" ? own.choose(1) : own.choose("Luumon");
  expect(own.card("Luumon").damage).toBe(1);
});
