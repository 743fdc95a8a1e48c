import { defineRule } from "../rule.ts";
import { holdsOnLabel, isLabelledOngoing, isQuoted, passes } from "../standing.ts";

/** "[Activate] >>>" on an ability that does not stay. */
export default defineRule({
  name: "power-on-passing-card",
  title: "A power that is paid for stands on a card that does not stay in play",
  why: "A power with an arrow is used from play. An ability without “Ongoing:” is never there when anybody could use it.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Slow Rot, 2, Warlock, Ability—Affliction\n[Activate] >>> Draw a card.",
        marked: ">>>",
        fixed: "Slow Rot, 2, Warlock, Ability—Affliction\nOngoing: [Activate] >>> Draw a card.",
      },
    ],
    good: ["Slow Rot, 2, Warlock, Ability—Affliction\nOngoing: [Activate] >>> Draw a card.", "Slow Rot, 2, Warlock, Ability—Affliction\nOngoing: Allies in your party have +1 ATK.\n(1), Destroy this ability >>> Draw a card."],
  },
  node: {
    Payment: (payment, context) => {
      const [paragraph] = context.parents;
      if (paragraph === undefined || isQuoted(context) || !passes(context.card, context) || isLabelledOngoing(paragraph, context) || payment.span.start !== paragraph.span.start) return;
      const label = holdsOnLabel(context) ?? "";
      const arrow = context.tokensIn(payment.span).find(({ text }) => text === ">>>");
      const { start } = paragraph.span;
      context.report({ span: { start: payment.span.start, end: (arrow ?? payment.span).end }, message: "The card never stays in play to be used.", help: `Write “${label}:” before the power.`, fixes: [{ title: `Write “${label}:” before it`, edits: [{ start, end: start, text: `${label}: ` }] }] });
    },
  },
});
