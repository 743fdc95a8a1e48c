import { upperFirst } from "../../grammar/capital.ts";
import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Tags with a small letter. */
export default defineRule({
  name: "tag-capital",
  title: "A tag has a small letter",
  why: "Races, classes and kinds stand on the type line with a capital letter, and keep it in texts: “target Gnome ally”. Only so can a reader tell them from ordinary words.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget gnome ally has +1 ATK this turn.", marked: "gnome", fixed: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget Gnome ally has +1 ATK this turn." }],
    good: ["Rallying Beat, 2, Warrior, Ability—Arms\nTarget Gnome ally has +1 ATK this turn."],
  },
  paragraph: ({ node, tokens }, context) => {
    if (node !== null) return;
    const { lexicon } = context.language.grammar;
    for (const token of tokens) {
      if (!/^\p{Ll}/u.test(token.text)) continue;
      const capital = upperFirst(token.text);
      if (lexicon.readings(capital)?.has("Tag") !== true) continue;
      const edits = [instead(token, capital)];
      if (context.tryOut(edits) !== "no") reportMend(context, { span: token, message: `“${token.text}” is a tag, and has a small letter.`, edits });
    }
  },
});
