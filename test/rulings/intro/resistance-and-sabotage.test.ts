import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("INTRO-067", ["Luumon", "Illia the Bitter"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"], hand: ["Retainer's Blade"] }, opponent: { hero: opponent, party: ["Illia the Bitter", "Tim"], hand: ["Mind Blast"], resources: 5 } });
  // Luumon's fire is nothing to Illia; her arrows are no shadow.
  s.attack("Luumon", "Illia the Bitter").resolve().to("defend").to("action");
  expect(s.card("Illia the Bitter").damage).toBe(0);
  expect(s.card("Luumon").zone).toBe("graveyard");
  const shadow = deal({ me: { hero: me, party: ["Luumon"], hand: ["Withdraw", "Withdraw"] }, opponent: { hero: opponent, party: ["Tim"], hand: ["Mind Blast"], resources: 5 } }, { turn: "opponent" });
  shadow.use("Tim", "Luumon").resolve();
  expect(shadow.card("Luumon").damage).toBe(1);
  shadow.play("Mind Blast", "Luumon").resolve();
  expect(shadow.card("Luumon").damage).toBe(1);
  expect(shadow.cards("me", "hand")).toHaveLength(2);
});

ruling("INTRO-068", ["Brodien", "Illia the Bitter", "The More, the Scarier"], (deal) => {
  const s = deal({
    me: { hero: me, party: ["Illia the Bitter", "Tim"], hand: ["The More, the Scarier"], resources: 4 },
    opponent: { hero: opponent, hand: ["Brodien", "Brodien", "Brodien", "Brodien"], resources: 16 },
  }, { turn: "opponent" });
  // Three become elusive, the last untargetable.
  for (const choice of ["Choice 1", "Choice 1", "Choice 1", "Choice 2"]) s.play("Brodien").resolve().choose(choice);
  s.to("action", "me").play("The More, the Scarier").choose(4);
  expect([...s.offered()].sort()).toEqual(["Brodien", "Brodien", "Brodien", "Illia the Bitter", "Tim"]);
  s.choose("Illia the Bitter", "Brodien#1", "Brodien#2", "Brodien#3").resolve();
  expect(s.cards("opponent", "graveyard").filter((name) => name === "Brodien")).toHaveLength(3);
  expect(s.card("Illia the Bitter").damage).toBe(0);
  s.attack("Illia the Bitter", "Brodien").resolve().to("defend").to("action");
  expect(s.cards("opponent", "graveyard").filter((name) => name === "Brodien")).toHaveLength(4);
  expect(s.card("Illia the Bitter").damage).toBe(0);
});

ruling("INTRO-070", ["Arcanist Avelena"], (deal) => {
  const s = deal({
    me: { hero: me, party: ["Arcanist Avelena", "Luumon", "Eclipse"] },
    opponent: { hero: opponent, party: ["Mystic Denial", "Tyrennius Scatheblade", "Coif of the Wicked"] },
  });
  s.propose("Arcanist Avelena");
  // An ability by sabotage, characters as ever; nothing friendly, nothing that she names not.
  expect(s.offered()).toEqual(expect.arrayContaining(["Sabotage Mystic Denial", opponent, "Tyrennius Scatheblade"]));
  expect(s.offered()).toHaveLength(3);
  const other = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Mystic Denial", "Sandbox Tiger"] } });
  other.propose("Luumon");
  expect(other.offered()).toEqual([opponent, "Sandbox Tiger"]);
  // Who can't attack can't sabotage.
  const held = deal({
    me: { hero: me, party: ["Arcanist Avelena"] },
    opponent: { hero: opponent, party: ["Mystic Denial"], hand: ["Smoke or Croak"], resources: 3 },
  }, { turn: "opponent" });
  expect(held.can("play", "Smoke or Croak")).toBe(true);
  held.to("action", "me");
  expect(held.can("attack", "Arcanist Avelena")).toBe(true);
});

ruling("INTRO-070", ["Arcanist Avelena", "Webster"], (deal) => {
  const s = deal(
    { me: { hero: me, party: ["Arcanist Avelena"] }, opponent: { hero: opponent, party: ["Mystic Denial", "Webster"] } },
    { turn: "opponent" },
  );
  s.to("end").resolve();
  while (s.request.kind !== "priority") s.choose(s.offers("Yes") ? "Yes" : "Arcanist Avelena");
  s.resolveAll();
  if (s.request.kind !== "priority") s.choose("Yes");
  expect(s.card("Arcanist Avelena").counters).toEqual({ web: 1 });
  s.to("action", "me");
  expect(s.can("attack", "Arcanist Avelena")).toBe(false);
}, { part: "an ally that can't attack" });

ruling("INTRO-071", ["Arcanist Avelena", "Retainer Cara"], (deal) => {
  const set = () => deal({ me: { hero: me, party: ["Retainer Cara"] }, opponent: { hero: opponent, party: ["Coif of the Wicked", "Tyrennius Scatheblade"] } });
  const s = set();
  s.propose("Retainer Cara").choose("Sabotage Coif of the Wicked").resolve().pass().pass();
  expect(s.request.kind).toBe("protect");
  s.choose("No").pass().pass();
  expect(s.card("Retainer Cara").damage).toBe(0);
  expect(s.chain()).toHaveLength(1);
  s.resolve();
  expect(s.card("Coif of the Wicked").controller).toBe("me");
  // Protected, it is a combat as any other.
  const t = set();
  t.propose("Retainer Cara").choose("Sabotage Coif of the Wicked").resolve().pass().pass().choose("Tyrennius Scatheblade").to("action");
  expect(t.chain()).toEqual([]);
  expect(t.card("Retainer Cara").damage).toBe(3);
  expect(t.card("Tyrennius Scatheblade").zone).toBe("graveyard");
  expect(t.card("Coif of the Wicked").controller).toBe("opponent");
  // Without any ATK it is sabotage all the same.
  const weak = deal({ me: { hero: me, party: ["Arcanist Avelena"] }, opponent: { hero: opponent, party: ["Mystic Denial"], hand: ["Clutch Shot"], resources: 1 } });
  weak.propose("Arcanist Avelena").choose("Sabotage Mystic Denial").resolve().pass();
  expect(weak.can("play", "Clutch Shot")).toBe(false);
  weak.pass().to("action").resolve();
  expect(weak.cards("opponent", "deck")[0]).toBe("Mystic Denial");
});

ruling("INTRO-072", ["Arcanist Avelena", "Stoneclaw Totem", "Tyrennius Scatheblade"], (deal) => {
  const set = () => deal({ me: { hero: me, party: ["Arcanist Avelena"] }, opponent: { hero: opponent, party: ["Stoneclaw Totem", "Tyrennius Scatheblade"] } }).propose("Arcanist Avelena");
  const s = set();
  expect(s.offered()).toEqual(["Stoneclaw Totem", "Sabotage Stoneclaw Totem"]);
  s.choose("Sabotage Stoneclaw Totem").resolve().pass().pass();
  expect(s.request.kind).toBe("protect");
  s.choose("No").to("action").resolve();
  expect([s.card("Arcanist Avelena").damage, s.cards("opponent", "deck")[0]]).toEqual([0, "Stoneclaw Totem"]);
  const t = set();
  t.choose("Sabotage Stoneclaw Totem").resolve().pass().pass().choose("Tyrennius Scatheblade").to("action");
  expect([t.card("Arcanist Avelena").zone, t.card("Tyrennius Scatheblade").damage, t.card("Stoneclaw Totem").zone]).toEqual(["graveyard", 1, "play"]);
  expect(t.chain()).toEqual([]);
  const normal = set();
  normal.choose("Stoneclaw Totem").resolve().pass().pass().choose("No").to("action").resolveAll();
  expect([normal.card("Stoneclaw Totem").damage, normal.card("Stoneclaw Totem").zone]).toEqual([1, "play"]);
});

ruling("INTRO-073", ["Arcanist Avelena", "Tyrennius Scatheblade", "Warrior Training"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Arcanist Avelena"] }, opponent: { hero: opponent, party: ["Tyrennius Scatheblade", { card: "Warrior Training", attachedTo: "Tyrennius Scatheblade" }] } });
  // The one defender there is.
  s.propose("Arcanist Avelena");
  expect(s.request.kind).toBe("priority");
  s.resolve().to("defend").to("action");
  expect(s.card("Tyrennius Scatheblade").damage).toBe(1);
  expect(s.card("Warrior Training").zone).toBe("play");
});
