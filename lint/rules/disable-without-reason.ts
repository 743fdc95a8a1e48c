import { defineRule } from "../rule.ts";

/** Comments that excuse findings without a reason; they are read where findings are (`lint/disable.ts`). */
export default defineRule({
  name: "disable-without-reason",
  title: "A comment excuses a finding and does not say why",
  why: "Whoever reads the file later can't tell whether the finding is excused because the card is right, because it must stay as it was printed, or because nobody had the time. The reason stands after a colon.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [
      {
        card: "# cardwright-disable-next-line curly-quotes\nBrindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle enters play, draw a card.",
        marked: "# cardwright-disable-next-line curly-quotes",
      },
    ],
    good: ["# cardwright-disable-next-line curly-quotes: as it was printed\nBrindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle enters play, draw a card."],
  },
});
