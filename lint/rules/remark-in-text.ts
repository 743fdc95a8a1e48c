import { defineRule } from "../rule.ts";

/** "(received errata)" behind a card's text. */
export default defineRule({
  name: "remark-in-text",
  title: "A remark about the card stands in its text",
  why: "Lists of cards put remarks behind a text, such as “(received errata)”. They are not printed on the card and do nothing. In a card file a remark stands in a comment, a line that begins with “#”.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Quick Study, 2, Mage, Ability—Arcane\nDraw two cards. <p> (received errata)", marked: "(received errata)", fixed: "Quick Study, 2, Mage, Ability—Arcane\nDraw two cards." }],
    good: ["Quick Study, 2, Mage, Ability—Arcane\nDraw two cards.", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive (This ally can't be attacked.)"],
  },
  paragraph: ({ text, source }, context) => {
    const remarks = context.wording?.remarks ?? [];
    if (remarks.length === 0) return;
    for (const match of text.matchAll(new RegExp(`\\s*\\((?:${remarks.join("|")})\\.?\\)`, "giu"))) {
      const end = match.index + match[0].length;
      const start = match.index + match[0].indexOf("(");
      // Where the remark is a paragraph, what divides it from the one before it goes too; that stands before the text.
      const divider = match.index === 0 && end === text.length ? (/(?:\s|<p>)*$/u.exec(context.source.slice(0, source.span.start))?.[0] ?? "").length : 0;
      const claims = context.diagnostics().filter(({ span }) => span.start >= match.index && span.end <= end);
      context.report({ span: { start, end }, message: "This is no text of the card.", help: "Leave it out, or put it into a comment.", fixes: [{ title: "Leave it out", edits: [{ start: match.index - divider, end, text: "" }] }], claims });
    }
  },
});
