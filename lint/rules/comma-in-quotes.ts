import { reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** «"ally", "ability"» for «"ally," "ability"». */
export default defineRule({
  name: "comma-in-quotes",
  title: "A comma stands behind a closing quote",
  why: "The cards are set in American typography: the comma of a list of quoted words stands inside the quotes, as in “ability,” “ally,” or “equipment.”",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Hook and Line, 2, Rogue, Ability—Combat\nChoose \"ability\", \"ally\", or \"equipment\". Target player destroys a card of that kind he controls.",
        marked: "\"ability\", \"ally\",",
        fixed: "Hook and Line, 2, Rogue, Ability—Combat\nChoose \"ability,\" \"ally,\" or \"equipment.\" Target player destroys a card of that kind he controls.",
      },
    ],
    good: ["Hook and Line, 2, Rogue, Ability—Combat\nChoose \"ability,\" \"ally,\" or \"equipment.\" Target player destroys a card of that kind he controls."],
  },
  paragraph: ({ text }, context) => {
    const list = /"[\p{L} ]+",(?: "[\p{L} ]+",)*(?: or| and)?(?: "[\p{L} ]+"[.,]?)?(?: or "[\p{L} ]+"[.]?)?/u.exec(text);
    if (list === null) return;
    const span = { start: list.index, end: list.index + list[0].length };
    reportMend(context, { span, message: "The commas stand inside the quotes.", edits: [{ ...span, text: list[0].replace(/"([.,])/g, '$1"') }] });
  },
});
