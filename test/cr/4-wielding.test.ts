import { expect } from "vitest";
import { edition2009 } from "../../games/wowtcg/rules/edition.ts";
import type { Scenario } from "../../runtime/testing/index.ts";
import { rule } from "./example.ts";

const weapons = `
Left Blade, 1, Warrior, Weapon—Sword, Melee (1), 1 [Melee] ATK, 0 Strike (Own-20C)

Right Blade, 1, Warrior, Weapon—Sword, Melee (1), 2 [Melee] ATK, 0 Strike (Own-21C)

Third Blade, 1, Warrior, Weapon—Sword, Melee (1), 3 [Melee] ATK, 0 Strike (Own-22C)

Break, 0, Instant Ability (Own-23C)
Destroy target weapon.

Fetch, 0, Instant Ability (Own-24C)
Put target weapon card from your graveyard into play.

Two Hands, 1, Warrior, Ability—Arms (Own-25C)
Ongoing: Your hero has dual wield.

Two Great Hands, 1, Warrior, Ability—Arms (Own-26C)
Ongoing: Your hero has two-handed dual wield.

Six Hands, 1, Warrior, Ability—Arms (Own-27C)
Ongoing: Your hero has sextuple wield.

Loan, 1, Warrior, Ability—Arms (Own-28C)
Ongoing: You can strike with Melee weapons while an ally in your party is in combat.`;

/** A hero or ally attacks and strikes with one weapon after the other as far as he can; each has left play when the next enters it. */
function struck(s: Scenario, attacker: string, blades: readonly string[]): readonly boolean[] {
  s.attack(attacker, "Lady Merrow").resolve().to("defend");
  return blades.map((blade, i) => {
    if (i > 0) s.play("Break", blades[i - 1] ?? "").resolve().play("Fetch", blade).resolve();
    const can = s.can("strike", blade);
    if (can) s.strike(blade).resolve();
    return can;
  });
}

rule("406.6", "with dual wield two weapons can be struck with in a combat, and no third", weapons, ({ deal }) => {
  const blades = ["Left Blade", "Right Blade", "Third Blade"];
  const set = (attacker: string, ...more: readonly string[]) =>
    struck(deal({ party: ["Left Blade", "Lean Hound", ...more], graveyard: ["Right Blade", "Third Blade"], hand: ["Break", "Break", "Fetch", "Fetch"], resources: 5 }, {}, { edition: edition2009 }), attacker, blades);
  expect(set("Garm")).toEqual([true, false, false]);
  expect(set("Garm", "Two Hands")).toEqual([true, true, false]);
  // Said twice it is no third (CR 406.3).
  expect(set("Garm", "Two Hands", "Two Great Hands")).toEqual([true, true, false]);
  expect(set("Garm", "Six Hands")).toEqual([true, true, true]);
  // That one can strike for an ally is no leave to strike a second time.
  expect(set("Lean Hound")).toEqual([false, false, false]);
  expect(set("Lean Hound", "Loan")).toEqual([true, false, false]);
  expect(set("Lean Hound", "Loan", "Two Hands")).toEqual([true, true, false]);
});
