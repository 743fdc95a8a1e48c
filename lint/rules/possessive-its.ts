import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** “it's” before what belongs to it, and “its” for “it is”. */
export default defineRule({
  name: "possessive-its",
  title: "“it's” stands for “its”, or the other way round",
  why: "“Its” says to whom something belongs, “it's” is “it is”. “Put it into it's owner's hand” says “into it is owner's hand”.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Hasty Retreat, 2, Rogue, Ability—Combat\nPut target ally into it's owner's hand.", marked: "it's", fixed: "Hasty Retreat, 2, Rogue, Ability—Combat\nPut target ally into its owner's hand." },
    ],
    good: ["Hasty Retreat, 2, Rogue, Ability—Combat\nPut target ally into its owner's hand."],
  },
  paragraph: ({ text, node }, context) => {
    if (node !== null) return;
    for (const match of text.matchAll(/\b([Ii]t's|[Ii]ts)\b/g)) {
      const [written] = match;
      const other = written.includes("'") ? written.replace("'", "") : written.replace(/s$/, "'s");
      const span = { start: match.index, end: match.index + written.length };
      const edits = [instead(span, other)];
      const surely = written.includes("'") && new RegExp(`^ (?:${OWNED})\\b`).test(text.slice(span.end));
      if (surely || context.tryOut(edits) === "whole") reportMend(context, { span, message: `“${written}” stands where “${other}” is meant.`, edits });
    }
  },
});

/** What only can belong to it. */
const OWNED = "owner|controller|party|hand|deck|source|bearer|cost|effect|power|ready step";
