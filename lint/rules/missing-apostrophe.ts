import type { Vocabulary } from "../../grammar/vocabulary.ts";
import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** “owners hand” for “owner's hand”. */
export default defineRule({
  name: "missing-apostrophe",
  title: "What belongs to someone is told without an apostrophe",
  why: "“Owners hand” names owners, and then a hand that nothing ties to them; “owner's hand” is the hand of the owner.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Hasty Retreat, 2, Rogue, Ability—Combat\nPut target ally into its owners hand.", marked: "owners", fixed: "Hasty Retreat, 2, Rogue, Ability—Combat\nPut target ally into its owner's hand." },
    ],
    good: ["Hasty Retreat, 2, Rogue, Ability—Combat\nPut target ally into its owner's hand."],
  },
  paragraph: ({ node, tokens }, context) => {
    if (node !== null) return;
    const owned = ownedIn(context.language.grammar.vocabulary);
    for (const [index, token] of tokens.entries()) {
      const short = /^(ca|do|is|are|does|was|wo)nt$/i.exec(token.text)?.[1];
      if (short !== undefined) {
        reportMend(context, { span: token, message: `“${token.text}” has lost its apostrophe.`, edits: [instead(token, `${short}n't`)] });
        continue;
      }
      const next = tokens[index + 1];
      if (!/^\p{Ll}{3,}s$/u.test(token.text) || next === undefined || !/^\p{L}/u.test(next.text) || token.readings.has("Verb:s") || DETERMINERS.test(next.text)) continue;
      const singular = [instead(token, `${token.text.slice(0, -1)}'s`)];
      const plural = [instead(token, `${token.text}'`)];
      const surely = OWNERS.test(token.text) && owned.has(next.text) && /^(?:its|an?|his|her|their|that|target|each)$/.test(tokens[index - 1]?.text ?? "");
      const edits = surely ? singular : [singular, plural].find((each) => context.tryOut(each) === "whole");
      if (edits !== undefined) reportMend(context, { span: token, message: `“${next.text}” belongs to “${token.text}”, and no apostrophe says so.`, edits });
    }
  },
});

/** Words that begin a noun of their own: what stands behind an owner is named at once. */
const DETERMINERS = /^(?:target|an?|the|your|each|another)$/;

/** Words for whom things belong to. */
const OWNERS = /^(?:owners|controllers|opponents|players)$/;

const owned = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** What belongs to someone: zones, parts of a turn, values. */
function ownedIn(vocabulary: Vocabulary): ReadonlySet<string> {
  let words = owned.get(vocabulary);
  if (words === undefined) {
    words = new Set([...vocabulary.zones, ...vocabulary.steps, ...vocabulary.stats].flatMap(({ forms }) => Object.values(forms)));
    owned.set(vocabulary, words);
  }
  return words;
}
