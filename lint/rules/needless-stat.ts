import type { StatName } from "../../grammar/header/index.ts";
import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** An ability with health, an ally with a strike cost. */
export default defineRule({
  name: "needless-stat",
  title: "The header has a value that cards of the type can't use",
  why: "A value that no rule ever asks for is a slip: the type is another than was meant, or the value belongs to the card that stood here before.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [{ card: "Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK / 3 Health, 1 Strike", marked: "Weapon—Axe" }],
    good: ["Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike"],
  },
  card: ({ header }, context) => {
    const type = headerType(header, context);
    if (header === null || type === null) return;
    const found = type.never.filter((stat) => (header.stats[stat as StatName] ?? 0) !== 0);
    if (found.length === 0) return;
    const words = found.map((stat) => context.language.headerWords.stats[stat as StatName]).join(" and ");
    context.report({ span: header.spans.header, message: `The header of this ${type.type} has ${words}, which no ${type.type} can use.`, help: `Leave out its ${words}, or write another type.` });
  },
});
