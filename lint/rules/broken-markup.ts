import { retold } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Tags and character references that are not written as they are. */
export default defineRule({
  name: "broken-markup",
  title: "A paragraph break or a character reference is not written as one",
  why: "The only tag of a card file is “<p>”, which begins a paragraph; a reference such as “&amp;” needs its semicolon. What looks like one and is none would be printed on the card.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nProtector <p/> When this ally leaves play, draw a card.",
        marked: "<p/>",
        fixed: "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nProtector <p> When this ally leaves play, draw a card.",
      },
      {
        card: "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nWhen this ally leaves play, <b>draw a card.",
        marked: "<b>",
        fixed: "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nWhen this ally leaves play, draw a card.",
      },
    ],
    good: ["Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nProtector <p> When this ally leaves play, draw a card."],
  },
  card: (_card, context) => {
    for (const diagnostic of context.diagnostics("file/broken-break", "file/unknown-tag", "file/unknown-entity")) {
      const { start, end } = diagnostic.span;
      // The reader stumbles over the same tag.
      const same = context.diagnostics().filter(({ code, span }) => code.startsWith("text/") && span.start < end && start < span.end);
      context.report({ ...retold(diagnostic), claims: [diagnostic, ...same] });
    }
  },
});
