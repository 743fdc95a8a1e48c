import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

ruling("FOH-034", ["Hesriana"], (deal) => {
  const set = (target: string, say = "Yes") => {
    const s = seats(deal, { hand: ["Hesriana"], party: ["Illia the Bitter"], resources: 3 }, { party: ["Tim", "Darok Steelstrike", "Grunt Baranka"], hand: ["Ripped through the Portal"], resources: 5 });
    s.play("Hesriana").pass().pass().choose(target).resolve().choose(say);
    return s.resolveAll();
  };
  const s = set("Tim");
  expect([s.card("Tim").zone, s.card("Hesriana").keywords, s.can("use", "Hesriana")]).toEqual(["removed", ["elusive"], false]);
  s.to("action", "opponent").to("action", "me");
  // In the party since the turn began, she activates.
  expect([s.card("Tim").zone, s.can("use", "Hesriana")]).toEqual(["removed", true]);
  s.use("Hesriana", "Thoros").resolve();
  expect([s.card("Thoros").damage, s.card("Hesriana").exhausted]).toEqual([1, true]);
  // Something else moves it: she has her own powers again, and has entered long ago.
  s.to("action", "opponent").play("Ripped through the Portal").resolve();
  expect([s.card("Tim").zone, s.card("Hesriana").keywords, s.request.kind, s.chain()]).toEqual(["play", [], "priority", []]);
  // A power of entering comes too late for her.
  const darok = set("Darok");
  expect([darok.card("Darok").zone, darok.chain(), darok.request.kind, darok.cards("me", "hand")]).toEqual(["removed", [], "priority", []]);
  expect(set("Grunt Baranka").card("Hesriana").keywords).toEqual(["protector"]);
  const no = set("Tim", "No");
  expect([no.card("Tim").zone, no.card("Hesriana").keywords]).toEqual(["play", []]);
});
