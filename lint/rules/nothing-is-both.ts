import { children, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";

/** "target ready exhausted ally". */
export default defineRule({
  name: "nothing-is-both",
  title: "Something is described by two words of which nothing can be both",
  why: "No ally is ready and exhausted, and none is friendly and opposing. A noun that asks for both stands for nothing, and what is done to it never happens.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Sunder the Root, 4, Druid, Ability—Balance\nDestroy target damaged undamaged ally.",
        marked: "undamaged",
        fixed: "Sunder the Root, 4, Druid, Ability—Balance\nDestroy target damaged ally.",
      },
    ],
    good: ["Sunder the Root, 4, Druid, Ability—Balance\nDestroy target damaged ally."],
  },
  node: {
    Head: (head, context) => {
      const words = children(head, "modifiers").filter(({ kind }) => kind !== "NotModifier");
      for (const [index, word] of words.entries()) {
        const text = context.textOf(word.span).toLowerCase();
        const pair = context.wording?.opposites.find((each) => each.includes(text));
        if (pair === undefined) continue;
        const other = text === pair[0] ? pair[1] : pair[0];
        if (!words.slice(0, index).some((each) => context.textOf(each.span).toLowerCase() === other)) continue;
        report(word, other);
      }
      function report({ span }: Node, other: string): void {
        context.report({ span, message: `Nothing is both “${other}” and “${context.textOf(span)}”.`, help: "Leave one out.", fixes: [{ title: `Leave out “${context.textOf(span)}”`, edits: [{ start: span.start, end: span.end + 1, text: "" }] }] });
      }
    },
  },
});
