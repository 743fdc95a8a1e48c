import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** A colon where the arrow belongs. */
export default defineRule({
  name: "arrow-as-colon",
  title: "A colon stands where the arrow belongs",
  why: "A colon says when a power may be used (“On your turn:”) or what it is called; what is paid for it stands before an arrow. With a colon the cost is read as a condition that is none.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Dripping Censer, 2, Priest, Item\n[Activate]: Draw a card.", marked: ":", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." }],
    good: ["Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card.", "Dripping Censer, 2, Priest, Item\nOn your turn: (1) >>> Draw a card."],
  },
  paragraph: ({ text, node, tokens }, context) => {
    if (node !== null) return;
    const arrow = tokens[1];
    const label = context.language.grammar.vocabulary.labels.find(({ forms }) => forms["word"] === tokens[0]?.text);
    if (label !== undefined && arrow?.text === ">>>") {
      const edits = [instead({ start: tokens[0]?.end ?? 0, end: arrow.end }, ":")];
      if (context.tryOut(edits) !== "no") reportMend(context, { span: arrow, message: `An arrow stands behind “${tokens[0]?.text ?? ""}”, which nobody pays.`, edits, title: "Write “:”" });
      return;
    }
    if (text.includes(">>>") || context.diagnostics("text/modes").length > 0) return;
    for (const { text: mark, start, end } of tokens) {
      if (mark !== ":") continue;
      const edits = [instead({ start, end: text.startsWith(": ", start) ? end + 1 : end }, " >>> ")];
      if (context.tryOut(edits) !== "whole") continue;
      reportMend(context, { span: { start, end }, message: "A colon stands between what is paid and what is done.", edits, title: "Write “>>>”" });
      return;
    }
  },
});
