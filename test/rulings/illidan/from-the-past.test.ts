import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("HFI-010", ["Flickers from the Past", "Smoke or Croak"], (deal) => {
  const set = (theirs: readonly string[]) => seats(deal, { hand: ["Smoke or Croak", "Flickers from the Past"], resources: 10 }, { party: theirs });
  const s = set(["Luumon", "Tim"]);
  s.play("Smoke or Croak").choose("Choice 1").choose("Thoros").resolve();
  expect(s.card("Smoke or Croak").zone).toBe("graveyard");
  s.play("Flickers from the Past").choose("Smoke or Croak").resolve();
  expect(s.offered()).toEqual(expect.arrayContaining(["Luumon", "Tim"]));
  s.choose("Luumon");
  expect([s.card("Smoke or Croak").zone, s.card("Smoke or Croak").attachedTo]).toEqual(["play", "Luumon"]);
  const none = set([]);
  // Without an ally there is only the other choice.
  none.play("Smoke or Croak").choose("Thoros").resolve();
  none.play("Flickers from the Past").choose("Smoke or Croak").resolve();
  expect([none.card("Smoke or Croak").zone, none.request.kind]).toEqual(["graveyard", "priority"]);
});

ruling("HFI-025", ["Faces from the Past"], (deal) => {
  const set = () => seats(deal, { hand: ["Faces from the Past"], resources: 7, graveyard: ["Luumon", "Jezbella of Karabor", "Voss Treebender", "Plainsrunner Marun", "Pin"], faceUp: [] }, { party: ["Tim"] });
  const s = set().play("Faces from the Past");
  expect([s.offers("Pin"), s.request.min]).toEqual([false, 0]);
  s.choose("Luumon", "Voss Treebender", "Plainsrunner Marun").resolve();
  expect([...s.cards("me", "party")].sort()).toEqual(["Kinivus the Focused", "Luumon", "Plainsrunner Marun", "Voss Treebender"]);
  // Too dear together: nothing comes.
  const dear = set().play("Faces from the Past").choose("Luumon", "Jezbella of Karabor").resolve();
  expect(dear.cards("me", "party")).toEqual(["Kinivus the Focused"]);
});

ruling("HFI-025", ["Faces from the Past"], (deal) => {
  // What counts are the resources there are as it resolves.
  const s = seats(deal, { hand: ["Faces from the Past"], resources: 6, faceUp: ["Lost!"], graveyard: ["Luumon", "Voss Treebender", "Plainsrunner Marun"] }, { hand: ["Legendary Heroes", "Bangle of Endless Blessings"], resources: 2, faceUp: [{ card: "The Ruins of Lordaeron", counters: { arena: 3 } }] });
  s.play("Faces from the Past").choose("Luumon", "Voss Treebender", "Plainsrunner Marun");
  until(s, "opponent").use("The Ruins of Lordaeron", "me");
  if (s.request.kind === "target") s.choose("Plainsrunner Marun");
  s.resolve().resolve();
  // The one that is gone costs nothing.
  expect([...s.cards("me", "party")].sort()).toEqual(["Kinivus the Focused", "Luumon", "Voss Treebender"]);
}, { part: "a target that is gone" });

ruling("HFI-029", ["Flickers from the Past"], (deal) => {
  const set = (theirs: readonly string[]) => seats(deal, { hand: ["Flickers from the Past"], resources: 7, graveyard: ["Metalmorph", "Living Pyre", "Pin", "Gift of Nature"] }, { party: theirs });
  const s = set(["Coif of the Wicked", "Borak's Belt of Bravery"]).play("Flickers from the Past");
  expect([s.offers("Pin"), s.offers("Gift of Nature"), s.offers("Living Pyre")]).toEqual([false, true, true]);
  s.choose("Metalmorph", "Gift of Nature").resolve();
  expect(s.offered()).toEqual(["Coif of the Wicked", "Borak's Belt of Bravery"]);
  s.choose("Borak's Belt of Bravery");
  expect([s.card("Metalmorph").attachedTo, s.card("Gift of Nature").zone]).toEqual(["Borak's Belt of Bravery", "play"]);
  // Nothing to be attached to: it stays where it is.
  const bare = set(["Luumon"]).play("Flickers from the Past").choose("Metalmorph", "Gift of Nature").resolve();
  expect([bare.card("Metalmorph").zone, bare.card("Gift of Nature").zone]).toEqual(["graveyard", "play"]);
});

ruling("HFI-025", ["Faces from the Past"], (deal) => {
  const set = () => seats(deal, { hand: ["Faces from the Past"], resources: 8, faceUp: ["Falling to Corruption"], graveyard: ["Luumon", "Jezbella of Karabor"] }, {}).play("Faces from the Past").choose("Luumon", "Jezbella of Karabor");
  const s = set().resolve();
  expect([...s.cards("me", "party")].sort()).toEqual(["Jezbella of Karabor", "Kinivus the Focused", "Luumon"]);
  // Two resources are lost in response: eight is too much for seven.
  const lost = set().complete("Falling to Corruption");
  while (lost.request.kind !== "priority") lost.choose(...lost.offered().slice(0, lost.request.min));
  lost.resolve().resolve();
  expect(lost.cards("me", "resource row").length).toBeLessThan(8);
  expect(lost.cards("me", "party")).toEqual(["Kinivus the Focused"]);
}, { part: "resources that are lost" });
