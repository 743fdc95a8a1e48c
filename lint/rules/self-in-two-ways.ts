import { defineRule } from "../rule.ts";
import { headerType } from "../header-type.ts";

/** "This ability enters play …, destroy Hurricane." */
export default defineRule({
  name: "self-in-two-ways",
  title: "A card calls itself by its name and by its type",
  why: "Up to 2009 a card that is no character calls itself by its name, later by “this ability” or “this armor”. A text that does both was put together from two, and a reader looks for the card that the second speaks of. What is done to use a quest up is always said of “this quest”.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Emberglass Lens, 2, Mage, Item, Trinket (1)\nThis item enters play with three ember counters.\n[Activate], Remove an ember counter from Emberglass Lens >>> Draw a card.",
        marked: "Emberglass Lens",
        fixed: "Emberglass Lens, 2, Mage, Item, Trinket (1)\nThis item enters play with three ember counters.\n[Activate], Remove an ember counter from this item >>> Draw a card.",
      },
    ],
    good: ["Emberglass Lens, 2, Mage, Item, Trinket (1)\nThis item enters play with three ember counters.\n[Activate], Remove an ember counter from this item >>> Draw a card.", "Toll at the Ford, Quest\nDestroy Toll at the Ford to complete this quest.\nReward: Draw a card."],
  },
  card: ({ header, name, paragraphs }, context) => {
    const type = headerType(header, context);
    const entry = context.language.grammar.vocabulary.types.find(({ lemma }) => lemma === type?.type.toLowerCase());
    const word = entry?.forms["singular"];
    if (type === null || word === undefined || entry?.personal === true || type.deed !== undefined) return;
    const own = name.split(",")[0] ?? name;
    const calls = paragraphs.map(({ text, source }) => ({ source, text: text.replace(/\([^)]*\)|"[^"]*"|named [^.,]*/g, (left) => " ".repeat(left.length)) }));
    if (!calls.some(({ text }) => new RegExp(`\\b[Tt]his ${word}\\b`).test(text))) return;
    for (const { source, text } of calls) {
      const at = text.indexOf(own);
      if (at < 0 || source.shifts.length > 0) continue;
      const start = source.span.start + at;
      const full = text.startsWith(name, at) ? name : own;
      const instead = at === 0 || /[.:] $/.test(text.slice(0, at)) ? `This ${word}` : `this ${word}`;
      context.report({ span: { start, end: start + full.length }, message: `Elsewhere the card calls itself “this ${word}”.`, help: `Write “${instead}”.`, fixes: [{ title: `Write “${instead}”`, edits: [{ start, end: start + full.length, text: instead }] }] });
      return;
    }
  },
});
