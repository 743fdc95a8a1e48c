import type { Span } from "../../grammar/diagnostics/diagnostic.ts";
import { defineRule } from "../rule.ts";

/** A text that was taken over from another card, name and all. */
export default defineRule({
  name: "name-of-another-card",
  title: "A text calls its card by the name of another card of the set",
  why: "A text that was copied from another card and still says that card's name gives its powers to a card that is not there. A card that means another one says so with “named”.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.\n\nGrom the Reaper, 4, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 3 Health\nWhen Ulf attacks, destroy target weapon.",
        marked: "Ulf",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.\n\nGrom the Reaper, 4, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 3 Health\nWhen Grom attacks, destroy target weapon.",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.\n\nGrom the Reaper, 4, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 3 Health\nDestroy an ally named Ulf the Sower >>> Draw a card."],
  },
  set: (cards, context) => {
    const names = new Map<string, string>();
    for (const { name } of cards) {
      const first = name.split(/[\s,]+/)[0] ?? name;
      for (const each of [name, first]) if (each.length > 2) names.set(each, name);
    }
    for (const card of cards) {
      for (const diagnostic of card.diagnostics) {
        if (diagnostic.code !== "text/unknown-word" && diagnostic.code !== "text/unexpected-word") continue;
        const word = context.source.slice(diagnostic.span.start, diagnostic.span.end);
        const other = names.get(word);
        if (other === undefined || card.name.includes(word) || !doesSomething(context.source, diagnostic.span)) continue;
        const own = card.name === card.name.split(/[\s,]+/)[0] || other === word ? card.name : (card.name.split(/[\s,]+/)[0] ?? card.name);
        context.report({ card, span: diagnostic.span, message: `“${word}” is “${other}”, and not this card.`, help: `Write “${own}”.`, fixes: [{ title: `Write “${own}”`, edits: [{ ...diagnostic.span, text: own }] }], claims: [diagnostic] });
      }
    }
  },
});

/** Whether a word stands where who does something does: "When Ulf attacks". */
function doesSomething(source: string, { start, end }: Span): boolean {
  return /(?:[\n.,:] ?|>>> |[Ww]hen |[Ww]hile |[Ii]f )$/.test(source.slice(Math.max(0, start - 6), start)) && /^ \p{Ll}+s\b/u.test(source.slice(end, end + 24));
}
