import { children, lemma, type Node } from "../../grammar/ast.ts";
import type { ParagraphContext } from "../context.ts";
import { defineRule } from "../rule.ts";

/** A power for Warlocks on a card that only Mages can play. */
export default defineRule({
  name: "class-out-of-reach",
  title: "A power is for a class that can't play the card",
  why: "A card with classes in its header is played only with a hero of one of them. A power for a hero of another class is on a card that this hero never has.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [{ card: "Emberglass Lens, 2, Mage, Item, Trinket (1)\n[Warlock] Hero: [Activate] >>> Draw a card.", marked: "[Warlock]" }],
    good: ["Emberglass Lens, 2, Mage/Warlock, Item, Trinket (1)\n[Warlock] Hero: [Activate] >>> Draw a card."],
  },
  node: { TraitLabel: judge, HeroRequired: judge },
});

function judge(node: Node, context: ParagraphContext): void {
  const own = context.card.header?.classes ?? [];
  const { classes } = context.language.headerWords;
  if (own.length === 0) return;
  const traits = children(node, "traits").map((trait) => ({ trait, named: lemma(trait, "tag") ?? lemma(trait, "icon") ?? "" }));
  if (!traits.every(({ named }) => classes.includes(named))) return;
  for (const { trait, named } of traits) if (!own.includes(named)) context.report({ span: trait.span, message: `Only ${own.join(" and ")} heroes can play this card.`, help: `Add ${named} to the header, or write another class.` });
}
