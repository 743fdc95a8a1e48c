import { child, children, text } from "../../grammar/ast.ts";
import { isBare, nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "When your hero is damage". */
export default defineRule({
  name: "damage-undealt",
  title: "Somebody is damage",
  why: "A character is dealt damage, or is damaged. It never is damage: a word or two letters are missing.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Crown of Cinders, 3, Mage, Armor—Cloth, Head (1), 1 DEF\nWhen your hero is damage, ready this armor.", marked: "is damage", fixed: "Crown of Cinders, 3, Mage, Armor—Cloth, Head (1), 1 DEF\nWhen your hero is dealt damage, ready this armor." }],
    good: ["Crown of Cinders, 3, Mage, Armor—Cloth, Head (1), 1 DEF\nWhen your hero is dealt damage, ready this armor."],
  },
  node: {
    Being: (being, context) => {
      const [noun, ...others] = children(child(being, "what") ?? being, "nouns");
      const [head] = children(noun ?? being, "heads");
      if (noun === undefined || head === undefined || others.length > 0 || !isBare(noun) || text(noun, "determiner") !== null || nounWord(head)?.lemma !== "damage") return;
      const fixes = [{ title: "Write “dealt damage”", edits: [{ start: noun.span.start, end: noun.span.start, text: "dealt " }] }];
      context.report({ span: being.span, message: "Nobody is damage.", help: "Write “dealt damage”, or “damaged”.", fixes });
    },
  },
});
