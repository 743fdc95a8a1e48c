import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";
import { namesOf } from "../try-out.ts";

/** An arrow a few words before or behind its place. */
export default defineRule({
  name: "misplaced-arrow",
  title: "The arrow stands a few words from its place",
  why: "What stands before the arrow is paid, and what stands behind it is done. One word on the wrong side of it, and the card pays with nothing or does what can't be done.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Prosper Quill, Alliance, Hero—Gnome Mage (Fire), Mining/Tailoring, 25 Health\n(2), Flip >>> Prosper Draw a card.", marked: "Prosper", fixed: "Prosper Quill, Alliance, Hero—Gnome Mage (Fire), Mining/Tailoring, 25 Health\n(2), Flip Prosper >>> Draw a card." }],
    good: ["Prosper Quill, Alliance, Hero—Gnome Mage (Fire), Mining/Tailoring, 25 Health\n(2), Flip Prosper >>> Draw a card."],
  },
  paragraph: ({ node, text, tokens }, context) => {
    const at = tokens.findIndex((token) => token.text === ">>>");
    const arrow = tokens[at];
    if (node !== null || arrow === undefined) return;
    const names = new Set(namesOf(context.card, context.language).map((name) => name.text));
    for (const after of [1, 2, 3]) {
      const [first, last] = [tokens[at + 1], tokens[at + after]];
      if (first === undefined || last === undefined) return;
      const moved = text.slice(first.start, last.end);
      const edits = [instead({ start: arrow.start, end: last.end }, `${moved} >>>`)];
      const next = tokens[at + after + 1];
      // With a name and then a verb with its capital it is sure, whatever else is wrong behind.
      const sure = names.has(moved) && next !== undefined && /^\p{Lu}/u.test(next.text) && next.readings.has("Verb:base");
      if (!sure && context.tryOut(edits) !== "whole") continue;
      reportMend(context, { span: { start: arrow.start, end: last.end }, message: `The arrow stands before “${moved}”, which is paid.`, edits });
      return;
    }
  },
});
