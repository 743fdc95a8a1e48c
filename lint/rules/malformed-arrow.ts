import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Arrows that are not written “>>>”. */
export default defineRule({
  name: "malformed-arrow",
  title: "The arrow between cost and effect is not written “>>>”",
  why: "The arrow says that what stands before it is paid and what stands behind it is then done. In files it is written with three signs, so that every program reads the same.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Dripping Censer, 2, Priest, Item\n[Activate] -> Draw a card.", marked: "->", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
      { card: "Dripping Censer, 2, Priest, Item\n[Activate] --->>> Draw a card.", marked: "--->>>", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
      { card: "Dripping Censer, 2, Priest, Item\n[Activate] → Draw a card.", marked: "→", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card."],
  },
  paragraph: ({ text }, context) => {
    for (const match of text.matchAll(/ *(?:[-=\u2010-\u2015]+>+|(?<!>)>{1,2}(?!>)|>{4,}|[\u2192\u21D2\u2794\u27A1\u00BB\u203A]+) */gu)) {
      const [whole] = match;
      const written = whole.trim();
      // The end of a tag is no arrow.
      if (written === ">" && /<\/?[a-z]+ *$/i.test(text.slice(0, match.index + whole.indexOf(written)))) continue;
      const start = match.index + whole.indexOf(written);
      const all = { start: match.index, end: match.index + whole.length };
      reportMend(context, { span: { start, end: start + written.length }, message: `“${written}” is not how the arrow is written.`, edits: [instead(all, " >>> ")], title: "Write “>>>”" });
    }
  },
});
