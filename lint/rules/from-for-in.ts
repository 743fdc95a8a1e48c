import { child, children, text } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "When an ally from your party attacks". */
export default defineRule({
  name: "from-for-in",
  title: "“from” stands where something is",
  why: "“From your party” says that something leaves it. What is there and acts there is “in your party”.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Banner of the Ford, 4, Item, Trinket (1)\nWhen an ally from your party attacks, draw a card.", marked: "from", fixed: "Banner of the Ford, 4, Item, Trinket (1)\nWhen an ally in your party attacks, draw a card." }],
    good: ["Banner of the Ford, 4, Item, Trinket (1)\nWhen an ally in your party attacks, draw a card.", "Banner of the Ford, 4, Item, Trinket (1)\n[Activate] >>> Put target ally from your graveyard into your hand."],
  },
  node: {
    Clause: (clause, context) => {
      const predicate = child(clause, "predicate");
      if (predicate?.kind === "Undergoing") return;
      for (const noun of children(child(clause, "subject") ?? clause, "nouns")) {
        for (const post of children(noun, "posts")) {
          const places = children(child(post, "object") ?? post, "nouns").flatMap((each) => children(each, "heads"));
          if (post.kind !== "NounPreposition" || text(post, "preposition") !== "from" || places.length === 0 || !places.every((head) => nounWord(head)?.kind === "ZoneNoun") || context.wording?.soleZones.includes(nounWord(places[0] as never)?.lemma ?? "") === true) continue;
          if (predicate !== null && children(predicate, "complements").some((each) => text(each, "preposition") === "into")) continue;
          const span = { start: post.span.start, end: post.span.start + 4 };
          reportMend(context, { span, message: "It does not leave there.", edits: [instead(span, "in")] });
        }
      }
    },
  },
});
