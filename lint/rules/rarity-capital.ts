import { defineRule } from "../rule.ts";

/** "(Fen-7c)". */
export default defineRule({
  name: "rarity-capital",
  title: "The letter of a rarity is a small one",
  why: "Rarities are capitals behind the number: C, U, R, E. A small letter is none of them, and the header is not read.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health (Fen-7c)\nElusive",
        marked: "c",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health (Fen-7C)\nElusive",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health (Fen-7C)\nElusive"],
  },
  card: ({ source }, context) => {
    const line = context.source.slice(source.headerSpan.start, source.headerSpan.end);
    const code = /-\d+(\p{Ll})\)\s*$/u.exec(line);
    const letter = code?.[1]?.toUpperCase() ?? "";
    if (code === null || !context.language.headerWords.rarities.includes(letter)) return;
    const start = source.headerSpan.start + code.index + code[0].indexOf(")") - 1;
    const span = { start, end: start + 1 };
    const claims = context.diagnostics().filter((diagnostic) => diagnostic.span.start <= span.start && diagnostic.span.end >= span.end);
    context.report({ span, message: "A rarity is a capital letter.", help: `Write “${letter}”.`, fixes: [{ title: `Write “${letter}”`, edits: [{ ...span, text: letter }] }], claims });
  },
});
