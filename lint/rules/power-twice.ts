import { defineRule } from "../rule.ts";

/** The same power printed twice. */
export default defineRule({
  name: "power-twice",
  title: "A card prints the same power twice",
  why: "A power that stands twice works twice. Where that is meant, a number says it better; mostly a line has been copied once too often.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.\nWhen Ulf attacks, draw a card.",
        marked: "When Ulf attacks, draw a card.",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.\nWhen Ulf defends, draw a card."],
  },
  card: ({ paragraphs }, context) => {
    for (const [index, paragraph] of paragraphs.entries()) {
      const { text, side, source } = paragraph;
      if (text === "" || !paragraphs.slice(0, index).some((earlier) => earlier.side === side && earlier.text === text)) continue;
      const before = paragraphs[index - 1];
      const start = before === undefined ? source.span.start : before.source.span.end;
      context.report({ span: source.span, message: "This power stands above already.", help: "Leave one out.", fixes: [{ title: "Leave it out", edits: [{ start, end: source.span.end, text: "" }] }] });
    }
  },
});
