import { children, text } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** "Destroy target random ally." */
export default defineRule({
  name: "target-at-random",
  title: "What is found at random is targeted",
  why: "A target is chosen by a player; a random card is chosen by nobody. Nothing is both.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Wild Shot, 2, Hunter, Ability—Survival\nDestroy target random ally.", marked: "target", fixed: "Wild Shot, 2, Hunter, Ability—Survival\nDestroy a random ally." }],
    good: ["Wild Shot, 2, Hunter, Ability—Survival\nDestroy a random ally."],
  },
  node: {
    NounPhrase: (phrase, context) => {
      if (text(phrase, "determiner") !== "target" || !children(phrase, "heads").some((head) => children(head, "modifiers").some((each) => text(each, "adjective") === "random"))) return;
      const span = context.tokensIn(phrase.span).find(({ text: each }) => each.toLowerCase() === "target");
      if (span !== undefined) reportMend(context, { span, message: "Nobody chooses what is random.", edits: [instead(span, span.text === "Target" ? "A" : "a")] });
    },
  },
});
