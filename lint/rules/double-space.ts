import { defineRule } from "../rule.ts";
import { typography } from "../typography.ts";

/** More than one blank between words, or one that is no space. */
export default defineRule({
  name: "double-space",
  title: "More than one space stands between words, or a blank that is none",
  why: "It can't be seen on the card, and it makes two texts differ that say the same: a search for the one does not find the other.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Numbing Fog, 2, Mage, Ability—Frost\nOpposing allies  have -1 ATK this turn.",
        marked: "  ",
        fixed: "Numbing Fog, 2, Mage, Ability—Frost\nOpposing allies have -1 ATK this turn.",
      },
    ],
    good: ["Numbing Fog, 2, Mage, Ability—Frost\nOpposing allies have -1 ATK this turn."],
  },
  card: (card, context) => {
    typography(card, context, /(?<=\S)(?:[^\S\r\n]{2,}|[^\S\r\n ])(?=\S)/g, ({ text, after }) => {
      if (/^<p>|^[.,;:]/.test(after)) return null;
      return { message: text.length > 1 ? `${text.length} blanks stand between two words.` : "A blank that is no space stands between two words.", instead: " " };
    });
  },
});
