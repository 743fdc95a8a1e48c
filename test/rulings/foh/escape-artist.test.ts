import { expect } from "vitest";
import { ruling } from "../ruling.ts";

ruling(
  "FOH-002",
  ["Mayla Finksputter", "Spell Ricochet", "Touch of the Arcane"],
  (deal) => {
    const s = deal(
      {
        me: { hero: "Thoros the Savior", party: ["Mayla Finksputter", "Mayla Finksputter", "Mayla Finksputter"], hand: ["Spell Ricochet"], resources: 2 },
        opponent: { hero: "Chloe Mithrilbolt", party: ["Sandbox Tiger"], hand: ["Touch of the Arcane"], resources: 3 },
      },
      { turn: "opponent" },
    );
    // Being attacked is not being targeted; leaving play draws.
    s.attack("Sandbox Tiger", "Mayla");
    expect(s.chain()).toHaveLength(1);
    s.resolve().to("action", "opponent");
    expect(s.cards("me", "graveyard")).toEqual(["Mayla Finksputter"]);
    s.resolve().choose("Yes");
    expect(s.cards("me", "hand")).toHaveLength(2);
    expect(s.cards("me", "party").filter((name) => name === "Mayla Finksputter")).toHaveLength(2);
    // Targeted: first into hand, then a card for leaving play.
    s.play("Touch of the Arcane", "Mayla").resolve().choose("Yes");
    expect(s.cards("me", "hand").filter((name) => name === "Mayla Finksputter")).toHaveLength(1);
    s.resolve().choose("Yes");
    expect(s.cards("me", "hand")).toHaveLength(4);
    expect(s.chain()).toEqual(["Touch of the Arcane"]);
    // Sent on to the last one: still an opposing card.
    s.pass().play("Spell Ricochet").resolve().choose("Yes").choose("Mayla");
    s.resolve().choose("Yes");
    s.resolve().choose("Yes");
    expect(s.cards("me", "party")).not.toContain("Mayla Finksputter");
    expect(s.cards("me", "hand").filter((name) => name === "Mayla Finksputter")).toHaveLength(2);
    expect(s.chain()).toEqual(["Touch of the Arcane"]);
    s.resolve();
    expect(s.cards("opponent", "hand")).toEqual([]);
    expect(s.cards("opponent", "graveyard")).toEqual(expect.arrayContaining(["Touch of the Arcane"]));
  },
);
