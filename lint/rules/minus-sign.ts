import { defineRule } from "../rule.ts";
import { typography } from "../typography.ts";

/** Dashes where a hyphen or a minus belongs. */
export default defineRule({
  name: "minus-sign",
  title: "A dash stands for a hyphen or a minus",
  why: "“–1 ATK” with a dash is not “-1 ATK”: the dash is another character, and what it stands before is then no number. Card texts write the plain hyphen for both the minus and the hyphen.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Numbing Fog, 2, Mage, Ability—Frost\nOpposing allies have –1 ATK this turn.",
        marked: "–1",
        fixed: "Numbing Fog, 2, Mage, Ability—Frost\nOpposing allies have -1 ATK this turn.",
      },
    ],
    good: ["Numbing Fog, 2, Mage, Ability—Frost\nOpposing allies have -1 ATK this turn."],
  },
  card: (card, context) => {
    typography(card, context, /[\u2010-\u2015\u2212](\d|X\b)?/g, ({ text, span, groups }) => {
      const inHeader = span.start < card.source.headerText.span.end;
      // The dash before the tags of a type line is `type-line-dash`'s.
      return inHeader ? null : { message: `“${text}” has a dash where a ${groups[0] === undefined ? "hyphen" : "minus"} belongs.`, instead: `-${groups[0] ?? ""}` };
    });
  },
});
