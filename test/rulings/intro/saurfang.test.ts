import { expect } from "vitest";
import { ruling } from "../ruling.ts";

ruling("INTRO-052", ["Grunt Baranka", "High Overlord Saurfang"], (deal) => {
  const s = deal({ me: { hero: "Thoros the Savior", party: ["High Overlord Saurfang"] }, opponent: { hero: "Chloe Mithrilbolt", party: ["Grunt Baranka"] } });
  s.attack("High Overlord Saurfang", "Grunt Baranka").resolve();
  expect([s.step, s.chain().length]).toEqual(["attack", 0]);
  s.pass().pass();
  if (s.request.kind === "protect") s.choose("No");
  // Both have triggered; the turn player's went on the chain first.
  expect(s.step).toBe("defend");
  expect(s.chain().map((link) => (link.includes("Baranka") ? "Baranka" : link.includes("Saurfang") ? "Saurfang" : link))).toEqual(["Saurfang", "Baranka"]);
  s.resolve();
  expect([s.card("Grunt Baranka").zone, s.card("High Overlord Saurfang").zone]).toEqual(["graveyard", "graveyard"]);
  expect(s.chain()).toHaveLength(1);
  s.resolve().to("action");
  expect(s.cards("me", "graveyard")).toEqual(["High Overlord Saurfang"]);
});
