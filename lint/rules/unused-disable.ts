import { defineRule } from "../rule.ts";

/** Comments that excuse nothing; they are read where findings are (`lint/disable.ts`). */
export default defineRule({
  name: "unused-disable",
  title: "A comment excuses findings that there are not",
  why: "A comment that excuses nothing hides the next fault of its kind, and tells readers of one that is not there. It is left over from a text that has been mended, or names its rule wrongly.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "# cardwright-disable-next-line unused-disable: the printer has it so\nBrindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle enters play, draw a card.",
        marked: "unused-disable",
        fixed: "Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle enters play, draw a card.",
      },
    ],
    good: ["# A comment.\nBrindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle enters play, draw a card."],
  },
});
