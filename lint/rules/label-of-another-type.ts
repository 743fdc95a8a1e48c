import { child, lemma } from "../../grammar/ast.ts";
import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** "Reward:" on an ally. */
export default defineRule({
  name: "label-of-another-type",
  title: "A power has a label that only another type of card has",
  why: "A label tells when the rules of its type of card make the power happen: what a quest rewards happens as the quest is completed. On a card that is never completed it never happens.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nReward: Draw a card.",
        marked: "Reward:",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nDraw a card.",
      },
    ],
    good: ["Toll at the Ford, Quest\nPay (2) to complete this quest.\nReward: Draw a card."],
  },
  node: {
    WordLabel: (label, context) => {
      const type = headerType(context.card.header, context);
      const word = lemma(label, "label") ?? "";
      const owner = context.wording?.types.find(({ labels }) => labels?.includes(word) === true);
      if (type === null || owner === undefined || owner === type) return;
      // "Reward: 5 XP" is what a raid gives for the defeat of the card.
      if (child(context.parents[0] ?? label, "content")?.kind === "Experience") return;
      context.report({ span: label.span, message: `Only the text of a ${owner.type} has this label.`, help: "Leave it out.", fixes: [{ title: "Leave it out", edits: [{ start: label.span.start, end: label.span.end + 1, text: "" }] }] });
    },
  },
});
