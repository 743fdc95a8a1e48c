import { reminderOf } from "../reminders.ts";
import { defineRule } from "../rule.ts";

/** Elusive with the reminder of Ferocity. */
export default defineRule({
  name: "reminder-of-another-keyword",
  title: "A keyword has the reminder of another",
  why: "The words in parentheses only remind of what the keyword does; they do nothing themselves. With those of another keyword the card looks as though it did something that it does not.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive (This ally can attack immediately.)",
        marked: "Elusive",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nFerocity (This ally can attack immediately.)",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive (This ally can't be attacked.)"],
  },
  node: {
    KeywordLine: (line, context) => {
      const reminder = reminderOf(line, context);
      if (reminder === null || reminder.isOf(reminder.entry)) return;
      const other = context.language.grammar.vocabulary.keywords.find((keyword) => keyword !== reminder.entry && reminder.isOf(keyword));
      if (other === undefined) return;
      const title = other.forms["title"] ?? other.lemma;
      const span = { start: line.span.start, end: reminder.aside.span.start - 1 };
      context.report({ span: { start: line.span.start, end: line.span.end }, message: `These are the words for “${title}”.`, help: `Write “${title}”, or the words for the keyword that stands here.`, fixes: [{ title: `Write “${title}”`, edits: [{ ...span, text: title }] }] });
    },
  },
});
