import { child, children, lemma, text } from "../../grammar/ast.ts";
import { saysHowLong } from "../standing.ts";
import { instead, reportMend } from "../mending.ts";
import { wordIn } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "When Ulf attacks, you can draw a card." */
export default defineRule({
  name: "can-for-may",
  title: "“can” stands where something may be done once",
  why: "“You may draw a card” offers it here and now. “Can” changes what the rules allow for as long as the sentence holds (“Ulf can protect”); an offer in that word reads as if cards could be drawn from then on.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, you can draw a card.", marked: "can", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, you may draw a card." }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, you may draw a card.", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf can attack on the turn he enters play."],
  },
  node: {
    Sentence: (sentence, context) => {
      if (!children(sentence, "leads").some(({ kind }) => kind === "Trigger") || context.parents.some(({ kind }) => kind === "Aside") || saysHowLong({ ...sentence, leads: [] })) return;
      for (const clause of children(child(sentence, "clauses") ?? sentence, "clauses")) {
        const predicate = child(clause, "predicate");
        if (predicate?.kind !== "Doing" || text(predicate, "modal") !== "can" || child(predicate, "object") === null || context.wording?.permitted.some(({ verb }) => verb === lemma(predicate, "verb")) === true) continue;
        const can = wordIn(predicate.span, ["can"], context);
        if (can !== null) reportMend(context, { span: can, message: "This is offered once.", edits: [instead(can, "may")] });
      }
    },
  },
});
