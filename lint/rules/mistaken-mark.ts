import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** "When this ally attacks; draw a card." */
export default defineRule({
  name: "mistaken-mark",
  title: "One mark of punctuation stands where another belongs",
  why: "A comma ends what comes first in a sentence, a full stop the sentence, a colon a label; a semicolon stands only between ways to choose. With another mark the sentence can't be read on.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen this ally attacks; draw a card.", marked: ";", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen this ally attacks, draw a card." },
      { card: "Slow Rot, 2, Warlock, Ability—Affliction\nOngoing, At the start of your turn, draw a card.", marked: ",", fixed: "Slow Rot, 2, Warlock, Ability—Affliction\nOngoing: At the start of your turn, draw a card." },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen this ally attacks, draw a card."],
  },
  paragraph: ({ node, tokens }, context) => {
    if (node !== null) return;
    const stops = context.diagnostics("text/unexpected-word");
    for (const token of tokens) {
      if (!MISTAKEN.includes(token.text) || !stops.some(({ span }) => span.start === token.start)) continue;
      const right = MARKS.find((mark) => mark !== token.text && context.tryOut([instead(token, mark)]) === "whole");
      if (right === undefined) continue;
      reportMend(context, { span: token, message: `“${token.text}” can't stand here.`, edits: [instead(token, right)] });
      return;
    }
  },
});

/** Those that are written for another: what follows a colon or a stop is something new. */
const MISTAKEN = [",", ";"];

/** The marks within and behind sentences. */
const MARKS = [",", ".", ":", ";"];
