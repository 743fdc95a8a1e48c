import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("INTRO-001", ["Brodien", "Tim"], (deal) => {
  const s = deal(
    { me: { hero: me, party: ["Luumon", "Illia the Bitter"] }, opponent: { hero: opponent, hand: ["Brodien"], resources: 4, party: ["Tim"] } },
    { turn: "opponent" },
  );
  s.play("Brodien").resolve().choose("Choice 2").use("Tim", me).resolve().to("action", "me").propose("Luumon");
  // Untargetable Brodien and the hero behind his allies, not elusive Tim; and one attacker a combat.
  expect([s.request.min, s.request.max, s.offered()]).toEqual([1, 1, [opponent, "Brodien"]]);
  s.choose("Brodien");
  expect(s.can("attack", "Illia the Bitter")).toBe(false);
}, { part: "who can be attacked" });

ruling("INTRO-001", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Anchorite Jaliah"] }, opponent: { hero: opponent, party: [{ card: "Luumon", exhausted: true }] } });
  s.attack("Anchorite Jaliah", "Luumon").resolve().to("defend").to("action");
  expect([s.card("Anchorite Jaliah").damage, s.card("Luumon").damage]).toEqual([5, 2]);
}, { part: "an exhausted defender" });

ruling("INTRO-001", ["Tithe", "Tim"], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Tithe"], resources: 2 }, opponent: { hero: opponent, party: ["Tim", "Luumon"] } }, { turn: "opponent" });
  s.pass().play("Tithe", "Tim").resolve();
  expect(s.card("Tim").controller).toBe("me");
  while (s.deciding !== "opponent") s.pass();
  expect(s.step).toBe("action");
  s.attack("Luumon", me).resolve().pass().pass();
  // Elusive, and only just in this party: it can protect, and is dealt damage.
  expect([s.request.kind, s.offered()]).toEqual(["protect", ["No", "Tim"]]);
  s.choose("Tim").to("action");
  expect([s.card("Tim").zone, s.card(me).damage, s.card("Luumon").damage]).toEqual(["graveyard", 0, 1]);
}, { part: "an elusive protector" });
