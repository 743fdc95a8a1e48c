import { verbsOf } from "../../compiler/language.ts";
import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** A quest without a reward. */
export default defineRule({
  name: "missing-label",
  title: "A text lacks the label that its type must have",
  why: "What a quest gives stands after “Reward:”. Without it nothing happens when the quest is completed, and what was meant as the reward is read as something else.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Toll at the Ford, Quest\nPay (2) to complete this quest.\nDraw a card.",
        marked: "Draw a card.",
        fixed: "Toll at the Ford, Quest\nPay (2) to complete this quest.\nReward: Draw a card.",
      },
    ],
    good: ["Toll at the Ford, Quest\nPay (2) to complete this quest.\nReward: Draw a card."],
  },
  card: ({ header, paragraphs }, context) => {
    const type = headerType(header, context);
    const last = paragraphs.at(-1);
    const deed = verbsOf(context.language).get(type?.deed ?? "");
    if (type === null || last === undefined || deed === undefined || paragraphs.length < 2) return;
    if (!paragraphs.slice(0, -1).some(({ text }) => new RegExp(`\\b${deed.base}\\b`).test(text))) return;
    for (const lemma of type.labels ?? []) {
      const word = context.language.grammar.vocabulary.labels.find((label) => label.lemma === lemma)?.forms["word"] ?? lemma;
      if (paragraphs.some(({ text }) => new RegExp(`(?:^|\\. |: )${word}s?\\b`, "i").test(text))) continue;
      const { start } = last.source.span;
      context.report({ span: last.source.span, message: `Nothing of this ${type.type} stands after “${word}:”.`, help: `Write “${word}:” before what it gives.`, fixes: [{ title: `Write “${word}:” before it`, edits: [{ start, end: start, text: `${word}: ` }] }] });
    }
  },
});
