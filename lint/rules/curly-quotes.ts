import { defineRule } from "../rule.ts";
import { typography } from "../typography.ts";

/** Quotes and apostrophes that are not straight. */
export default defineRule({
  name: "curly-quotes",
  title: "A quote or an apostrophe is not straight",
  why: "Cards are searched, compared and read by programs, and a curly quote is another character than a straight one. Straight ones are what a keyboard writes, so texts with them agree with each other.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle enters play, put target ally into its owner’s hand.",
        marked: "’",
        fixed: "Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle enters play, put target ally into its owner's hand.",
      },
    ],
    good: ["Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle enters play, put target ally into its owner's hand."],
  },
  card: (card, context) => {
    typography(card, context, /[\u2018\u2019\u02BC\u2032]+|[\u201C\u201D\u2033]+/g, ({ text }) => {
      const straight = text.replace(/[\u2018\u2019\u02BC\u2032]/g, "'").replace(/[\u201C\u201D\u2033]/g, '"');
      return { message: `“${text}” is not a straight ${straight.startsWith("'") ? "apostrophe" : "quote"}.`, instead: straight };
    });
  },
});
