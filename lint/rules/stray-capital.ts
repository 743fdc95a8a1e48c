import { lowerFirst } from "../../grammar/capital.ts";
import { instead, reportMend } from "../mending.ts";
import type { TokenView } from "../paragraph-view.ts";
import { defineRule } from "../rule.ts";

/** Capitals in the middle of a sentence. */
export default defineRule({
  name: "stray-capital",
  title: "A word within a sentence has a capital letter",
  why: "A capital within a sentence marks a tag, a keyword or a name, and this word is none. It is read as the beginning of something that does not begin there.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally Has +1 ATK this turn.", marked: "Has", fixed: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK this turn." }],
    good: ["Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK this turn."],
  },
  paragraph: ({ node, tokens }, context) => {
    if (node !== null) return;
    const { lexicon } = context.language.grammar;
    for (const [index, token] of tokens.entries()) {
      const before = tokens[index - 1]?.text ?? ".";
      const small = lowerFirst(token.text);
      if (!/^\p{Lu}\p{Ll}/u.test(token.text) || /^[.:;("]$|^>>>$/.test(before) || (before === "," && isPaidFor(tokens))) continue;
      const readings = lexicon.readings(small);
      if (readings === undefined || readings.has("Type") || lexicon.readings(token.text) !== undefined) continue;
      const edits = [instead(token, small)];
      if (context.tryOut(edits) !== "no") reportMend(context, { span: token, message: `“${token.text}” is written with a small letter within a sentence.`, edits });
    }
  },
});

/** Whether a paragraph begins with a cost: each part of a cost has a capital. */
const isPaidFor = ([first, second]: readonly TokenView[]): boolean => first !== undefined && (/^\[/.test(first.text) || (first.text === "(" && /^(?:\d+|X)$/.test(second?.text ?? "")));
