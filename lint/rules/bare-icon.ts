import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** The icon for exhausting a card as a cost, written as a word. */
export default defineRule({
  name: "bare-icon",
  title: "An icon is written as a word",
  why: "What is paid by turning the card itself is an icon on the card, and written in brackets in files. As a word it would be something that is done to some card, and does not say to which.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Dripping Censer, 2, Priest, Item\nActivate >>> Draw a card.", marked: "Activate", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
      { card: "Dripping Censer, 2, Priest, Item\n(1), Exhaust >>> Draw a card.", marked: "Exhaust", fixed: "Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card." },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card.", "Dripping Censer, 2, Priest, Item\nExhaust your hero >>> Draw a card."],
  },
  paragraph: ({ tokens }, context) => {
    const { activate } = context.language.grammar.vocabulary;
    const words = [activate, ...(context.wording?.activateWords ?? [])].map((word) => word.toLowerCase());
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1]?.text;
      const before = tokens[index - 1]?.text ?? ",";
      if ((next !== ">>>" && next !== ",") || !words.includes(token.text.toLowerCase()) || !/^[,:]$/.test(before)) continue;
      if (!tokens.slice(index).some(({ text }) => text === ">>>")) continue;
      reportMend(context, { span: token, message: `“${token.text}” is an icon, and stands here as a word.`, edits: [instead(token, `[${activate}]`)] });
    }
  },
});
