import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** "[Activate >>>". */
export default defineRule({
  name: "unclosed-icon",
  title: "An icon has one of its brackets only",
  why: "An icon is its name in brackets. With one of them alone it is a word that nothing knows, and the bracket a mark that no card prints.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Dripping Censer, 2, Priest, Item\n[Activate >>> Draw a card.", marked: "[Activate", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
      { card: "Dripping Censer, 2, Priest, Item\n(1), Activate] >>> Draw a card.", marked: "Activate]", fixed: "Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card." },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card."],
  },
  paragraph: ({ text, node }, context) => {
    if (node !== null) return;
    const { icons, activate } = context.language.grammar.vocabulary;
    for (const icon of [activate, ...icons]) {
      for (const match of text.matchAll(new RegExp(`\\[${icon}(?![\\w\\]])|(?<![\\w[])${icon}\\]`, "g"))) {
        const span = { start: match.index, end: match.index + match[0].length };
        reportMend(context, { span, message: `“${match[0]}” has one bracket only.`, edits: [instead(span, `[${icon}]`)] });
      }
    }
  },
});
