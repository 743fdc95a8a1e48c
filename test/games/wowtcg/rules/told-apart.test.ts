import { expect, test } from "vitest";
import { situation } from "../phrases/plain-cards.ts";

const labels = (s: ReturnType<typeof situation>): readonly string[] => s.request.options.map(({ label }) => label);

test("two triggered powers of one card are told apart by what they trigger on or do, as their player orders them (CR 708.1)", () => {
  const s = situation(`
Usher, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
When an ally enters your party, draw a card.
When you play an ally, your hero deals 1 melee damage to target hero.
When an ally enters your party, you may destroy target ally.

Porter, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
When an ally enters your party, draw a card.
`, { hand: ["Grunt"], party: ["Usher", "Porter"], resources: 1, deck: ["Ogre", "Ogre", "Ogre"] });
  s.play("Grunt").choose("Timmo").resolve().resolve();
  expect(labels(s)).toEqual(["Usher: draw", "Usher: destroy", "Porter"]);
});

test("two payment powers of one card are told apart by what they cost or do", () => {
  const s = situation(`
Kit, 2, Item
(1) >>> Your hero deals 1 melee damage to target hero.
(2) >>> Draw a card.

Twin Kit, 2, Item
[Activate] >>> Draw a card.
`, { party: ["Kit", "Twin Kit"], resources: 3 });
  expect(labels(s)).toEqual(["Pass", "Attack with Graccus", "Use Kit: (1); deal", "Use Kit: (2); draw", "Use Twin Kit"]);
});

test("two replacement powers of one card are told apart by what they do (CR 716.1)", () => {
  const s = situation(`
Ward, 2, Item
If your hero would be dealt damage, prevent 1 of it.
If your hero would be dealt damage, you may put a ward counter on Ward instead.
`, { party: ["Ward"] }, { hand: ["Combo Strike"], resources: 1 });
  s.to("action", "opponent").play("Combo Strike", "Graccus").resolve();
  expect(labels(s)).toEqual(["Ward: prevent", "Ward: add"]);
});
