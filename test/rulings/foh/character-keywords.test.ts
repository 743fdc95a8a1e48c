import { expect } from "vitest";
import { ruling } from "../ruling.ts";

ruling("FOH-003", ["Darok Steelstrike"], (deal) => {
  const set = () => deal({ me: { hero: "Thoros the Savior", hand: ["Darok Steelstrike", "Withdraw"], resources: 6, deck: ["Tim", "Tim"] }, opponent: { hero: "Chloe Mithrilbolt", hand: ["Withdraw"], resources: 3 } });
  const s = set();
  s.play("Darok Steelstrike").resolve();
  expect(s.chain()).toHaveLength(1);
  expect(s.cards("me", "hand")).toEqual(["Withdraw"]);
  s.resolve();
  expect(s.deciding).toBe("me");
  s.choose("Yes");
  // The card is drawn, and the next decision is the discard, nobody's priority.
  expect(s.cards("me", "hand")).toEqual(["Withdraw", "Tim"]);
  expect(s.request.kind).not.toBe("priority");
  expect(s.deciding).toBe("me");
  expect(s.offered()).toEqual(["Withdraw", "Tim"]);
  s.choose("Withdraw");
  expect(s.request.kind).toBe("priority");
  expect(s.cards("me", "graveyard")).toEqual(["Withdraw"]);
  expect(s.cards("me", "hand")).toEqual(["Tim"]);
  const declined = set();
  declined.play("Darok Steelstrike").resolve().resolve().choose("No");
  expect(declined.request.kind).toBe("priority");
  expect(declined.cards("me", "hand")).toEqual(["Withdraw"]);
  expect(declined.cards("me", "graveyard")).toEqual([]);
});

ruling("FOH-004", ["Charkov", "Sivandra Darklust", "Hibernate"], (deal) => {
  const s = deal({
    me: { hero: "Thoros the Savior", hand: ["Sivandra Darklust", "Charkov", "Hibernate"], party: ["Mogor's Anointing Club"], resources: 10, deck: ["Tim", "Tim"], graveyard: ["Tim"] },
    opponent: { hero: "Chloe Mithrilbolt", party: ["Luumon"] },
  });
  s.play("Sivandra").resolve().resolve();
  expect(s.cards("me", "hand")).toEqual(["Charkov", "Hibernate", "Tim"]);
  expect(s.card("Sivandra").zone).toBe("play");
  // She is no cost that could be paid.
  expect(s.can("use", "Mogor's Anointing Club")).toBe(false);
  s.play("Charkov").resolve().resolve();
  if (s.request.kind !== "priority") s.choose("Sivandra");
  expect(s.cards("opponent", "hand")).toEqual(["Luumon"]);
  expect(s.cards("me", "party")).toEqual(expect.arrayContaining(["Charkov", "Sivandra Darklust"]));
  expect(s.cards("me", "hand")).toEqual(["Hibernate", "Tim"]);
  expect(s.can("use", "Mogor's Anointing Club")).toBe(false);
  // Becoming a resource is not leaving play.
  s.play("Hibernate", "Charkov").resolve();
  expect(s.cards("me", "resource row")).toHaveLength(11);
  expect(s.cards("me", "party")).not.toContain("Charkov");
});
