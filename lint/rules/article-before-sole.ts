import { children, text, type Node } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "from a game". */
export default defineRule({
  name: "article-before-sole",
  title: "“a” stands before what there is one of",
  why: "There is one game, and a card is removed from “the” game. “A game” would be one of several.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Blank Page, 2, Mage, Ability—Arcane\nRemove target ability from a game.", marked: "a", fixed: "Blank Page, 2, Mage, Ability—Arcane\nRemove target ability from the game." }],
    good: ["Blank Page, 2, Mage, Ability—Arcane\nRemove target ability from the game."],
  },
  node: {
    NounPhrase: (phrase, context) => {
      const [head, ...others] = children(phrase, "heads");
      const written = text(phrase, "determiner");
      const word = head === undefined ? null : nounWord(head);
      const around = context.parents.at(-2);
      if (!/Preposition$/.test(around?.kind ?? "") || text(around as Node, "preposition") !== "from") return;
      if (others.length > 0 || word?.kind !== "ZoneNoun" || written === null || (written !== "a" && written !== "an") || context.wording?.soleZones.includes(word.lemma) !== true) return;
      const span = { start: phrase.span.start, end: phrase.span.start + written.length };
      if (context.textOf(span).toLowerCase() !== written) return;
      reportMend(context, { span, message: `There is one ${word.lemma}.`, edits: [instead(span, "the")] });
    },
  },
});
