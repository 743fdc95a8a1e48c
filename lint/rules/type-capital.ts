import { lowerFirst } from "../../grammar/capital.ts";
import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Types of card with a capital letter in a text. */
export default defineRule({
  name: "type-capital",
  title: "A type of card has a capital letter",
  why: "Types are common nouns and written small (“target ally”); a capital marks a tag, a keyword or a name. With one, “Ally” would be the name of something.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget Ally has +1 ATK this turn.", marked: "Ally", fixed: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK this turn." }],
    good: ["Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK this turn.", "Rallying Beat, 2, Warrior, Ability—Arms\nAllies you control have +1 ATK this turn."],
  },
  paragraph: ({ node, tokens }, context) => {
    if (node !== null) return;
    const { lexicon } = context.language.grammar;
    for (const [index, token] of tokens.entries()) {
      const before = tokens[index - 1]?.text ?? ".";
      if (!/^\p{Lu}\p{Ll}/u.test(token.text) || /^[.:;("]$|^>>>$/.test(before)) continue;
      const small = lowerFirst(token.text);
      const noun = lexicon.readings(small)?.get("Type");
      if (noun === undefined || lexicon.readings(token.text) !== undefined) continue;
      const edits = [instead(token, small)];
      if (context.tryOut(edits) !== "no") reportMend(context, { span: token, message: `“${token.text}” is a type of card, and has a capital letter.`, edits });
    }
  },
});
