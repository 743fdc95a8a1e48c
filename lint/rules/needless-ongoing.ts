import { lemma } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";
import { staysInPlay } from "../standing.ts";

/** "Ongoing:" on an ally. */
export default defineRule({
  name: "needless-ongoing",
  title: "A card that stays in play anyway says that it does",
  why: "The label makes an ability stay in play. An ally, a weapon or an item stays anyway, and everything on it works as long as it does, so that the label says nothing; cards that count ongoing powers would count it.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nOngoing: Other allies in your party have +1 ATK.",
        marked: "Ongoing:",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nOther allies in your party have +1 ATK.",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nOther allies in your party have +1 ATK."],
  },
  node: {
    WordLabel: (label, context) => {
      const entry = context.language.grammar.vocabulary.labels.find((each) => each.lemma === lemma(label, "label"));
      if (entry?.holdsOn !== true || !staysInPlay(context.card, context) || context.parents.length > 1) return;
      context.report({ span: label.span, message: "This card stays in play anyway.", help: "Leave it out.", fixes: [{ title: "Leave it out", edits: [{ start: label.span.start, end: label.span.end + 1, text: "" }] }] });
    },
  },
});
