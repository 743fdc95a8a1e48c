import { reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** “3, 2, 1 damage” for “3, 2, and 1 damage”. */
export default defineRule({
  name: "number-list",
  title: "A list of numbers has no “and” before the last",
  why: "The “and” says that the list ends and that its last number is one of the list. Without it the reader waits for more.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Forked Spark, 4, Shaman, Ability—Elemental\nTarget up to three heroes and/or allies. Your hero deals 3, 2, 1 nature damage to them, respectively.", marked: "2, 1", fixed: "Forked Spark, 4, Shaman, Ability—Elemental\nTarget up to three heroes and/or allies. Your hero deals 3, 2, and 1 nature damage to them, respectively." }],
    good: ["Forked Spark, 4, Shaman, Ability—Elemental\nTarget up to three heroes and/or allies. Your hero deals 3, 2, and 1 nature damage to them, respectively."],
  },
  paragraph: ({ text }, context) => {
    for (const match of text.matchAll(/(?<=\b\d+, )(\d+, )\d+\b(?! ?[,/[]| \[)/g)) {
      const at = match.index + (match[1] ?? "").length;
      reportMend(context, { span: { start: match.index, end: match.index + match[0].length }, message: `No “and” stands before the last of the numbers.`, edits: [{ start: at, end: at, text: "and " }], title: "Write “and” before the last" });
    }
  },
});
