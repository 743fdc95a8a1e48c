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
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (!/^\p{Ll}{3,}s$/u.test(token.text) || next === undefined || !/^\p{L}/u.test(next.text)) continue;
      const singular = `${token.text.slice(0, -1)}'s`;
      const edits = [instead(token, singular)];
      const found = [edits, [instead(token, `${token.text}'`)]].find((each) => context.tryOut(each) === "whole") ?? (context.tryOut(edits) === "further" && OWNERS.test(token.text) ? edits : undefined);
      if (found !== undefined) reportMend(context, { span: token, message: `“${next.text}” belongs to “${token.text}”, and no apostrophe says so.`, edits: found });
    }
  },
});

/** Words for whom things belong to. */
const OWNERS = /^(?:owners|controllers|opponents|players)$/;
