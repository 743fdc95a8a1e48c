import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, seats, until } from "../situation.ts";

ruling("FOH-007", ["Bangle of Endless Blessings"], (deal) => {
  const s = seats(deal, { party: ["Bangle of Endless Blessings"], hand: ["Tim", "Sunfury Briefings", "Gnomeregan"] }, { hand: ["Tim", "Lost!"] });
  const places = () => s.offered().filter((label) => label.startsWith("Place"));
  expect(places()).toEqual(["Place Sunfury Briefings face up", "Place Gnomeregan face up"]);
  s.place("Gnomeregan", "up").resolve();
  expect(s.card("Gnomeregan").faceDown).toBe(false);
  s.to("action", "opponent");
  expect(places()).toEqual(["Place Lost! face up"]);
});

ruling("FOH-017", ["Defusing the Threat"], (deal) => {
  const s = seats(deal, { hand: ["Defusing the Threat"], resources: 8 }, { faceUp: ["A Rare Bean"], resources: 3 });
  until(s.pass(), "opponent").complete("A Rare Bean").resolve();
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  // It comes into play only after that.
  until(s, "me").place("Defusing the Threat", "up").resolve().complete("Defusing the Threat").resolve();
  expect(s.cards("me", "hand")).toHaveLength(1);
  const own = seats(deal, { faceUp: ["Defusing the Threat", "A Rare Bean"], resources: 8 }, {});
  expect(own.can("complete", "Defusing the Threat")).toBe(false);
  own.complete("A Rare Bean").resolve();
  while (own.request.kind !== "priority") own.choose(own.offered()[0] ?? "");
  expect(own.can("complete", "Defusing the Threat")).toBe(false);
});

ruling("FOH-028", ["Gromble the Apt"], (deal) => {
  const s = seats(deal, { party: ["Gromble the Apt"], hand: ["Pin", "Melissa Gerrard"] }, { party: [exhausted("Luumon")] });
  expect(s.can("play", "Pin")).toBe(true);
  s.play("Pin", "opponent");
  expect([s.card("Kinivus").exhausted, s.cards("me", "resource row"), s.card("Kinivus").types]).toEqual([true, [], ["hero"]]);
  s.resolve();
  // Exhausted as it is it pays for nothing more.
  expect(s.can("play", "Melissa")).toBe(false);
  // No resource: what lies in the resource row is counted without it.
  const faces = seats(deal, { party: ["Gromble the Apt"], hand: ["Faces from the Past"], graveyard: ["Luumon", "Tim"], resources: 6 }, {});
  faces.play("Faces from the Past").choose("Luumon", "Tim").resolve();
  expect(faces.cards("me", "party")).not.toContain("Luumon");
});

ruling("FOH-045", ["Omen of Clarity"], (deal) => {
  const set = (top: string, resources: number, faceUp: readonly string[] = []) => {
    const s = seats(deal, { party: ["Omen of Clarity"], deck: [top, "Pin"], resources, faceUp }, { party: ["Luumon"] }, "opponent");
    return s.to("ready", "me").resolve().choose("Yes");
  };
  const s = set("Starshot", 0).to("action", "me");
  // Drawn as ever, and cheaper.
  expect(s.cards("me", "hand")).toEqual(["Starshot"]);
  s.play("Starshot", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(3);
  // A quest of that name in play, whatever becomes of the one that was shown.
  const quest = set("A Rare Bean", 0, ["A Rare Bean"]).to("action", "me");
  expect([quest.cards("me", "hand"), quest.can("complete", "A Rare Bean")]).toEqual([["A Rare Bean"], true]);
  expect(set("Starshot", 0, ["A Rare Bean"]).to("action", "me").can("complete", "A Rare Bean")).toBe(false);
  const later = set("Starshot", 0).to("action", "opponent").to("ready", "me").resolve().choose("No").to("action", "me");
  expect(later.can("play", "Starshot")).toBe(false);
});

ruling("FOH-049", ["Plainswatcher Taro"], (deal) => {
  const set = (party: readonly string[], resources = 6) => seats(deal, { party, hand: ["Plainswatcher Taro"], resources }, { party: ["Tim", "Tim", "Tim", "Tim"] });
  expect(set(["Tim", "Tim", "Tim"]).can("play", "Plainswatcher Taro")).toBe(false);
  const s = set(["Tim", "Tim", "Tim", "Tim"], 0);
  s.play("Plainswatcher Taro").resolve();
  expect(s.card("Plainswatcher Taro").zone).toBe("play");
});

ruling("FOH-049", ["Plainswatcher Taro"], (deal) => {
  // Three Peasants and three more: tokens have names.
  const s = seats(deal, { party: ["Alexi Barov", "Weldon Barov"], hand: ["Plainswatcher Taro"] }, {}, "opponent");
  s.to("action", "me");
  while (s.chain().length > 0) s.resolve();
  expect(s.can("play", "Plainswatcher Taro")).toBe(false);
  s.to("end", "me").resolve();
  s.to("action", "opponent").to("end", "opponent").resolveAll();
  const tokens = seats(deal, { party: ["Alexi Barov"], hand: ["Plainswatcher Taro", "Reforestation", "Reforestation"], resources: 10 }, { party: ["Heartrazor", "Unholy Power"] });
  tokens.play("Reforestation", "Unholy Power").resolve();
  expect(tokens.request.options.filter(({ detail }) => detail === "free")).toHaveLength(0);
  tokens.play("Reforestation", "Heartrazor").resolve();
  expect(tokens.request.options.filter(({ detail }) => detail === "free")).toHaveLength(1);
}, { part: "tokens" });
