import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Sentences without a full stop. */
export default defineRule({
  name: "missing-stop",
  title: "A sentence has no full stop",
  why: "The full stop says where what is done ends and the next thing begins. Without it two sentences are read as one, or the reader looks for the rest of the text.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Quick Study, 2, Mage, Ability—Arcane\nDraw two cards",
        marked: "cards",
        fixed: "Quick Study, 2, Mage, Ability—Arcane\nDraw two cards.",
      },
    ],
    good: ["Quick Study, 2, Mage, Ability—Arcane\nDraw two cards.", "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nProtector"],
  },
  paragraph: (paragraph, context) => {
    const { text, tokens } = paragraph;
    for (const diagnostic of context.diagnostics("text/missing-stop")) {
      const at = diagnostic.fix?.edits[0]?.span.start ?? diagnostic.span.end;
      const edits = [instead({ start: at, end: at }, ".")];
      const last = tokens.findLast(({ end }) => end <= at);
      if (last === undefined || (at < text.length && context.tryOut(edits) === "no")) continue;
      reportMend(context, { span: last, message: `The sentence that ends with “${last.text}” has no full stop.`, edits, title: "Put a full stop", help: `Write “${last.text}.”` });
    }
  },
});
