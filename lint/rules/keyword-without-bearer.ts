import { children, lemma } from "../../grammar/ast.ts";
import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";
import { isQuoted } from "../standing.ts";

/** Protector on a weapon. */
export default defineRule({
  name: "keyword-without-bearer",
  title: "A keyword stands on a card that can do nothing with it",
  why: "Only what fights can protect, be attacked or heal as it attacks. On a card of another type the keyword never does anything; mostly the hero was meant to have it: “your hero has protector”.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike\nProtector", marked: "Protector" }],
    good: ["Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike\nYour hero has protector.", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nProtector"],
  },
  node: {
    KeywordLine: (line, context) => {
      const type = headerType(context.card.header, context);
      if (type === null || isQuoted(context)) return;
      for (const use of children(line, "keywords")) {
        if (context.wording === null) continue;
        const keyword = lemma(use, "keyword") ?? "";
        if (!context.wording.bearers.some(({ keywords, never }) => keywords.includes(keyword) && never.includes(type.type))) continue;
        context.report({ span: use.span, message: `No ${type.type} can use this keyword.`, help: "Say who has it, or leave it out." });
      }
    },
  },
});
