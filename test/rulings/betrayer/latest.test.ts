import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("SOB-021", ["Choker of Vile Intent"], (deal) => {
  const set = () => seats(deal, { party: ["Choker of Vile Intent", "Heartrazor", "Tim", "Unholy Power"] }, { party: ["Coif of the Wicked", "Wand of the Seer", "Luumon"] }, "opponent").to("ready", "me").resolve();
  const s = set().choose("Yes");
  expect([...s.offered()].sort()).toEqual(["Choker of Vile Intent", "Heartrazor", "Tim", "Unholy Power"]);
  s.choose("Heartrazor");
  // Any equipment, chosen as it resolves by who loses it.
  expect([s.deciding, [...s.offered()].sort()]).toEqual(["opponent", ["Coif of the Wicked", "Wand of the Seer"]]);
  s.choose("Wand of the Seer");
  expect([s.card("Wand of the Seer").zone, s.card("Coif").zone, s.card("Luumon").zone]).toEqual(["graveyard", "play", "play"]);
  const ally = set().choose("Yes").choose("Tim");
  expect([ally.request.kind, ally.card("Luumon").zone, ally.card("Coif").zone]).toEqual(["priority", "graveyard", "play"]);
  const none = set().choose("Yes").choose("Unholy Power");
  expect([none.request.kind, none.cards("opponent", "graveyard")]).toEqual(["priority", []]);
});

ruling("SOB-025", ["Feign Death"], (deal) => {
  const set = () => seats(deal, { hand: ["Feign Death", "Clutch Shot"], resources: 4, party: ["Darok Steelstrike"] }, { party: ["Luumon", "Weldon Barov", "Tim"], hand: ["Mind Blast"], resources: 5 }, "opponent");
  const idle = set();
  expect(until(idle.pass(), "me").can("play", "Feign Death")).toBe(false);
  const s = set().attack("Luumon", "Kinivus").resolve().to("defend");
  s.use("Tim", "Darok");
  until(s, "me").play("Feign Death").pass().pass();
  // All else is interrupted, no combat is fought, no end of the turn triggers.
  expect([s.chain(), s.card("Kinivus").damage, s.card("Darok").damage, s.cards("opponent", "party").includes("Peasant")]).toEqual([[], 0, 0, false]);
  expect([s.game.machine.player(s.game.state.turn.player).name, s.step]).toEqual(["me", "ready"]);
  // What targets him lets it be played too.
  const blast = set().play("Mind Blast", "Kinivus").pass();
  expect(blast.can("play", "Feign Death")).toBe(true);
  blast.play("Feign Death").pass().pass();
  expect([blast.card("Kinivus").damage, blast.cards("opponent", "graveyard"), blast.chain()]).toEqual([0, ["Mind Blast"], []]);
});

const moves = `Parting Blow, 2, Rogue, Ability—Assassination Finishing Move (Own-1C)
Finishing Move
Your hero deals X melee damage to target hero.`;

ruling("SOB-026", ["Find Weakness"], (deal) => {
  const s = seats(deal, { party: ["Find Weakness"], hand: ["Parting Blow"], graveyard: ["Pin", "Burgle", "Unbalance", "Tim"], resources: 2 }, { party: ["Luumon"] });
  s.play("Parting Blow");
  while (s.request.kind !== "priority" && !s.offers("Luumon")) s.request.ask === "number" ? s.choose(3) : s.choose(...s.offered().slice(0, s.request.min));
  expect(s.cards("me", "removed")).toHaveLength(3);
  while (s.request.kind !== "priority") s.choose("Luumon");
  expect(s.chain()).toHaveLength(2);
  s.resolve();
  // Before the move itself, in one packet.
  expect([s.card("Luumon").damage, s.card("Thoros").damage]).toEqual([3, 0]);
  const dealt = s.game.machine.state.history.filter(({ verb }) => verb === "deal");
  expect(dealt.map(({ amount, types }) => [amount, types])).toEqual([[3, ["melee"]]]);
}, { own: moves });

ruling("SOB-040", ["Pathaleon the Calculator"], (deal) => {
  const s = seats(deal, { hand: ["Pathaleon the Calculator", "Tim", "Pin"], resources: 2, deck: ["Luumon", "Illia the Bitter", "Withdraw"] }, {});
  s.use("Pathaleon");
  // He is gone before the cards are chosen.
  expect(s.card("Pathaleon").zone).toBe("removed");
  s.resolve();
  expect([...s.offered()].sort()).toEqual(["Pin", "Tim"]);
  s.choose("Tim", "Pin");
  while (s.request.kind !== "priority") s.choose("Tim");
  expect([s.cards("me", "hand"), s.cards("me", "deck")]).toEqual([["Luumon", "Illia the Bitter"], ["Withdraw", "Tim", "Pin"]]);
  const party = seats(deal, { party: ["Pathaleon the Calculator"], hand: ["Tim"], resources: 2, deck: ["Luumon", "Withdraw"] }, {}).use("Pathaleon").resolve().choose("Tim");
  expect([party.cards("me", "hand"), party.cards("me", "removed")]).toEqual([["Luumon"], ["Pathaleon the Calculator"]]);
  const theirs = seats(deal, { graveyard: ["Pathaleon the Calculator"], resources: 2 }, {});
  expect(theirs.can("use", "Pathaleon")).toBe(false);
});

ruling("SOB-047", ["Ripped through the Portal"], (deal) => {
  const set = (removed: readonly string[], theirs: readonly string[]) => seats(deal, { hand: ["Ripped through the Portal"], resources: 5, removed, collection: ["Sanva"] }, { removed: theirs, collection: ["Illiyana Moonblaze"] }).play("Ripped through the Portal").resolve();
  const s = set(["Tim", "Pin"], ["Luumon"]);
  expect([...s.offered()].sort()).toEqual(["Luumon", "Tim"]);
  s.choose("Luumon");
  expect([s.card("Luumon").controller, s.card("Luumon").owner, s.card("Luumon").exhausted]).toEqual(["me", "opponent", false]);
  const none = set(["Pin"], []);
  expect([none.request.kind, none.cards("me", "party")]).toEqual(["priority", ["Kinivus the Focused"]]);
});

ruling("SOB-048", ["Sampron the Banisher"], (deal) => {
  const set = () => seats(deal, { party: ["Sampron the Banisher"] }, { party: [{ card: "Luumon", damage: 2, exhausted: true }, "Tim"], hand: ["Spell Suppression", "Withdraw"], resources: 4 });
  const s = set().use("Sampron", "Luumon").resolve();
  expect(s.card("Luumon").zone).toBe("removed");
  s.to("action", "opponent").use("Tim", "Sampron").resolve().resolveAll();
  expect([s.card("Luumon").zone, s.card("Luumon").controller, s.card("Luumon").exhausted, s.card("Luumon").damage]).toEqual(["play", "opponent", false, 0]);
  // Gone before it resolves: the card stays removed.
  const early = set().use("Sampron", "Luumon");
  until(early, "opponent").use("Tim", "Sampron").resolve().resolveAll();
  expect([early.card("Sampron").zone, early.card("Luumon").zone]).toEqual(["graveyard", "removed"]);
  early.to("action", "opponent");
  expect(early.card("Luumon").zone).toBe("removed");
  // Without powers as he leaves, nothing returns.
  const mute = set().use("Sampron", "Luumon").resolve().to("action", "opponent").play("Spell Suppression", "Sampron").resolve();
  mute.use("Tim", "Sampron").resolve().resolveAll();
  expect([mute.card("Sampron").zone, mute.card("Luumon").zone]).toEqual(["graveyard", "removed"]);
});

ruling("SOB-054", ["Titan's Grip"], (deal) => {
  const kinds = { one: "Heartrazor", two: "Firemaul of Destruction", off: "Azure-Shield of Coldarra" } as const;
  const stands = (...hands: readonly (keyof typeof kinds)[]): boolean => {
    const names = hands.map((hand) => kinds[hand]);
    const s = seats(deal, { party: ["Titan's Grip", ...names], hand: ["Pin"], resources: 1 }, {});
    return s.request.kind === "priority";
  };
  expect([stands("one", "one"), stands("two", "one"), stands("two", "two"), stands("two", "off")]).toEqual([true, true, true, true]);
  // One more of either is too much.
  expect([stands("two", "one", "one"), stands("two", "one", "off"), stands("one", "one", "off")]).toEqual([false, false, false]);
  const s = seats(deal, { party: ["Titan's Grip", "Heartrazor", "Firemaul of Destruction"], resources: 9 }, { party: ["Luumon"] });
  s.attack("Kinivus", "Luumon").resolve().to("defend").strike("Heartrazor").resolve();
  expect(s.can("strike", "Firemaul")).toBe(true);
  s.strike("Firemaul").resolve();
  expect(s.card("Kinivus").atk).toBe(7);
});
