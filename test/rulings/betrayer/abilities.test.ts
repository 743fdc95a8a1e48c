import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, seats, until } from "../situation.ts";

ruling("SOB-018", ["Azure-Shield of Coldarra"], (deal) => {
  for (const shield of ["Azure-Shield of Coldarra", exhausted("Azure-Shield of Coldarra")]) {
    const s = seats(deal, { party: [shield] }, { party: ["Luumon", "Darok Steelstrike", "Grugthar Sharpblade"] }, "opponent");
    s.attack("Luumon", "Kinivus").resolve().to("action");
    expect(s.card("Kinivus").damage).toBe(3);
    expect(s.card("Azure-Shield").exhausted).toBe(typeof shield !== "string");
    s.attack("Grugthar", "Kinivus").resolve().to("action");
    expect(s.card("Kinivus").damage).toBe(6);
  }
});

ruling("SOB-022", ["Cloak of Shadows"], (deal) => {
  const mine = { party: [{ card: "Living Pyre", attachedTo: "Thoros the Savior" }, "Tim"], hand: ["Antonidas's Aegis of Rapt Concentration"], resources: 3 };
  const theirs = { hand: ["Cloak of Shadows"], resources: 1 };
  const none = seats(deal, mine, theirs, "opponent").play("Cloak of Shadows").choose().resolve();
  expect(none.card("Living Pyre").zone).toBe("play");
  expect(none.card("Thoros").keywords).toContain("untargetable");
  const one = seats(deal, mine, theirs, "opponent").play("Cloak of Shadows").choose("Living Pyre").resolve();
  expect(one.card("Living Pyre").zone).toBe("graveyard");
  expect(one.card("Thoros").keywords).toContain("untargetable");
  // All it targeted can't be targeted any more.
  const all = seats(deal, mine, theirs, "opponent").play("Cloak of Shadows").choose("Living Pyre");
  until(all.pass(), "me").play("Antonidas's Aegis").resolve().resolve();
  expect(all.card("Cloak of Shadows").zone).toBe("graveyard");
  expect(all.card("Living Pyre").zone).toBe("play");
  expect(all.card("Thoros").keywords).not.toContain("untargetable");
});

ruling("SOB-023", ["Eclipse"], (deal) => {
  const s = seats(deal, { party: ["Eclipse", "Tim", "Luumon"] }, { hand: ["Natural Conduit"], resources: 3 });
  s.use("Tim", "Thoros").resolve();
  until(s.pass(), "opponent").play("Natural Conduit", "Luumon").resolve().resolve();
  // Of the packet of three only one was healed.
  expect(s.card("Thoros").damage).toBe(2);
  const own = seats(deal, { party: ["Eclipse"], hand: ["Natural Conduit"], resources: 3 }, { party: ["Tim", "Tim"] }, "opponent");
  own.use("Tim", "Kinivus").resolve();
  until(own.pass(), "me").play("Natural Conduit", "Tim").resolveAll();
  expect(own.card("Kinivus").damage).toBe(0);
});

ruling("SOB-027", ["Form of the Serpent"], (deal) => {
  const s = seats(deal, { party: [{ card: "Form of the Serpent", counters: { poison: 2 } }, "Metalmorph"] }, { party: ["Luumon", "Tyrennius Scatheblade"] });
  s.attack("Kinivus", "Thoros").resolve().resolve();
  expect(s.card("Form of the Serpent").counters).toEqual({ poison: 3 });
  expect([s.step, s.card("Kinivus").atk]).toEqual(["attack", 3]);
  s.use("Form of the Serpent", "Tyrennius").resolve();
  expect(s.card("Form of the Serpent").counters).toEqual({});
  expect(s.card("Tyrennius").zone).toBe("graveyard");
  // What was locked in stays.
  expect(s.card("Kinivus").atk).toBe(3);
  s.to("action");
  expect(s.card("Thoros").damage).toBe(3);
  expect(s.card("Kinivus").atk).toBe(0);
});

ruling("SOB-028", ["Frostbite"], (deal) => {
  const s = seats(deal, { party: ["Frostbite"], hand: ["Frost Nova", "Himul Longstrider"], resources: 2 }, { hand: ["Withdraw", "Withdraw", "Pin", "Pin", "Tim"], party: ["Luumon"], resources: 8 }, "opponent");
  // What is on the chain already is paid for.
  s.play("Withdraw", "Luumon").pass().use("Frostbite", "Frost Nova");
  // In response it costs what it always did.
  until(s, "opponent").play("Pin", "me");
  expect(s.cards("opponent", "resource row").filter((_, i) => i >= 0)).toHaveLength(8);
  s.resolve().resolve().resolve();
  expect(s.cards("opponent", "hand")).toContain("Luumon");
  // Four resources are left: three and two more are too much.
  expect(s.can("play", "Withdraw")).toBe(false);
  expect(s.can("play", "Pin")).toBe(true);
  expect(s.can("place", "Tim")).toBe(true);
  until(s.pass(), "me").use("Frostbite", "Himul").resolve();
  expect(until(s, "opponent").can("play", "Pin")).toBe(false);
});

ruling("SOB-029", ["Gift of Nature"], (deal) => {
  const s = seats(deal, { party: ["Gift of Nature", "Wyler Surestrike", exhausted("Sandbox Tiger"), exhausted("Durdin Hammerhand")] }, { party: ["Tim", "Melissa Gerrard"] }, "opponent");
  s.use("Tim", "Sandbox Tiger").resolve();
  expect([s.card("Sandbox Tiger").zone, s.card("Sandbox Tiger").damage]).toEqual(["play", 1]);
  s.attack("Melissa", "Durdin").resolve().choose("Sandbox Tiger").resolve();
  expect(s.card("Sandbox Tiger").zone).toBe("graveyard");
  const end = seats(deal, { party: ["Gift of Nature", exhausted("Sandbox Tiger"), "Durdin Hammerhand"] }, { party: ["Tim"] }, "opponent");
  end.use("Tim", "Sandbox Tiger").resolve().to("end").resolve();
  expect([end.card("Sandbox Tiger").zone, end.card("Durdin").zone]).toEqual(["graveyard", "play"]);
});

ruling("SOB-035", ["Living Pyre"], (deal) => {
  const pyre = { card: "Living Pyre", attachedTo: "Sanva" };
  for (const [count, damage] of [[1, 1], [2, 4]] as const) {
    const s = seats(deal, { party: Array.from({ length: count }, () => pyre) }, { party: ["Sanva"] }, "opponent");
    s.to("ready", "me").resolveAll();
    while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
    s.resolveAll();
    expect(s.card("Sanva").damage).toBe(damage);
  }
  const three = seats(deal, { party: [pyre, pyre, pyre].map((one) => ({ ...one, attachedTo: "Thoros the Savior" })) }, {}, "opponent");
  three.to("ready", "me");
  while (three.request.kind !== "priority") three.choose(three.offered()[0] ?? "");
  three.resolve();
  expect(three.card("Thoros").damage).toBe(3);
  three.resolveAll();
  expect(three.card("Thoros").damage).toBe(9);
});

ruling("SOB-037", ["Metalmorph"], (deal) => {
  const s = seats(deal, { hand: ["Metalmorph", "Metalmorph"], resources: 2 }, { party: [exhausted("Coif of the Wicked"), "Borak's Belt of Bravery"] });
  s.play("Metalmorph", "Coif of the Wicked").resolve();
  expect(s.card("Coif").exhausted).toBe(true);
  s.play("Metalmorph", "Borak's Belt of Bravery").resolve();
  expect(s.card("Borak's Belt").exhausted).toBe(false);
  s.to("ready", "opponent");
  expect(s.card("Coif").exhausted).toBe(false);
});

ruling("SOB-043", ["Rain of Arrows"], (deal) => {
  const s = seats(deal, { hand: ["Pin", "Clutch Shot", "Rain of Arrows", "Rain of Arrows", "Tim"], party: ["Tim", "Luumon"], resources: 9 }, { party: ["Mystic Denial"] });
  s.play("Pin", "opponent").resolve();
  s.resolveAll();
  expect(s.card("Mystic Denial").zone).toBe("graveyard");
  s.play("Tim").resolve().play("Rain of Arrows", "Thoros").resolve();
  // The interrupted one counts, the ally does not.
  expect(s.card("Thoros").damage).toBe(3);
  s.play("Rain of Arrows", "Thoros").resolve();
  expect(s.card("Thoros").damage).toBe(3 + 4);
});

ruling("SOB-053", ["Survival Instincts"], (deal) => {
  const s = seats(deal, { party: ["Survival Instincts", "Survival Instincts"] }, { party: ["Darok Steelstrike", "Mayla Finksputter", "Tim", "Tim"] }, "opponent");
  s.attack("Mayla", "Kinivus").resolve().to("action");
  if (s.request.kind !== "priority") s.choose("Survival Instincts");
  expect(s.card("Kinivus").damage).toBe(0);
  s.attack("Darok", "Kinivus").resolve().to("action");
  while (s.request.kind !== "priority") s.choose("Survival Instincts");
  expect(s.card("Kinivus").damage).toBe(3);
  s.use("Tim", "Kinivus").resolve();
  expect(s.card("Kinivus").damage).toBe(4);
  s.to("action", "me").to("action", "opponent").use("Tim", "Kinivus").resolve();
  expect(s.card("Kinivus").damage).toBe(4);
}, {});

ruling("SOB-053", ["Survival Instincts"], (deal) => {
  const set = (first: number) => {
    const s = seats(deal, { hand: ["Survival Instincts"], resources: 3 }, { hand: ["Fork Lightning"], party: ["Tim", "Tim", "Tim", "Tim", "Tim"], resources: 5 });
    for (let i = 0; i < first; i++) until(s, "opponent").use("Tim", "Kinivus").resolve();
    until(s, "me").play("Survival Instincts").resolve();
    expect(s.card("Kinivus").damage).toBe(first);
    for (let i = first; i < 5; i++) until(s.pass(), "opponent").use("Tim", "Kinivus").resolve();
    return s.card("Kinivus").damage;
  };
  expect(set(0)).toBe(1);
  // Damage dealt before it came counts too.
  expect(set(1)).toBe(2);
  expect(set(4)).toBe(5);
}, { part: "damage before it came" });

ruling("SOB-055", ["Totemic Recovery"], (deal) => {
  const none = seats(deal, { hand: ["Totemic Recovery"], resources: 4 }, {});
  none.play("Totemic Recovery").resolve();
  expect(none.card("Totemic Recovery").zone).toBe("graveyard");
  const s = seats(deal, { hand: ["Totemic Recovery"], resources: 4, graveyard: ["Grounding Totem", "Echo Totem", "Stoneclaw Totem", "Tim"] }, {});
  s.play("Totemic Recovery").resolve();
  expect([...s.offered()].sort()).toEqual(["Echo Totem", "Grounding Totem"]);
  s.choose("Echo Totem");
  if (s.request.kind !== "priority") s.choose("Stoneclaw Totem");
  expect([...s.cards("me", "party")].sort()).toEqual(["Echo Totem", "Kinivus the Focused", "Stoneclaw Totem"]);
});

ruling("SOB-056", ["Unbalance"], (deal) => {
  const me = { hand: ["Unbalance", "Metalmorph"], party: ["Felsteel Whisper Knives"], resources: 2 };
  const s = seats(deal, me, { party: ["Luumon"] });
  s.play("Unbalance").resolve();
  expect([s.card("Luumon").exhausted, s.card("Thoros").exhausted]).toEqual([true, true]);
  s.to("action", "opponent");
  expect([s.card("Luumon").exhausted, s.card("Thoros").exhausted]).toEqual([true, true]);
  s.to("action", "me").to("action", "opponent");
  expect([s.card("Luumon").exhausted, s.card("Thoros").exhausted]).toEqual([false, false]);
  // Gone before it resolves, or there only since: what counts is that moment.
  const bare = seats(deal, { ...me, party: ["Vindicator's Brand"] }, { party: ["Luumon", "Retainer Cara"], hand: ["Burgle"], resources: 7 });
  bare.play("Unbalance").pass().play("Burgle").choose("Vindicator's Brand").resolve().resolve();
  expect(bare.card("Luumon").exhausted).toBe(true);
  bare.to("action", "opponent");
  expect(bare.card("Luumon").exhausted).toBe(false);
});

ruling("SOB-057", ["Voidfire Wand"], (deal) => {
  const s = seats(deal, { party: ["Voidfire Wand"], resources: 1, deck: ["Tim", "Luumon"] }, { hand: [], deck: ["Tim", "Luumon", "Illia the Bitter", "Tim"] });
  s.attack("Kinivus", "Thoros").resolve().to("defend").strike("Voidfire Wand").resolve().to("action").resolveAll();
  expect(s.card("Thoros").damage).toBe(1);
  // The draw step of a later turn is skipped, the next one is not.
  s.to("action", "opponent");
  expect(s.cards("opponent", "hand")).toEqual([]);
  s.to("action", "me").to("action", "opponent");
  expect(s.cards("opponent", "hand")).toEqual(["Tim"]);
});

ruling("SOB-059", ["Wrath of Turalyon"], (deal) => {
  const s = seats(deal, { hand: ["Wrath of Turalyon"], resources: 4, party: ["Sanva", "Illia the Bitter", "Tim"] }, { party: ["Luumon", "Acolyte Kemistra"] });
  s.attack("Sanva", "Thoros").resolve();
  while (s.request.kind !== "priority" || s.chain().length > 0) s.request.kind === "priority" ? s.pass() : s.choose(s.offers("No") ? "No" : (s.offered()[0] ?? ""));
  s.to("action").attack("Illia", "Thoros").resolve();
  until(s, "me").play("Wrath of Turalyon").resolve();
  expect(["Sanva", "Illia", "Tim", "Luumon", "Kemistra"].map((name) => s.card(name).zone)).toEqual(["graveyard", "graveyard", "play", "play", "play"]);
});

ruling("SOB-049", ["Savage Fury"], (deal) => {
  const s = seats(deal, { party: ["Savage Fury"], hand: ["Aquatic Form", "Savage Fury"], resources: 8 }, { party: ["Luumon"] });
  s.play("Aquatic Form");
  expect(s.chain()).toEqual(["Aquatic Form"]);
  s.resolve();
  expect(s.card("Aquatic Form").zone).toBe("play");
  // With a Form there the first fury answers to the second, which does not answer to itself.
  s.play("Savage Fury");
  expect(s.chain()).toHaveLength(2);
  s.resolve().choose("Yes");
  expect([s.card("Luumon").damage, s.chain()]).toEqual([2, ["Savage Fury"]]);
  s.resolve();
  expect(s.chain()).toEqual([]);
  const first = seats(deal, { party: ["Aquatic Form"], hand: ["Savage Fury"], resources: 8 }, { party: ["Luumon"] }).play("Savage Fury");
  expect(first.chain()).toEqual(["Savage Fury"]);
});
