/** Cards that several examples need: two heroes, allies that only have numbers, damage, healing. */
export const common = `Blank Page, 9, Ability (Own-10C)

Plain Runner, 1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health (Own-1C)

Garm Ironhide, Horde, Hero—Orc Warrior, 28 Health (Own-2C)

Lady Merrow, Alliance, Hero—Human Mage, 26 Health (Own-3C)

Tall Guard, 3, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 5 Health (Own-4C)

Lean Hound, 2, Horde, Ally—Orc Hunter, 3 [Ranged] ATK / 3 Health (Own-5C)

Cold Snap, 1, Mage, Instant Ability—Frost (Own-6C)
Your hero deals 2 frost damage to target hero or ally.

Hard Bolt, 2, Shaman, Instant Ability—Elemental (Own-7C)
Your hero deals 4 nature damage to target hero or ally.

Quick Mend, 1, Priest, Instant Ability—Holy (Own-8C)
Your hero heals 7 damage from target hero or ally.

Giant, 8, Alliance, Ally—Giant, 8 [Melee] ATK / 8 Health (Own-11C)

Slay Ally, 2, Instant Ability (Own-9C)
Destroy target ally.
`;
