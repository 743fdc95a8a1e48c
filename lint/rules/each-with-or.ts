import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** “each hero or ally” for “each hero and ally”. */
export default defineRule({
  name: "each-with-or",
  title: "“Each” is said of one kind or another",
  why: "“Each” takes all of them, so the kinds are joined by “and”: “each hero and ally”. With “or” it can be read that one of the kinds is chosen.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Ember Rain, 5, Mage, Ability—Fire\nYour hero deals 2 fire damage to each opposing hero or ally.", marked: "or", fixed: "Ember Rain, 5, Mage, Ability—Fire\nYour hero deals 2 fire damage to each opposing hero and ally." }],
    good: ["Ember Rain, 5, Mage, Ability—Fire\nYour hero deals 2 fire damage to each opposing hero and ally.", "Ember Rain, 5, Mage, Ability—Fire\nYour hero deals 2 fire damage to target hero or ally."],
  },
  paragraph: ({ tokens }, context) => {
    const isType = (index: number): boolean => tokens[index]?.readings.has("Type") === true;
    for (const [index, token] of tokens.entries()) {
      if (token.text.toLowerCase() !== "each") continue;
      const noun = [1, 2, 3].map((ahead) => index + ahead).find(isType);
      const or = noun === undefined ? undefined : tokens[noun + 1];
      if (noun === undefined || or?.text !== "or" || !isType(noun + 2) || tokens[noun + 2]?.readings.has("Verb:base") === true) continue;
      const [first, last] = [tokens[noun]?.text ?? "", tokens[noun + 2]?.text ?? ""];
      reportMend(context, { span: or, message: `“Each” takes all, and “${first} or ${last}” reads as one of them.`, edits: [instead(or, "and")], help: `Write “${first} and ${last}”.` });
    }
  },
});
