import { instead, reportMend } from "../mending.ts";
import { NUMBER_WORDS } from "../number-words.ts";
import { defineRule } from "../rule.ts";

/** Amounts of damage and of values in words. */
export default defineRule({
  name: "amount-in-words",
  title: "An amount is written in words",
  why: "Damage, ATK and health are amounts, and cards write them in digits: “2 damage”. Words are for how many of a thing.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [{ card: "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals two fire damage to target ally.", marked: "two", fixed: "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally." }],
    good: ["Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally.", "Ember Toss, 2, Mage, Ability—Fire\nDestroy two damaged allies."],
  },
  paragraph: ({ tokens }, context) => {
    const { damageTypes, stats } = context.language.grammar.vocabulary;
    const amounts = new Set(["damage", ...stats.filter(({ lemma }) => lemma === "atk" || lemma === "health" || lemma === "def").flatMap(({ forms }) => Object.values(forms))]);
    for (const [index, token] of tokens.entries()) {
      const number = NUMBER_WORDS.indexOf(token.text.toLowerCase());
      if (number < 1) continue;
      const next = tokens[index + 1];
      const what = next !== undefined && damageTypes.includes(next.text) ? tokens[index + 2] : next;
      if (what === undefined || !amounts.has(what.text)) continue;
      reportMend(context, { span: token, message: `“${token.text}” is an amount of ${what.text}, and is written in words.`, edits: [instead(token, String(number))] });
    }
  },
});
