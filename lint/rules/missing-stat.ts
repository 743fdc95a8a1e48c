import type { StatName } from "../../grammar/header/index.ts";
import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** An ally without health, a weapon without strike cost. */
export default defineRule({
  name: "missing-stat",
  title: "The header lacks a value that cards of the type print",
  why: "A card without a value that every card of its type has can't be played with: an ally without health would die as it enters play, a weapon without a strike cost can't be struck with.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [
      { card: "Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK", marked: "Weapon—Axe" },
      { card: "Dorn the Ferryman, 2, Alliance, Ally—Human Rogue, 2 [Melee] ATK", marked: "Ally—Human Rogue" },
    ],
    good: ["Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike", "Dorn the Ferryman, 2, Alliance, Ally—Human Rogue, 2 [Melee] ATK / 1 Health"],
  },
  card: ({ header }, context) => {
    const type = headerType(header, context);
    if (header === null || type === null) return;
    const missing = type.needs.filter((stat) => header.stats[stat as StatName] === null);
    if (missing.length === 0) return;
    const words = missing.map((stat) => context.language.headerWords.stats[stat as StatName]).join(" and ");
    context.report({ span: header.spans.typeLine, message: `The header of this ${type.type} has no ${words}.`, help: `Write its ${words} after the type line.` });
  },
});
