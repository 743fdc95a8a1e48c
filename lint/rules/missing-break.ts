import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Two powers in one paragraph. */
export default defineRule({
  name: "missing-break",
  title: "Two powers stand in one paragraph",
  why: "Each power of a card has a paragraph of its own; only so can be told what belongs to it. Keywords share a line with each other, and with nothing else.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nProtector When Wary Sentry leaves play, draw a card.",
        marked: "When",
        fixed: "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nProtector <p> When Wary Sentry leaves play, draw a card.",
      },
    ],
    good: ["Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nProtector\nWhen Wary Sentry leaves play, draw a card."],
  },
  paragraph: ({ text, tokens }, context) => {
    const told = context.diagnostics("text/missing-break", "text/capital", "text/unexpected-word", "text/missing-stop")[0];
    const token = tokens.find(({ start, end, text: word }) => told !== undefined && start <= told.span.start && told.span.start < end && /^\p{Lu}|^\[|^\(/u.test(word));
    if (told === undefined || token === undefined || token.index === 0) return;
    const { grammar } = context.language;
    const first = text.slice(0, token.start).trimEnd();
    const rest = text.slice(token.start);
    const names = context.card.header === null ? [] : [{ text: context.card.header.name, form: "full" as const }];
    const stop = grammar.stop(rest, names);
    const readTo = stop === null ? rest.length : (stop.lexed.tokens[stop.stoppedAt]?.startOffset ?? rest.length);
    // The second power may have a fault of its own, further on.
    if (/[.)"]$/.test(first) || grammar.stop(first, names) !== null || readTo < Math.min(12, rest.length)) return;
    const edits = [instead({ start: first.length, end: token.start }, " <p> ")];
    const claims = stop === null ? context.diagnostics() : [told];
    if (claims.some(({ span }) => span.end < first.length)) reportMend(context, { span: token, message: `Another power begins with “${token.text}”.`, edits });
    else context.report({ span: token, message: `Another power begins with “${token.text}”.`, help: "Put each power in a paragraph of its own.", fixes: [{ title: "Begin a paragraph", edits }], claims });
  },
});
