import { lemma } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Keywords with a small letter where a card has them or gives them. */
export default defineRule({
  name: "keyword-capital",
  title: "A keyword has a small letter",
  why: "A keyword stands for a paragraph of rules, and its capital letter tells it from the ordinary word. A line of keywords begins each one with a capital.",
  severity: { "2009": "warn", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nprotector", marked: "protector", fixed: "Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nProtector" },
    ],
    good: ["Wary Sentry, 2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 3 Health\nElusive, Protector"],
  },
  node: Object.fromEntries(
    ["PlainKeyword", "NumberKeyword", "NounKeyword"].map((kind) => [
      kind,
      (node, context) => {
        const [first] = context.tokensIn(node.span);
        const inLine = context.parents.at(-1)?.kind === "KeywordLine";
        if (!inLine || first === undefined || !/^\p{Ll}/u.test(first.text) || lemma(node, "keyword") === null) return;
        const span = { start: first.start, end: first.start + 1 };
        reportMend(context, { span: first, message: `“${first.text}” is a keyword, and has a small letter.`, edits: [instead(span, first.text.charAt(0).toUpperCase())], title: `Write “${first.text.charAt(0).toUpperCase()}${first.text.slice(1)}”` });
      },
    ]),
  ),
});
