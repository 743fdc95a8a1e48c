import { defineRule } from "../rule.ts";

/** "2 [Ranged] ATK/3 Health" in a header. */
export default defineRule({
  name: "header-slash",
  title: "No space stands beside the slash between the values of a header",
  why: "The values of a character are printed with a space on each side of the slash: “2 [Ranged] ATK / 3 Health”. Without the spaces they are one value of which nobody knows the name.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK/3 Health\nElusive", marked: "/", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive"],
  },
  card: (card, context) => {
    const { start, end } = card.source.headerText.span;
    const stats = Object.values(context.language.headerWords.stats);
    for (const match of context.source.slice(start, end).matchAll(new RegExp(`(?<=(?:${stats.join("|")}))( ?)/( ?)(?=\\d)`, "giu"))) {
      if (match[0] === " / ") continue;
      const span = { start: start + match.index, end: start + match.index + match[0].length };
      const claims = context.diagnostics().filter(({ code }) => card.header === null || code === "header/stat");
      context.report({ span, message: "The slash between two values has a space on each side.", help: "Write “ / ”.", fixes: [{ title: "Write “ / ”", edits: [{ ...span, text: " / " }] }], claims });
    }
  },
});
