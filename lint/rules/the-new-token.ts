import { child, children, text, walk } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "Put the 1 [Melee] / 1 health Boar ally token into play." */
export default defineRule({
  name: "the-new-token",
  title: "A token that is made stands with “the”",
  why: "A token that a card makes was not there before, and so it is “a” token. “The” token is one that is there already.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Pixie Ring, 2, Druid, Ability—Balance\nPut the 1 [Nature] / 1 health Treant ally token into play.", marked: "the", fixed: "Pixie Ring, 2, Druid, Ability—Balance\nPut a 1 [Nature] / 1 health Treant ally token into play." }],
    good: ["Pixie Ring, 2, Druid, Ability—Balance\nPut a 1 [Nature] / 1 health Treant ally token into play."],
  },
  node: {
    Doing: (doing, context) => {
      for (const phrase of children(child(doing, "object") ?? doing, "nouns")) {
        const [head] = children(phrase, "heads");
        const written = text(phrase, "determiner");
        if (head === undefined || (written !== "the" && written !== "this" && written !== "that") || nounWord(head)?.lemma !== "token") continue;
        // Only what is made has its values said.
        if (!walk(phrase).some(({ kind }) => kind === "StatBlock" || kind === "StatBlockModifier")) continue;
        const span = { start: phrase.span.start, end: phrase.span.start + written.length };
        reportMend(context, { span, message: "The token is new.", edits: [instead(span, "a")] });
      }
    },
  },
});
