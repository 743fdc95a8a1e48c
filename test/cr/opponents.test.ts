import { expect } from "vitest";
import { rule } from "./example.ts";

rule("401", "of several opponents one has so many, or none", `
Crowd Eye, 2, Horde, Ally—Orc, 1 [Melee] ATK / 4 Health (Own-20C)
This ally has +2 ATK while an opponent controls two or more allies.

Lone Eye, 2, Horde, Ally—Orc, 1 [Melee] ATK / 4 Health (Own-21C)
This ally has +2 ATK while an opponent controls no allies.

Hand Eye, 2, Horde, Ally—Orc, 1 [Melee] ATK / 4 Health (Own-22C)
This ally has +2 ATK while an opponent has two or more cards in hand.

Third Hand, Alliance, Hero—Human Mage, 25 Health (Own-23C)`, ({ seats }) => {
  const atk = (eye: string, one: readonly string[], two: readonly string[]) =>
    seats({
      me: { hero: "Garm Ironhide", party: [eye] },
      one: { hero: "Lady Merrow", ...(eye === "Hand Eye" ? { hand: one } : { party: one }) },
      two: { hero: "Third Hand", ...(eye === "Hand Eye" ? { hand: two } : { party: two }) },
    }).card(eye).atk;
  expect(atk("Crowd Eye", ["Tall Guard"], ["Lean Hound"])).toBe(1);
  expect(atk("Crowd Eye", [], ["Lean Hound", "Tall Guard"])).toBe(3);
  expect(atk("Lone Eye", ["Tall Guard"], ["Lean Hound"])).toBe(1);
  expect(atk("Lone Eye", ["Tall Guard"], [])).toBe(3);
  expect(atk("Hand Eye", ["Cold Snap"], ["Cold Snap"])).toBe(1);
  expect(atk("Hand Eye", ["Cold Snap", "Hard Bolt"], [])).toBe(3);
});
