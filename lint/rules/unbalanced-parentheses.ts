import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Parentheses without their other half. */
export default defineRule({
  name: "unbalanced-parentheses",
  title: "A parenthesis lacks its other half",
  why: "A parenthesis is a cost, or says what a keyword does, or how a sentence is meant; what it holds is read differently from what stands outside, so both its ends must be there.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Dripping Censer, 2, Priest, Item\n(1, [Activate] >>> Draw a card.",
        marked: "(1",
        fixed: "Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card.",
      },
      {
        card: "Dripping Censer, 2, Priest, Item\n1), [Activate] >>> Draw a card.",
        marked: "1)",
        fixed: "Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card.",
      },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card."],
  },
  paragraph: ({ text }, context) => {
    const open: number[] = [];
    const stray: number[] = [];
    for (const { 0: mark, index } of text.matchAll(/[()]/g)) {
      if (mark === "(") open.push(index);
      else if (open.pop() === undefined) stray.push(index);
    }
    for (const at of open) {
      const short = /^\((?:\d+|X)/.exec(text.slice(at))?.[0].length;
      const end = short === undefined ? text.length : at + short;
      reportMend(context, { span: { start: at, end }, message: "The parenthesis that begins here is not closed.", edits: [{ start: end, end, text: ")" }], title: "Close the parenthesis" });
    }
    for (const at of stray) {
      const before = /(?:\d+|X)$/.exec(text.slice(0, at));
      const edits = before === null ? [instead({ start: at, end: at + 1 }, "")] : [{ start: before.index, end: before.index, text: "(" }];
      reportMend(context, { span: { start: before?.index ?? at, end: at + 1 }, message: "The parenthesis that ends here has no beginning.", edits, title: before === null ? "Leave it out" : "Open the parenthesis" });
    }
  },
});
