import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, seats, until } from "../situation.ts";

ruling("HFI-007", [], (deal) => {
  const s = seats(deal, { party: ["Luumon", "Gladiator Kileana"] }, { party: ["Illia the Bitter", "Tim"] });
  s.attack("Luumon", "Illia").resolve().to("action");
  expect(s.card("Illia").damage).toBe(0);
  until(s.pass(), "opponent").use("Tim", "Kileana").resolve();
  expect(s.card("Kileana").damage).toBe(1);
  // Only of that type.
  const other = seats(deal, { party: ["Tim"] }, { party: ["Illia the Bitter"] });
  other.use("Tim", "Illia").resolve();
  expect(other.card("Illia").damage).toBe(1);
});

ruling("HFI-008", ["Brodien", "Illia the Bitter", "The More, the Scarier"], (deal) => {
  const s = seats(deal, { party: ["Illia the Bitter"], hand: ["The More, the Scarier"], resources: 4 }, { hand: ["Brodien", "Brodien", "Brodien", "Brodien"], resources: 16 }, "opponent");
  for (const choice of ["Choice 1", "Choice 1", "Choice 1", "Choice 2"]) s.play("Brodien").resolve().choose(choice);
  s.to("action", "me").play("The More, the Scarier").choose(4);
  // Four can be targeted, and so those four are.
  expect([s.request.kind, s.chain()]).toEqual(["priority", ["The More, the Scarier"]]);
  s.resolve();
  expect(s.cards("opponent", "graveyard")).toEqual(["Brodien", "Brodien", "Brodien"]);
  expect(s.card("Illia").damage).toBe(0);
  s.attack("Illia", "Brodien").resolve().to("action");
  expect(s.cards("opponent", "graveyard")).toHaveLength(4);
  expect(s.card("Illia").damage).toBe(0);
});

ruling("HFI-013", ["Arcanist Bartis"], (deal) => {
  const set = (hand: readonly string[], party: readonly string[]) => {
    const s = seats(deal, { party: ["Arcanist Bartis"] }, { hand, party });
    s.attack("Bartis", "Sabotage opponent").resolve();
    while (s.step !== "action") s.request.kind === "priority" ? s.pass() : s.choose("No");
    return s.resolveAll();
  };
  const both = set(["Pin"], ["Tim"]);
  expect([both.deciding, both.request.kind]).toEqual(["opponent", "mode"]);
  both.choose("Choice 2");
  expect([both.cards("opponent", "hand"), both.card("Tim").zone]).toEqual([["Pin"], "graveyard"]);
  // What can't be done can't be chosen.
  const empty = set([], ["Tim"]);
  if (empty.request.kind !== "priority") expect(empty.offered()).toHaveLength(1);
  if (empty.request.kind !== "priority") empty.choose(empty.offered()[0] ?? "");
  expect(empty.card("Tim").zone).toBe("graveyard");
  const alone = set(["Pin"], []);
  if (alone.request.kind !== "priority") alone.choose(alone.offered()[0] ?? "");
  expect(alone.cards("opponent", "hand")).toEqual([]);
  const held = set(["Pin"], ["Charkov"]);
  if (held.request.kind !== "priority") held.choose(held.offered()[0] ?? "");
  expect([held.cards("opponent", "hand"), held.card("Charkov").zone]).toEqual([[], "play"]);
});

ruling("HFI-016", ["Bimble Blackout"], (deal) => {
  const play = seats(deal, { party: ["Bimble Blackout"] }, { hand: ["Dark Justice"], resources: 2 }, "opponent");
  play.play("Dark Justice", "Bimble").resolve().resolveAll();
  expect([play.cards("me", "removed"), play.cards("me", "hand").length]).toEqual([["Bimble Blackout"], 1]);
  const deck = seats(deal, { party: ["Gloves of the High Magus"], deck: ["Bimble Blackout", "Tim", "Luumon"] }, {});
  deck.use("Gloves").resolveAll();
  expect([deck.cards("me", "removed"), deck.cards("me", "hand")]).toEqual([["Bimble Blackout"], ["Tim"]]);
  const other = seats(deal, { party: ["Bimble Blackout", "Tim"] }, { hand: ["Dark Justice"], resources: 2 }, "opponent");
  other.play("Dark Justice", "Tim").resolve().resolveAll();
  expect(other.cards("me", "hand")).toHaveLength(0);
});

ruling("HFI-019", ["Brodien"], (deal) => {
  const s = seats(deal, { hand: ["Brodien"], resources: 4 }, { party: ["Tim"], hand: ["Withdraw"], resources: 3 });
  s.play("Brodien").resolve();
  expect([s.deciding, s.request.kind, s.offered().length]).toEqual(["me", "mode", 2]);
  s.choose("Choice 2");
  expect(s.chain()).toEqual([]);
  until(s.pass(), "opponent");
  expect(s.can("play", "Withdraw")).toBe(true);
  s.play("Withdraw");
  expect(s.offers("Brodien")).toBe(false);
  s.resolveAll().to("action", "opponent").to("action", "me");
  expect(s.card("Brodien").keywords).toEqual(["untargetable"]);
  const elusive = seats(deal, { hand: ["Brodien"], resources: 4 }, { party: ["Tim", "Luumon"] });
  elusive.play("Brodien").resolve().choose("Choice 1").to("action", "opponent");
  elusive.propose("Luumon");
  expect(elusive.offers("Brodien")).toBe(false);
});

ruling("HFI-020", ["Chief Apothecary Hildagard"], (deal) => {
  const set = () => seats(deal, { party: ["Chief Apothecary Hildagard", "Tim"], hand: ["Clutch Shot"], resources: 1 }, {});
  const none = set().attack("Hildagard", "Thoros").resolve().to("action");
  expect([none.chain(), none.card("Thoros").zone, none.game.over]).toEqual([[], "play", null]);
  const one = set().attack("Hildagard", "Thoros").resolve().play("Clutch Shot", "Hildagard", "Tim").resolve().to("action").resolveAll();
  expect(one.game.over).not.toBeNull();
});

ruling("HFI-024", ["\"Eyeball\" Jones"], (deal) => {
  const s = seats(deal, { party: ["\"Eyeball\" Jones"] }, { party: [exhausted("Luumon"), exhausted("Illia the Bitter")] });
  s.attack("Jones", "Luumon").resolve().to("action").resolveAll();
  expect(s.card("Luumon").exhausted).toBe(true);
  s.to("action", "opponent");
  expect([s.card("Luumon").exhausted, s.card("Illia").exhausted]).toEqual([true, false]);
  s.to("action", "me").to("action", "opponent");
  expect(s.card("Luumon").exhausted).toBe(false);
});

ruling("HFI-028", ["Flame Bender Ta'jin"], (deal) => {
  const s = seats(deal, { hand: ["Flame Bender Ta'jin"], party: ["Illia the Bitter"], resources: 6 }, { party: [{ card: "Living Pyre", attachedTo: "Kinivus the Focused" }, "Tim"] });
  s.play("Ta'jin").resolve();
  if (s.request.kind === "target") s.choose("Living Pyre");
  s.resolve();
  expect([s.request.kind, s.deciding]).toEqual(["may", "me"]);
  s.choose("Yes");
  expect(s.offered()).toEqual(expect.arrayContaining(["Thoros the Savior", "Tim", "Illia the Bitter"]));
  s.choose("Thoros the Savior");
  expect([s.card("Living Pyre").controller, s.card("Living Pyre").attachedTo]).toEqual(["me", "Thoros the Savior"]);
  expect(s.chain()).toEqual([]);
  // For good, and it is mine now that burns.
  s.to("ready", "me").resolveAll();
  expect(s.card("Thoros").damage).toBe(1);
  const none = seats(deal, { hand: ["Flame Bender Ta'jin"], resources: 6 }, { party: ["Eclipse"] });
  none.play("Ta'jin").resolve().resolve();
  expect([none.card("Eclipse").controller, none.request.kind]).toEqual(["me", "priority"]);
});

ruling("HFI-037", ["Magistrix Valthin"], (deal) => {
  const s = seats(deal, { party: ["Magistrix Valthin"] }, { hand: ["Living Pyre", "Pin"], resources: 4, party: ["Tim"] }, "opponent");
  s.play("Living Pyre", "Kinivus").resolve();
  if (s.request.kind === "target") s.choose("me");
  s.resolve();
  for (let i = 0; i < 6 && s.request.kind !== "priority"; i++) s.choose(s.offers("Yes") ? "Yes" : s.offers("me") ? "me" : "Thoros the Savior");
  expect([s.card("Living Pyre").controller, s.card("Living Pyre").attachedTo]).toEqual(["me", "Thoros the Savior"]);
});

ruling("HFI-045", ["Retainer Faryn"], (deal) => {
  const set = () => seats(deal, { party: ["Retainer Faryn"] }, { faceUp: ["The Defias Brotherhood"], party: ["Tim", "Tim", "Tim", "Tim"], resources: 2 });
  const s = set();
  s.propose("Faryn");
  expect(s.offered().filter((label) => label.startsWith("Sabotage"))).toHaveLength(3);
  s.choose("Sabotage a face-down card").resolve().to("action").resolveAll();
  expect([s.cards("me", "resource row").length, s.cards("opponent", "resource row").length]).toEqual([1, 2]);
  // It may turn face down on the way.
  const quest = set();
  quest.attack("Faryn", "The Defias Brotherhood").resolve();
  until(quest, "opponent").complete("The Defias Brotherhood").resolve();
  quest.to("action").resolveAll();
  expect(quest.card("The Defias Brotherhood").controller).toBe("me");
  expect([quest.cards("me", "resource row").length, quest.cards("opponent", "resource row").length]).toEqual([1, 2]);
});

ruling("HFI-059", ["Vindicator Kentho"], (deal) => {
  const s = seats(deal, { party: ["Luumon", "Tim"], hand: ["Clutch Shot"], resources: 1 }, { party: ["Vindicator Kentho", "Illia the Bitter"] });
  s.play("Clutch Shot", "Luumon", "Illia");
  until(s, "opponent").use("Kentho", "Clutch Shot").resolve();
  expect([s.card("Luumon").atk, s.card("Illia").atk]).toEqual([5, 6]);
  expect(s.card("Clutch Shot").zone).toBe("graveyard");
  // An effect too, but only one that targets something of his.
  const effect = seats(deal, { party: ["Tim"] }, { party: ["Vindicator Kentho", "Illia the Bitter"] });
  effect.use("Tim", "Illia");
  expect(until(effect, "opponent").can("use", "Kentho")).toBe(true);
  const own = seats(deal, { party: ["Tim", "Luumon"] }, { party: ["Vindicator Kentho"] });
  own.use("Tim", "Luumon");
  expect(until(own, "opponent").can("use", "Kentho")).toBe(false);
});

ruling("HFI-064", ["Webster"], (deal) => {
  const web = (card: string) => ({ card, counters: { web: 1 } });
  const s = seats(deal, { party: ["Webster", web("Illia the Bitter"), "Tim"] }, { party: [web("Luumon"), "Acolyte Kemistra", "Tim"], hand: ["Withdraw"], resources: 3 }, "opponent");
  expect([s.can("attack", "Luumon"), s.can("attack", "Kemistra")]).toEqual([false, true]);
  s.play("Withdraw", "Webster").resolve().resolveAll();
  // Those of his party keep theirs, and it is nothing any more.
  expect([s.card("Luumon").counters, s.card("Illia").counters]).toEqual([{}, { web: 1 }]);
  expect(s.can("attack", "Luumon")).toBe(true);
  s.to("action", "me");
  expect(s.can("attack", "Illia")).toBe(true);
});

ruling("HFI-065", ["Zorus the Judicator"], (deal) => {
  const s = seats(deal, { party: ["Zorus the Judicator"] }, { party: ["Luumon", "Melissa Gerrard"] }, "opponent");
  s.attack("Luumon", "Zorus").resolve().to("action").resolveAll();
  expect([s.card("Zorus").zone, s.card("Zorus").damage]).toEqual(["play", 5]);
  s.attack("Melissa", "Kinivus").resolve().choose("Zorus the Judicator").resolve();
  expect(s.card("Zorus").zone).toBe("graveyard");
});
