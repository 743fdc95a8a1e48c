import { children, text, walk, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";

/** "Remove five counters" on a card with seed counters. */
export default defineRule({
  name: "counter-unnamed",
  title: "Counters of a kind are once called only counters",
  why: "A card that puts seed counters on itself and then removes “five counters” may remove any five. Where they are those of the other sentence, their name has been lost.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Seedling Pot, 2, Item, Trinket (1)\nWhen you play an ally, add a seed counter.\nRemove five counters >>> Draw a card.", marked: "counters", fixed: "Seedling Pot, 2, Item, Trinket (1)\nWhen you play an ally, add a seed counter.\nRemove five seed counters >>> Draw a card." }],
    good: ["Seedling Pot, 2, Item, Trinket (1)\nWhen you play an ally, add a seed counter.\nRemove five seed counters >>> Draw a card."],
  },
  node: {
    NounPhrase: (phrase, context) => {
      const [head, ...others] = children(phrase, "heads");
      const noun = head?.["noun"] as Node | undefined;
      if (head === undefined || noun === undefined || others.length > 0 || !/^counters?$/.test(text(noun, "noun") ?? "") || children(head, "modifiers").length > 0 || children(phrase, "posts").length > 0) return;
      if (phrase["quantity"] === undefined && text(phrase, "determiner") !== "a") return;
      const kinds = new Set(context.card.paragraphs.flatMap(({ text: all }) => [...all.matchAll(/\b(?!\b(?:of|no|a|the|each|that|many|more|any|all|its|six|five|four|three|two|ten)\b)([a-z]+) counters?\b/g)].map(([, kind = ""]) => kind)));
      const named = walk(context.paragraph.node ?? phrase).some((each) => each.kind === "CounterNoun");
      const [kind] = kinds;
      if (kinds.size !== 1 || kind === undefined || (!named && context.card.paragraphs.length === 1)) return;
      context.report({ span: noun.span, message: "It is not said of which kind.", help: `Write “${kind} ${context.textOf(noun.span)}”.`, fixes: [{ title: `Write “${kind} ${context.textOf(noun.span)}”`, edits: [{ start: noun.span.start, end: noun.span.start, text: `${kind} ` }] }] });
    },
  },
});
