import { filledIn, reminderOf } from "../reminders.ts";
import { defineRule } from "../rule.ts";

/** A reminder that says something else than its keyword does. */
export default defineRule({
  name: "reminder-differs",
  title: "A reminder is none of the wordings of its keyword",
  why: "A keyword does what it does, whatever stands in parentheses after it. A reminder in other words, or with another number, tells the reader something else than what happens.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive (This ally can't be attacked by heroes.)",
        marked: "(This ally can't be attacked by heroes.)",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive (This ally can't be attacked.)",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive (This ally can't be attacked.)", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive (Ulf can't be attacked.)"],
  },
  node: {
    KeywordLine: (line, context) => {
      const reminder = reminderOf(line, context);
      const { keywords, types } = context.language.grammar.vocabulary;
      if (reminder === null || !reminder.judged || reminder.entry.reminders.length === 0 || keywords.some(reminder.isOf)) return;
      const [wording = ""] = reminder.entry.reminders;
      const own = types.find(({ lemma }) => lemma === context.card.header?.types[0]?.toLowerCase())?.forms["singular"] ?? "card";
      const given = /(\d+|X)$/.exec(context.textOf({ start: line.span.start, end: reminder.aside.span.start }).trim())?.[0] ?? "";
      const instead = filledIn(wording, own, given);
      const { span } = reminder.aside;
      const fixes = /\[[^\]]*\]/.test(instead) ? [] : [{ title: `Write “(${instead})”`, edits: [{ ...span, text: `(${instead})` }] }];
      context.report({ span, message: "These words are none by which the keyword is explained.", help: `Write “(${instead})”, or leave the parenthesis out.`, fixes });
    },
  },
});
