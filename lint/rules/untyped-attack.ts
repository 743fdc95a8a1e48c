import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** "2 ATK / 3 Health". */
export default defineRule({
  name: "untyped-attack",
  title: "The header does not say what damage a character deals",
  why: "The icon before “ATK” is the type of the damage that is dealt in combat: “2 [Melee] ATK”. Without it nothing that asks for a type sees the attack.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 ATK / 3 Health\nElusive", marked: "Ally—Orc Hunter" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive"],
  },
  card: ({ header }, context) => {
    const type = headerType(header, context);
    if (header === null || type === null || !type.needs.includes("atk") || !type.needs.includes("health") || header.cost === null || header.stats.atk === null || header.stats.damageType !== null) return;
    const icons = context.language.headerWords.damageTypes;
    context.report({ span: header.spans.typeLine, message: `The ATK of this ${type.type} has no icon.`, help: `Write its icon before “ATK”, for example “[${icons[0] ?? ""}]”.` });
  },
});
