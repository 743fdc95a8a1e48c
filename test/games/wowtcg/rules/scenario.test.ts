import { expect, test } from "vitest";
import { situation } from "../phrases/plain-cards.ts";

test("a wrong step, player, rule or host in a scenario says which there are", () => {
  const s = situation("", { party: ["Grunt"], hand: ["Ogre"] }, { party: ["Gnome"] });
  expect(() => s.to("start")).toThrow("there is no step start; there are ready, draw, action, attack, defend, conclusion, end, wrap-up");
  expect(() => s.to("action", "you")).toThrow("there is no player you; there are me, opponent");
  expect(() => s.play("Ogre")).toThrow("can't play Ogre: me is asked for priority");
  expect(() => s.attack("Grunt", "Grunt")).toThrow("can't choose Grunt: me is asked for defender");
  expect(() => situation("", {}, {}, { turn: "you" })).toThrow("there is no player you; there are me, opponent");
  expect(() => situation("", {}, {}, { edition: { strikesOnTheChain: true } })).toThrow("no edition has strikesOnTheChain; there are totemsLikeAllies, totemsBearNothing, strikesOnChain");
  expect(() => situation("", { party: [{ card: "Axe", attachedTo: "Gnomish" }] })).toThrow("no party has Gnomish to attach something to");
});
