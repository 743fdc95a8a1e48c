import { upperFirst } from "../../grammar/capital.ts";
import { instead, reportMend } from "../mending.ts";
import { NUMBER_WORDS } from "../number-words.ts";
import { defineRule } from "../rule.ts";

/** Numbers of things in digits. */
export default defineRule({
  name: "count-in-digits",
  title: "A number of things is written in digits",
  why: "Cards write how many of a thing in words (“draw two cards”) and amounts, such as damage, in digits; so a reader sees at a glance which it is.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  options: { most: 10 },
  examples: {
    bad: [{ card: "Quick Study, 2, Mage, Ability—Arcane\nDraw 2 cards.", marked: "2", fixed: "Quick Study, 2, Mage, Ability—Arcane\nDraw two cards." }],
    good: ["Quick Study, 2, Mage, Ability—Arcane\nDraw two cards.", "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally."],
  },
  paragraph: ({ tokens }, context) => {
    const nouns = new Set(context.language.grammar.vocabulary.types.map(({ lemma }) => lemma));
    for (const [index, token] of tokens.entries()) {
      const word = /^\d+$/.test(token.text) ? NUMBER_WORDS[Number(token.text)] : undefined;
      if (word === undefined || Number(token.text) < 1 || Number(token.text) > Number(context.option("most"))) continue;
      const after = tokens.slice(index + 1, index + 5);
      const noun = after.findIndex(({ readings }) => nouns.has(readings.get("Type")?.lemma ?? ""));
      const between = after.slice(0, noun).map(({ text }) => text);
      // Only "or more", "or fewer" and adjectives stand between a number and what it counts.
      if (noun < 0 || !between.every((text, at) => /^(?:or|more|less|fewer|other)$/.test(text) || isAdjective(after[at]?.readings))) continue;
      const capital = index === 0 || tokens[index - 1]?.text === ">>>" ? upperFirst(word) : word;
      reportMend(context, { span: token, message: `“${token.text}” counts ${after[noun]?.text ?? "things"}, and is written in digits.`, edits: [instead(token, capital)] });
    }
  },
});

function isAdjective(readings: ReadonlyMap<string, unknown> | undefined): boolean {
  return readings !== undefined && (readings.has("State") || readings.has("Tag") || readings.has("Supertype") || readings.has("Icon"));
}
