import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("BOG-016", ["Andarius the Damned"], (deal) => {
  const set = (party: readonly (string | { card: string; attachedTo: string })[]) =>
    deal({ me: { hero: "Andarius the Damned", party, resources: 2 }, opponent: { hero: "Thoros the Savior", party: ["Luumon", { card: "Living Pyre", attachedTo: "Luumon" }] } });
  // Attached to anything, if it is one's own.
  const s = set([{ card: "Spell Suppression", attachedTo: "Luumon" }, "Unholy Power"]).use("Andarius").resolve();
  if (s.request.kind !== "priority") {
    expect(s.offered()).toEqual(["Spell Suppression"]);
    s.choose("Spell Suppression");
  }
  expect([s.cards("me", "hand"), s.card("Unholy Power").zone, s.card("Living Pyre").zone]).toEqual([["Spell Suppression"], "play", "play"]);
  const none = set(["Unholy Power"]).use("Andarius").resolve();
  expect([none.request.kind, none.cards("me", "hand"), none.card("Living Pyre").zone]).toEqual(["priority", [], "play"]);
});

ruling("BOG-032", ["Focused Will"], (deal) => {
  const set = (mine: number, theirs: number) => {
    const s = seats(deal, { party: ["Focused Will", "Akama's Sash"], deck: ["Pin", "Pin", "Pin"] }, { party: ["Tim", "Tim", "Tim"], deck: ["Pin", "Pin", "Pin"] }, "opponent");
    for (let i = 0; i < mine; i++) {
      until(s, "opponent").use("Tim", "Kinivus").resolve();
    }
    for (let i = 0; i < theirs; i++) until(s, "opponent").use("Tim", "Thoros").resolve();
    return s;
  };
  const s = set(2, 1).to("ready", "me");
  s.resolve();
  expect([s.card("Kinivus").damage, s.card("Thoros").damage, s.request.kind]).toEqual([1, 2, "priority"]);
  // Neither dealt nor healed, and all of it goes over.
  const all = set(3, 0).to("ready", "me").resolve();
  expect([all.card("Kinivus").damage, all.card("Thoros").damage]).toEqual([0, 3]);
  const verbs = all.game.machine.state.history.slice(all.game.machine.state.turn.from).map(({ verb }) => verb);
  expect([verbs.includes("deal"), verbs.includes("heal")]).toEqual([false, false]);
});

ruling("BOG-037", ["Gladiator Kinivus"], (deal) => {
  const set = (party: readonly string[]) => seats(deal, { party, hand: ["Gladiator Emek", "Gladiator Addisyn", "Luumon"] }, { hand: ["Victimize", "Mind Blast"], resources: 10 }, "opponent");
  const s = set(["Gladiator Kinivus"]).play("Victimize", "me").resolve();
  s.choose("Emek", "Addisyn");
  while (s.request.kind === "order") s.choose(s.offered()[0] ?? "");
  // Two of them trigger it twice.
  expect(s.chain()).toHaveLength(2);
  s.resolve().choose("Yes").resolve().choose("No");
  expect(s.cards("me", "hand")).toHaveLength(2);
  expect(s.cards("me", "graveyard")).toHaveLength(1);
  const other = set(["Gladiator Kinivus"]).play("Victimize", "me").resolve().choose("Emek", "Luumon");
  expect(other.chain()).toHaveLength(1);
  // Not while it is anywhere else, and not for what one discards oneself.
  const hand = seats(deal, { hand: ["Gladiator Kinivus", "Gladiator Emek"] }, { hand: ["Victimize"], resources: 10 }, "opponent").play("Victimize", "me").resolve();
  expect([hand.chain(), hand.cards("me", "hand")]).toEqual([[], []]);
  const own = seats(deal, { party: ["Gladiator Kinivus"], hand: ["Gladiator Emek", "The Ring of Blood: Brokentoe"] }, {});
  own.place("Brokentoe", "up").resolve();
  expect([own.chain(), own.cards("me", "graveyard")]).toEqual([[], ["Gladiator Emek"]]);
});

ruling("BOG-071", ["Uncatalogued Species"], (deal) => {
  const deck = ["Voss Treebender", "Sandbox Tiger", "Starshot", "Luumon", "Tim"];
  const set = () => seats(deal, { faceUp: ["Uncatalogued Species"], resources: 1, deck }, {}).complete("Uncatalogued Species").resolve();
  const s = set();
  expect(s.offered().map((label) => label.toLowerCase()).sort()).toEqual(["blood elf", "draenei", "dwarf", "gnome", "human", "night elf", "orc", "tauren", "troll", "undead"]);
  s.choose("tauren");
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect([s.cards("me", "hand"), s.cards("me", "deck")[0]]).toEqual([["Voss Treebender"], "Tim"]);
  const none = set().choose("troll");
  while (none.request.kind !== "priority") none.choose(none.offered()[0] ?? "");
  expect([none.cards("me", "hand"), none.cards("me", "deck")[0], none.cards("me", "deck").length]).toEqual([[], "Tim", 5]);
});
