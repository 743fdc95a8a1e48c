import { replacing } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** "a target ally". */
export default defineRule({
  name: "article-before-target",
  title: "An article stands before “target”",
  why: "“Target” itself says which: it stands in the place of “a”, “an” and “the”. “A target ally” says the same thing twice and is read by no card's grammar.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Tarn the Dowser, 3, Horde, Ally—Troll Shaman, 2 [Nature] ATK / 3 Health\nWhen Tarn enters play, destroy a target weapon.",
        marked: "a",
        fixed: "Tarn the Dowser, 3, Horde, Ally—Troll Shaman, 2 [Nature] ATK / 3 Health\nWhen Tarn enters play, destroy target weapon.",
      },
    ],
    good: ["Tarn the Dowser, 3, Horde, Ally—Troll Shaman, 2 [Nature] ATK / 3 Health\nWhen Tarn enters play, destroy target weapon.", "Sunder the Root, 4, Druid, Ability—Balance\nDestroy target ally and a second target ally."],
  },
  paragraph: ({ text }, context) => {
    for (const match of text.matchAll(/\b(?:an?|the) (?=target\b(?! of\b))/gi)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const capital = /^\p{Lu}/u.test(match[0]);
      const claims = context.diagnostics("text/unexpected-word", "text/agreement", "text/determiner", "text/incomplete");
      const edit = capital ? { start: span.start, end: span.end + 1, text: text.charAt(span.end).toUpperCase() } : { ...span, text: "" };
      context.report({ span: { start: span.start, end: span.end - 1 }, message: `“${match[0].trim()}” stands before “target”.`, help: "Leave it out.", fixes: [capital ? { ...replacing(span, ""), edits: [edit] } : replacing(span, "")], claims });
    }
  },
});
