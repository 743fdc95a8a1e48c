import { compilerFaults } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** "draw draw a card". */
export default defineRule({
  name: "doubled-word",
  title: "A word or a few words stand twice",
  why: "The end of one line and the start of the next often hold the same word when a text is typed twice. Only one of them can be meant.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Pell the Lampwright, 2, Alliance, Ally—Gnome Mage, 1 [Fire] ATK / 2 Health\nWhen Pell enters play, draw draw a card.",
        marked: "draw",
        fixed: "Pell the Lampwright, 2, Alliance, Ally—Gnome Mage, 1 [Fire] ATK / 2 Health\nWhen Pell enters play, draw a card.",
      },
    ],
    good: ["Pell the Lampwright, 2, Alliance, Ally—Gnome Mage, 1 [Fire] ATK / 2 Health\nWhen Pell enters play, draw a card."],
  },
  paragraph: ({ text }, context) => {
    compilerFaults(context, "text/repeated-word", () => ({}));
    if (context.diagnostics().length === 0) return;
    for (const match of text.matchAll(/(?<![\p{L}\d])(\p{L}[\p{L}' ]*\p{L}|\p{L}) \1(?![\p{L}\d])/giu)) {
      const words = match[1] as string;
      const start = match.index + words.length;
      const span = { start: start + 1, end: start + 1 + words.length };
      const claims = context.diagnostics().filter((diagnostic) => diagnostic.span.end >= match.index && diagnostic.span.start <= span.end + 1);
      if (claims.length > 0) context.report({ span, message: `“${words}” stands here twice.`, help: "Leave one out.", fixes: [{ title: `Leave out “${words}”`, edits: [{ start, end: span.end, text: "" }] }], claims });
    }
  },
});
