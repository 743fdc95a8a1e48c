import { defineRule } from "../rule.ts";

/** "Destroy this ally. If you do, destroy this ally." */
export default defineRule({
  name: "done-again",
  title: "“If you do” is followed by what was done already",
  why: "What has just been destroyed or removed can't be once more. The second time another card was meant: mostly the word that says which, such as “target”, was taken over from the first.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nAt the start of your turn, remove this ally from the game. If you do, you may remove this ally from the game.", marked: "remove this ally from the game. If you do, you may remove this ally from the game" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nAt the start of your turn, remove this ally from the game. If you do, you may remove target ally from the game."],
  },
  paragraph: ({ text }, context) => {
    if (!text.includes(". If you do,")) return;
    for (const match of text.matchAll(/(?<![\p{L}])([\p{L}][^.:,>]{11,})\. If you do, (?:you may )?(\1)(?![\p{L}])/giu)) {
      const words = match[2] as string;
      const end = match.index + match[0].length;
      context.report({ span: { start: match.index, end }, message: `“${words}” is done twice.`, help: "Say which other card is meant." });
    }
  },
});
