import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";

/** "target hero you control". */
export default defineRule({
  name: "target-of-one",
  title: "A target is chosen where there is only one",
  why: "A player has one hero. “Target friendly hero” chooses among one, and opens a choice only for powers that look for targets. “Your hero” says the same without one; where partners are meant, say so.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Salve of the Fen, 2, Druid, Ability—Restoration\nYour hero heals 2 damage from target hero you control.",
        marked: "target hero you control",
        fixed: "Salve of the Fen, 2, Druid, Ability—Restoration\nYour hero heals 2 damage from your hero.",
      },
    ],
    good: ["Salve of the Fen, 2, Druid, Ability—Restoration\nYour hero heals 2 damage from your hero.", "Salve of the Fen, 2, Druid, Ability—Restoration\nYour hero heals 2 damage from target hero or ally you control."],
  },
  node: {
    NounPhrase: (noun, context) => {
      const [head, ...heads] = children(noun, "heads");
      if (text(noun, "determiner") !== "target" || head === undefined || heads.length > 0 || child(noun, "quantity") !== null) return;
      const named = child(head, "noun");
      const type = named?.kind === "TypeNoun" ? context.wording?.types.find((each) => each.type.toLowerCase() === lemma(named, "type")) : undefined;
      if (type?.single !== true || children(head, "modifiers").length > 0) return;
      const [post, ...posts] = children(noun, "posts");
      if (post === undefined || posts.length > 0 || !isYours(post, context.textOf(post.span))) return;
      // One of several nouns: "target hero or ally you control".
      if (children(context.parents.at(-1) ?? noun, "nouns").length > 1) return;
      const instead = `your ${context.textOf(head.span)}`;
      context.report({ span: noun.span, message: `You control only one ${type.type.toLowerCase()}.`, help: `Write “${instead}”.`, fixes: [{ title: `Write “${instead}”`, edits: [{ start: noun.span.start, end: noun.span.end, text: instead }] }] });
    },
  },
});

function isYours(post: Node, words: string): boolean {
  return post.kind === "ContactRelative" ? words === "you control" : words === "in your party";
}
