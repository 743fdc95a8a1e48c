import { defineRule } from "../rule.ts";

/** "has ferocity" on one card and "has Ferocity" on another. */
export default defineRule({
  name: "keyword-in-two-ways",
  title: "A keyword is written with a capital on some cards of a set, and without on others",
  why: "Up to 2009 keywords within a sentence have a small letter, later a capital. A set keeps to one of the two; the few that differ were taken over from elsewhere.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "A One, 1, Item\nYour hero has stealth.\n\nA Two, 2, Item\nYour hero has ferocity.\n\nA Three, 3, Item\nAllies in your party have stealth.\n\nA Four, 4, Item\nYour hero has Stealth.",
        marked: "Stealth",
        fixed: "A One, 1, Item\nYour hero has stealth.\n\nA Two, 2, Item\nYour hero has ferocity.\n\nA Three, 3, Item\nAllies in your party have stealth.\n\nA Four, 4, Item\nYour hero has stealth.",
      },
    ],
    good: ["A One, 1, Item\nYour hero has stealth.\n\nA Two, 2, Item\nYour hero has ferocity.\n\nA Three, 3, Item\nAllies in your party have stealth."],
  },
  set: (cards, context) => {
    const words = context.language.grammar.vocabulary.keywords.flatMap(({ forms }) => {
      const { lower, title } = forms;
      return lower === undefined || title === undefined || lower === title ? [] : [{ lower, title }];
    });
    const texts = cards.map(({ source: { span } }) => context.source.slice(span.start, span.end)).join("\n");
    for (const { lower, title } of words) {
      if (!texts.includes(` ${lower}`) || !texts.includes(` ${title}`)) continue;
      const pattern = new RegExp(`(?<=\\b(?:has|have|and|gains?) )(?:${lower}|${title})(?![\\p{L}-])`, "gu");
      const uses = cards.flatMap((card) =>
        card.paragraphs.flatMap(({ source: { span } }) => [...context.source.slice(span.start, span.end).matchAll(pattern)].map((match) => ({ card, word: match[0], start: span.start + match.index }))),
      );
      for (const [few, many] of [[lower, title], [title, lower]] as const) {
        const rare = uses.filter(({ word }) => word === few);
        if (rare.length === 0 || rare.length * 2 > uses.length - rare.length) continue;
        for (const { card, start } of rare) {
          const span = { start, end: start + few.length };
          context.report({ card, span, message: `The other cards of the file write “${many}”.`, help: `Write “${many}”.`, fixes: [{ title: `Write “${many}”`, edits: [{ ...span, text: many }] }] });
        }
      }
    }
  },
});
