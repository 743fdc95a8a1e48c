import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("SOB-012", ["Alchemist Norrin'thal"], (deal) => {
  const s = seats(deal, { party: ["Alchemist Norrin'thal"] }, { party: ["Illia the Bitter"] });
  expect(s.card("Norrin'thal").damageTypes).toEqual(["frost"]);
  s.use("Norrin'thal").resolve();
  expect(s.card("Norrin'thal").damageTypes).toEqual(["arcane"]);
  s.use("Norrin'thal").resolve();
  expect(s.card("Norrin'thal").damageTypes).toEqual(["fire"]);
  expect(s.can("use", "Norrin'thal")).toBe(false);
  // Fire is nothing to Illia.
  s.attack("Norrin'thal", "Illia").resolve().to("action").resolveAll();
  expect(s.card("Illia").damage).toBe(0);
  s.to("action", "opponent");
  expect(s.card("Norrin'thal").damageTypes).toEqual(["frost"]);
});

ruling("SOB-013", ["Anchorite Fareena"], (deal) => {
  const theirs = { party: ["Luumon", { card: "Living Pyre", attachedTo: "Luumon" }, "Coif of the Wicked", { card: "Metalmorph", attachedTo: "Coif of the Wicked" }] };
  const pyre = seats(deal, { party: ["Anchorite Fareena"] }, theirs).use("Fareena", "Living Pyre").resolve();
  expect(pyre.card("Living Pyre").attachedTo).toBe("Anchorite Fareena");
  expect(pyre.card("Living Pyre").controller).toBe("opponent");
  expect(pyre.can("use", "Fareena")).toBe(false);
  // What attaches to equipment stays where it is.
  const metal = seats(deal, { party: ["Anchorite Fareena"] }, theirs).use("Fareena", "Metalmorph").resolve();
  expect(metal.card("Metalmorph").attachedTo).toBe("Coif of the Wicked");
});

ruling("SOB-015", ["Arcanist Alathana"], (deal) => {
  const theirs = { party: ["Tim", { card: "Foam Sword Rack", counters: { depletion: 2 } }] };
  const s = seats(deal, { party: ["Arcanist Alathana"], hand: ["Arcanist Alathana"], resources: 2 }, theirs);
  expect(s.can("use", "Kinivus")).toBe(false);
  until(s.pass(), "opponent").use("Tim", "Alathana").resolve();
  expect(s.card("Foam Sword Rack").counters).toEqual({ depletion: 2 });
  expect(until(s, "me").can("use", "Kinivus")).toBe(true);
  // The counters of one serve the next.
  s.play("Alathana").resolve();
  expect(s.can("use", "Kinivus")).toBe(false);
});

ruling("SOB-016", ["Arcanist Dayvana", "The Defias Brotherhood"], (deal) => {
  const set = (allies: readonly string[], resources: number) => {
    const s = deal({
      me: { hero: "Thoros the Savior", party: ["Arcanist Dayvana", ...allies], resources },
      opponent: { hero: "Kinivus the Focused", party: ["Tim", "Tim", "Tim", "Tim"], faceUp: ["The Defias Brotherhood"] },
    });
    expect(s.can("complete", "The Defias Brotherhood")).toBe(false);
    return s.attack("Dayvana", "The Defias Brotherhood").resolve().to("action").resolveAll();
  };
  const s = set(["Luumon", "Luumon", "Luumon"], 1);
  s.complete("The Defias Brotherhood");
  expect([s.card("Defias").faceDown, s.card("Defias").controller]).toEqual([true, "opponent"]);
  s.resolve();
  expect([s.cards("me", "hand").length, s.cards("opponent", "hand").length]).toEqual([2, 0]);
  expect(set(["Luumon", "Luumon"], 1).can("complete", "The Defias Brotherhood")).toBe(false);
  expect(set(["Luumon", "Luumon", "Luumon"], 0).can("complete", "The Defias Brotherhood")).toBe(false);
});

ruling("SOB-017", ["Atani of the Watch"], (deal) => {
  const one = seats(deal, { party: ["Atani of the Watch"] }, { party: ["Tim"] }, "opponent");
  one.use("Tim", "Kinivus").resolve();
  expect(one.request.kind).toBe("priority");
  expect([one.card("Kinivus").damage, one.card("Atani").damage]).toEqual([0, 1]);
  const two = seats(deal, { party: ["Atani of the Watch", "Bulvai of the Watch"] }, { party: ["Tim", "Tim"] }, "opponent");
  two.use("Tim#1", "Kinivus").resolve();
  expect(two.deciding).toBe("me");
  two.choose("Bulvai of the Watch");
  expect([two.card("Kinivus").damage, two.card("Atani").damage, two.card("Bulvai").damage]).toEqual([0, 0, 1]);
  // Another packet is another choice.
  two.use("Tim", "Kinivus").resolve().choose("Atani of the Watch");
  expect([two.card("Kinivus").damage, two.card("Atani").damage, two.card("Bulvai").damage]).toEqual([0, 1, 1]);
});

ruling("SOB-017", ["Atani of the Watch"], (deal) => {
  const set = (first: string) => {
    const s = seats(deal, { party: ["Atani of the Watch", "Borak's Belt of Bravery"] }, { party: ["Luumon"] }, "opponent");
    s.attack("Luumon", "Kinivus").resolve().to("action");
    expect(s.offered()).toEqual(["Atani of the Watch", "Armor"]);
    return s.choose(first);
  };
  const armor = set("Armor").choose("Exhaust Borak's Belt of Bravery");
  expect([armor.card("Atani").damage, armor.card("Kinivus").damage, armor.card("Borak's Belt").exhausted]).toEqual([2, 0, true]);
  const redirected = set("Atani of the Watch").resolveAll();
  expect([redirected.card("Atani").zone, redirected.card("Borak's Belt").exhausted]).toEqual(["graveyard", false]);
}, { part: "before or after armor" });

ruling("SOB-017", ["Atani of the Watch"], (deal) => {
  const s = seats(deal, { party: ["Atani of the Watch"] }, { party: ["Akama's Sash"], hand: ["Touch of the Arcane"], resources: 3 }, "opponent");
  s.play("Touch of the Arcane", "Kinivus").resolve();
  // Grown first, then redirected: nothing to choose.
  expect(s.request.kind).toBe("priority");
  expect([s.card("Atani").damage, s.card("Kinivus").damage]).toEqual([2, 0]);
}, { part: "after it has grown" });

ruling("SOB-030", ["Highlord Bolvar Fordragon"], (deal) => {
  const set = (hand: readonly string[], resources: number) => seats(deal, { party: ["Highlord Bolvar Fordragon", "Luumon"] }, { party: ["Tim", "Illia the Bitter"], hand, resources }, "opponent");
  const s = set(["Smoke or Croak"], 3);
  s.use("Tim");
  expect(s.offers("Kinivus")).toBe(false);
  s.resolve();
  expect(s.card("Bolvar").damage).toBe(1);
  // A mode that has nothing to do with him is free to choose.
  s.play("Smoke or Croak").choose("Choice 1");
  if (s.request.kind === "target") s.choose("Kinivus");
  s.resolve();
  expect(s.card("Kinivus").damage).toBe(3);
  // One of several targets is enough.
  const two = set(["The More, the Scarier"], 2);
  two.play("The More, the Scarier").choose(2);
  // He is one of them; the other is free to choose.
  expect([two.request.max, two.offers("Bolvar"), two.offers("Tim")]).toEqual([1, false, true]);
  two.choose("Luumon").resolve();
  expect([two.card("Luumon").damage, two.card("Bolvar").damage]).toEqual([2, 2]);
  const second = set(["Clutch Shot"], 1);
  second.play("Clutch Shot", "Tim");
  expect(second.offers("Luumon")).toBe(false);
  second.resolve();
  expect([second.card("Tim").atk, second.card("Bolvar").atk]).toEqual([3, 6]);
});

ruling("SOB-032", ["Jezbella of Karabor"], (deal) => {
  const s = seats(deal, { party: [{ card: "Luumon", fresh: true }], hand: ["Jezbella of Karabor"], resources: 3 }, {}, "me", { choosePayments: true });
  s.play("Jezbella");
  while (s.request.kind === "pay") s.choose(...s.offered().slice(0, s.request.min));
  s.resolve();
  expect(s.can("attack", "Jezbella")).toBe(false);
  s.use("Jezbella");
  expect(s.offered()).toEqual(expect.arrayContaining(["Jezbella of Karabor", "Luumon"]));
  s.choose("Jezbella of Karabor").resolve();
  expect([s.card("Jezbella").atk, s.card("Jezbella").exhausted]).toEqual([2, true]);
  s.use("Jezbella").resolve();
  expect([s.card("Jezbella").atk, s.card("Luumon").exhausted]).toEqual([3, true]);
  expect(s.can("use", "Jezbella")).toBe(false);
});

ruling("SOB-034", ["Lifemistress Tanagra"], (deal) => {
  const s = seats(deal, { party: ["Lifemistress Tanagra", "Voss Treebender", "Voss Treebender", "Tim"] }, { party: ["Voss Treebender"] });
  expect(["Tanagra", "me: Voss#1", "me: Voss#2", "Tim", "opponent: Voss"].map((name) => s.card(name).atk)).toEqual([7, 4, 4, 1, 2]);
  const alone = seats(deal, { party: ["Lifemistress Tanagra"] }, {});
  expect(alone.card("Tanagra").atk).toBe(5);
});

ruling("SOB-044", ["Ras'fari Bloodfrenzy"], (deal) => {
  const s = seats(deal, { party: [{ card: "Ras'fari Bloodfrenzy", damage: 1 }] }, { party: ["Coif of the Wicked"] });
  s.attack("Ras'fari", "Thoros").resolve();
  expect(s.step).toBe("attack");
  s.resolve();
  expect([s.step, s.card("Ras'fari").exhausted]).toEqual(["attack", false]);
  while (s.step !== "action") s.request.kind === "priority" ? s.pass() : s.choose("No");
  s.attack("Ras'fari", "Thoros").resolve();
  expect(s.chain()).toEqual([]);
  expect(s.card("Ras'fari").exhausted).toBe(true);
  // What the fight itself does to him comes too late.
  const whole = seats(deal, { party: ["Ras'fari Bloodfrenzy"] }, { party: ["Tyrennius Scatheblade"] });
  whole.attack("Ras'fari", "Tyrennius").resolve().resolve().to("action").resolveAll();
  expect(whole.card("Ras'fari").damage).toBe(3);
  expect(whole.card("Ras'fari").exhausted).toBe(true);
});

ruling("SOB-046", ["Retainer Cara"], (deal) => {
  const s = seats(deal, { party: ["Retainer Cara"] }, { party: ["Vindicator's Brand", "Tim"] });
  s.attack("Cara", "Vindicator's Brand").resolve().to("action").resolveAll();
  expect(s.card("Vindicator's Brand").controller).toBe("me");
  until(s.pass(), "opponent").use("Tim", "Cara").resolve();
  s.to("action", "opponent");
  const gone = seats(deal, { party: [{ card: "Retainer Cara", damage: 3 }], resources: 1 }, { party: ["Vindicator's Brand", "Tim"] });
  gone.attack("Cara", "Vindicator's Brand").resolve().to("action").resolveAll();
  until(gone.pass(), "opponent").use("Tim", "Cara").resolve();
  expect(gone.card("Cara").zone).toBe("graveyard");
  expect(gone.card("Vindicator's Brand").controller).toBe("me");
  // It serves its new master, Aldor or not.
  until(gone, "me").attack("Kinivus", "Thoros").resolve().to("defend").strike("Vindicator's Brand").resolve();
  expect(gone.card("Kinivus").atk).toBe(3);
});

ruling("SOB-050", ["Shadow Silhouettes"], (deal) => {
  const s = seats(deal, { party: ["Shadow Silhouettes"], hand: ["Spark"], resources: 4 }, { party: ["Luumon"] }, "opponent");
  s.attack("Luumon", "Kinivus").resolve().to("action");
  s.to("end", "me").resolve();
  expect([s.card("Kinivus").damage, s.card("Shadow Silhouettes").damage]).toEqual([0, 5]);
  const more = seats(deal, { party: ["Shadow Silhouettes"] }, { party: ["Illia the Bitter", "Tim"] }, "opponent");
  more.use("Tim", "Kinivus").resolve().attack("Illia", "Kinivus").resolve().to("action");
  more.to("end", "me").resolve();
  expect(more.card("Kinivus").damage).toBe(1);
  expect(more.card("Shadow Silhouettes").zone).toBe("graveyard");
});

ruling("SOB-031", ["Icemistress Gal'ha"], (deal) => {
  const hand = ["Pin", "Pin", "Pin", "Tim", "Tim", "Tim"];
  const s = seats(deal, { party: ["Himul Longstrider"], hand: ["Icemistress Gal'ha"], resources: 4 }, { hand, deck: ["Luumon", "Luumon", "Luumon"] });
  s.play("Gal'ha").resolve();
  // Two of frost: five cards are the most, though not before his own turn is over.
  expect([s.request.kind, s.cards("opponent", "hand").length]).toEqual(["priority", 6]);
  s.to("action", "opponent");
  expect(s.cards("opponent", "hand")).toHaveLength(7);
  s.to("wrap-up", "opponent");
  expect([s.deciding, s.request.kind, s.request.min]).toEqual(["opponent", "discard", 2]);
});
