import { verbsOf } from "../../compiler/language.ts";
import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** A quest that says no way to complete it. */
export default defineRule({
  name: "never-completed",
  title: "A text does not say how its card is used up",
  why: "A quest says what is paid to complete it. Where it does not, its reward is out of everybody's reach.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [{ card: "Toll at the Ford, Quest\nReward: Draw a card.", marked: "Reward: Draw a card." }],
    good: ["Toll at the Ford, Quest\nPay (2) to complete this quest.\nReward: Draw a card."],
  },
  card: ({ header, paragraphs }, context) => {
    const type = headerType(header, context);
    const [first] = paragraphs;
    const verb = type?.deed === undefined ? undefined : verbsOf(context.language).get(type.deed);
    if (type === null || first === undefined || verb === undefined) return;
    const label = (type.labels ?? []).map((lemma) => context.language.grammar.vocabulary.labels.find((each) => each.lemma === lemma)?.forms["word"] ?? lemma);
    if (!paragraphs.some(({ text }) => label.some((word) => text.startsWith(`${word}:`)))) return;
    const forms = new RegExp(`\\b(?:${[verb.base, verb.s, verb.participle, verb.ing].join("|")})\\b`, "i");
    if (paragraphs.some(({ text }) => forms.test(text))) return;
    context.report({ span: first.source.span, message: `The text does not say how to ${verb.base} this ${type.type}.`, help: `Write what is paid to ${verb.base} it.` });
  },
});
