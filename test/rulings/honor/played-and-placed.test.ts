import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

const walls = `Paper Wall, 1, Alliance, Ally—Gnome Mage, 0 [Arcane] ATK / 0 Health (Own-1C)`;

ruling("FOH-018", ["Dimzer the Prestidigitator"], (deal) => {
  const set = (hand: readonly string[], dimzers = 1, theirs: object = {}) =>
    seats(deal, { party: Array.from({ length: dimzers }, () => "Dimzer the Prestidigitator"), hand, resources: 10, deck: ["Pin", "Pin", "Pin"] }, theirs);
  const s = set(["Luumon"]).play("Luumon");
  const before = s.cards("me", "hand").length;
  s.resolve();
  while (s.request.kind === "priority" && s.chain().length > 0) s.resolve();
  // Asked as it enters, and drawn before anybody has priority.
  expect([s.request.kind, s.deciding, s.cards("me", "hand").length]).toEqual(["may", "me", before]);
  s.choose("Yes");
  expect([s.request.kind, s.card("Luumon").damage, s.cards("me", "hand"), s.chain()]).toEqual(["priority", 1, ["Pin"], []]);
  const no = set(["Luumon"]).play("Luumon").resolve();
  while (no.request.kind === "priority" && no.chain().length > 0) no.resolve();
  no.choose("No");
  expect([no.card("Luumon").damage, no.cards("me", "hand")]).toEqual([0, []]);
  // Put into play it is not played.
  const put = set(["Faces from the Past"], 1, {});
  expect(put.can("play", "Faces from the Past")).toBe(true);
  // Interrupted, nothing is drawn.
  const stopped = set(["Luumon"], 1, { hand: ["Mystic Denial"], resources: 5 }).play("Luumon");
  until(stopped, "opponent").play("Mystic Denial", "Luumon");
  while (stopped.chain().length > 0 && stopped.request.kind === "priority") stopped.pass();
  expect([stopped.request.kind, stopped.card("Luumon").zone, stopped.cards("me", "hand")]).toEqual(["priority", "graveyard", []]);
});

ruling("FOH-018", ["Dimzer the Prestidigitator"], (deal) => {
  const enter = (hand: string, dimzers: number): readonly [number, number, string] => {
    const s = seats(deal, { party: Array.from({ length: dimzers }, () => "Dimzer the Prestidigitator"), hand: [hand], resources: 10, deck: ["Pin", "Pin", "Pin"] }, {}).play(hand);
    while (s.chain().length > 0 || s.request.kind !== "priority") s.request.kind === "priority" ? s.pass() : s.choose(s.offers("Yes") ? "Yes" : (s.offered()[0] ?? ""));
    return [s.card(hand).damage, s.cards("me", "hand").length, s.card(hand).zone];
  };
  expect(enter("Luumon", 2)).toEqual([2, 2, "play"]);
  // No more than fatal damage, and none where there is no health.
  expect(enter("Sandbox Tiger", 2)[1]).toBe(1);
  expect(enter("Paper Wall", 1)[1]).toBe(0);
}, { part: "how much", own: walls });

ruling("FOH-025", ["Gladiator's Maul"], (deal) => {
  const s = seats(deal, { party: ["Gladiator's Maul"], deck: ["Lost!", "Tim"], hand: ["Pin"] }, {});
  const places = () => s.offered().filter((label) => label.startsWith("Place"));
  // Not looked at, and only face down.
  expect(places()).toEqual(["Place Pin face down", "Place the top card face down"]);
  const view = (player: number) => JSON.stringify(s.game.view(s.game.state.players[player] ?? 0));
  expect([view(0).includes("Lost!"), view(1).includes("Lost!")]).toEqual([false, false]);
  s.place("Lost!", "down");
  // It uses the chain as one from hand does.
  expect([s.cards("me", "resource row"), s.chain().length, s.cards("me", "deck")]).toEqual([[], 1, ["Tim"]]);
  s.resolve();
  expect([s.card("Lost!").row, s.card("Lost!").faceDown, places()]).toEqual(["resources", true, []]);
  expect([view(0).includes("Lost!"), view(1).includes("Lost!")]).toEqual([true, false]);
  // One a turn, whichever.
  const other = seats(deal, { party: ["Gladiator's Maul"], deck: ["Lost!"], hand: ["Pin", "Tim"] }, {}).place("Pin", "down").resolve();
  expect(other.offered().filter((label) => label.startsWith("Place"))).toEqual([]);
});
