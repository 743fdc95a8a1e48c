import { editDistance } from "../../grammar/diagnostics/did-you-mean.ts";
import { defineRule } from "../rule.ts";

/** "honor counter" and "honour counter". */
export default defineRule({
  name: "counter-spelling",
  title: "A counter is named in two ways",
  why: "A counter is what its name says: a card that removes an ember counter finds no embers counter. Two names in one set that differ by a letter or a capital are one counter with a slip.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Forge Bellows, 2, Item, Trinket (1)\n[Activate] >>> Put an ember counter on Forge Bellows.\nRemove an ember counter from Forge Bellows >>> Draw a card.\n\nForge Tongs, 2, Item, Trinket (1)\n[Activate] >>> Put an embar counter on Forge Tongs.",
        marked: "embar",
        fixed: "Forge Bellows, 2, Item, Trinket (1)\n[Activate] >>> Put an ember counter on Forge Bellows.\nRemove an ember counter from Forge Bellows >>> Draw a card.\n\nForge Tongs, 2, Item, Trinket (1)\n[Activate] >>> Put an ember counter on Forge Tongs.",
      },
    ],
    good: ["Forge Bellows, 2, Item, Trinket (1)\n[Activate] >>> Put an ember counter on Forge Bellows.\nRemove an ember counter from Forge Bellows >>> Draw a card."],
  },
  set: (cards, context) => {
    const uses = cards.flatMap((card) =>
      card.paragraphs.flatMap(({ source }) => {
        const raw = context.source.slice(source.span.start, source.span.end);
        return [...raw.matchAll(/(?<![\p{L}-])([\p{L}-]{4,}) counters?(?!\p{L})/gu)].map((match) => ({ card, word: match[1] as string, start: source.span.start + match.index }));
      }),
    );
    const count = new Map<string, number>();
    for (const { word } of uses) count.set(word, (count.get(word) ?? 0) + 1);
    // Of two that stand equally often the first is right.
    const order = [...count.keys()];
    const words = [...order].sort();
    for (const { card, word, start } of uses) {
      const near = words.find((other) => other !== word && ((count.get(other) ?? 0) > (count.get(word) ?? 0) || (count.get(other) === count.get(word) && order.indexOf(other) < order.indexOf(word))) && editDistance(word, other) <= 1 && other.length >= 4);
      if (near === undefined) continue;
      const span = { start, end: start + word.length };
      context.report({ card, span, message: `Elsewhere in the file this is a ${near} counter.`, help: `Write “${near}”, or choose a name that is not so near.`, fixes: [{ title: `Write “${near}”`, edits: [{ ...span, text: near }] }] });
    }
  },
});
