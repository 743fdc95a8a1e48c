import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("INTRO-033", ["Kristina Soulcinder"], (deal) => {
  const s = deal({
    me: { hero: me, party: ["Luumon"] },
    opponent: { hero: opponent, hand: ["Pin"], party: [{ card: "Kristina Soulcinder", exhausted: true }, { card: "Tim", exhausted: true }], faceUp: [{ card: "Skywing", exhausted: true }], deck: ["Withdraw", "Withdraw"] },
  });
  s.to("end").pass();
  expect([s.step, s.deciding, s.card("Tim").exhausted]).toEqual(["end", "opponent", true]);
  s.pass();
  // The next decision of anybody comes after the readying, and that has left nothing on the chain but what triggered.
  expect(s.step).toBe("ready");
  expect(["Kristina Soulcinder", "Tim", "Skywing"].map((name) => s.card(name).exhausted)).toEqual([false, false, false]);
  s.choose("Luumon");
  expect(s.request.kind).toBe("priority");
  expect([s.step, s.deciding]).toEqual(["ready", "opponent"]);
  expect(s.chain()).toHaveLength(1);
  expect(s.cards("opponent", "hand")).toEqual(["Pin"]);
  s.pass();
  expect(s.deciding).toBe("me");
  s.pass();
  expect(s.card("Luumon").atk).toBe(7);
  // The draw waits for the window to close.
  expect(s.cards("opponent", "hand")).toEqual(["Pin"]);
  s.pass().pass();
  expect(s.cards("opponent", "hand")).toEqual(["Pin", "Withdraw"]);
});

ruling("INTRO-034", ["Weldon Barov"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Weldon Barov"] }, opponent: { hero: opponent, party: ["Tim"], hand: ["Withdraw"], resources: 3 } });
  s.pass().pass();
  expect([s.step, s.deciding]).toEqual(["end", "me"]);
  expect(s.chain()).toHaveLength(1);
  // Both can answer before the turn wraps up.
  s.pass();
  expect(s.deciding).toBe("opponent");
  expect(s.can("use", "Tim")).toBe(true);
  s.play("Withdraw", "Weldon Barov").resolve();
  expect(s.cards("me", "party").filter((name) => name === "Peasant")).toEqual([]);
  s.resolve();
  expect(s.step).toBe("end");
  expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(3);
  s.pass().use("Tim", "Peasant").resolve();
  expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(2);
});

ruling("INTRO-035", ["Clutch Shot"], (deal) => {
  const s = deal({
    me: { hero: me, party: ["Luumon", "Tim"], hand: ["Clutch Shot", "Pin", "Pin", "Pin", "Pin", "Pin", "Withdraw", "Pin", "Pin"], resources: 1 },
    opponent: { hero: opponent, hand: ["Pin"], resources: 1, party: ["Tim"] },
  });
  s.play("Clutch Shot", "Luumon", "me: Tim").resolve();
  expect(s.card("Luumon").atk).toBe(7);
  s.to("end").pass().pass();
  // Eight cards: one too many. Nobody gets priority, only the turn player chooses.
  expect([s.step, s.deciding, s.request.kind]).toEqual(["wrap-up", "me", "discard"]);
  expect([s.request.min, s.request.max]).toEqual([1, 1]);
  expect(s.offers("Pass")).toBe(false);
  expect(s.card("Luumon").atk).toBe(7);
  s.choose("Withdraw");
  expect(s.cards("me", "hand")).toHaveLength(7);
  expect(s.cards("me", "graveyard")).toContain("Withdraw");
  // Then what lasts until the end of turn is over, and the next turn has begun.
  expect(s.card("Luumon").atk).toBe(5);
  expect([s.step, s.deciding]).toEqual(["ready", "opponent"]);
});
