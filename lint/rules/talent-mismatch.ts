import { children, lemma } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";

/** "Ability—Fire Talent" with "Frost Hero Required". */
export default defineRule({
  name: "talent-mismatch",
  title: "The text requires a hero of another specialisation than the header",
  why: "A talent names its specialisation twice: in its type line and in the requirement of its text. Where they differ, deck-building rules ask for two things that no hero is.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Orchard Fire, 2, Mage, Ability—Fire Talent\nFrost Hero Required\nYour hero deals 3 fire damage to target ally.",
        marked: "Frost",
        fixed: "Orchard Fire, 2, Mage, Ability—Fire Talent\nFire Hero Required\nYour hero deals 3 fire damage to target ally.",
      },
    ],
    good: ["Orchard Fire, 2, Mage, Ability—Fire Talent\nFire Hero Required\nYour hero deals 3 fire damage to target ally."],
  },
  node: {
    HeroRequired: (node, context) => {
      const { header } = context.card;
      const { specialisations, talent } = context.language.headerWords;
      if (header === null || !header.subtypes.includes(talent)) return;
      const own = header.subtypes.filter((tag) => specialisations.includes(tag));
      const [trait, ...others] = children(node, "traits");
      const named = trait === undefined ? null : lemma(trait, "tag");
      if (trait === undefined || named === null || others.length > 0 || !specialisations.includes(named) || own.length === 0 || own.includes(named)) return;
      const [first = ""] = own;
      context.report({ span: trait.span, message: `The header says “${own.join(" ")} ${talent}”.`, help: `Write “${first}”, or change the header.`, fixes: [{ title: `Write “${first}”`, edits: [{ start: trait.span.start, end: trait.span.end, text: first }] }] });
    },
  },
});
