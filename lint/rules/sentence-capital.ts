import { upperFirst } from "../../grammar/capital.ts";
import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Sentences that begin with a small letter. */
export default defineRule({
  name: "sentence-capital",
  title: "A sentence begins with a small letter",
  why: "The capital letter says that a sentence, or what is done for a cost, begins. Without it the words are read as the rest of what stands before them.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Dripping Censer, 2, Priest, Item\n[Activate] >>> draw a card.", marked: "draw", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
      { card: "Quick Study, 2, Mage, Ability—Arcane\ndraw two cards. discard a card.", marked: "draw", fixed: "Quick Study, 2, Mage, Ability—Arcane\nDraw two cards. Discard a card." },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card."],
  },
  paragraph: ({ node, tokens, text }, context) => {
    if (node !== null) return;
    const begins = tokens.filter(({ text: word, start }, index) => /^\p{Ll}/u.test(word) && (index === 0 || tokens[index - 1]?.text === ">>>" || (tokens[index - 1]?.text === "." && text.charAt(start - 1) === " ")));
    const capital = (word: string): string => upperFirst(word);
    const edits = begins.map((token) => instead(token, capital(token.text)));
    const [first] = begins;
    if (first === undefined || context.tryOut(edits) === "no") return;
    reportMend(context, { span: first, message: `A sentence begins with “${first.text}”, which has a small letter.`, edits, title: begins.map(({ text: word }) => `Write “${capital(word)}”`).join(", ") });
  },
});
