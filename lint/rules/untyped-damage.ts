import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { verbsOf } from "../../compiler/language.ts";
import { defineRule } from "../rule.ts";

/** "deals 2 damage". */
export default defineRule({
  name: "untyped-damage",
  title: "Damage is dealt without a type",
  why: "Damage that a card deals is of a type, which resistances and other powers ask for: “2 fire damage”. Only damage that is put on a character has none. Damage without a type can be prevented by nothing that names one.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\n[Activate] >>> Ulf deals 2 damage to target ally.", marked: "2 damage" }],
    good: [
      "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\n[Activate] >>> Ulf deals 2 ranged damage to target ally.",
      "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen an ally deals damage to a hero, put 1 damage on Ulf.",
    ],
  },
  node: {
    Doing: (doing, context) => {
      const verb = verbsOf(context.language).get(lemma(doing, "verb") ?? "");
      if (verb?.damage !== true || verb.roles["to"] !== "to") return;
      if (context.parents.some(({ kind }) => UNDONE.has(kind))) return;
      for (const noun of children(child(doing, "object") ?? doing, "nouns")) {
        const quantity = child(noun, "quantity");
        const head = children(noun, "heads")[0];
        if (quantity?.kind !== "NumberTarget" || text(quantity, "number") !== "digits" || head === undefined || !untyped(head)) continue;
        context.report({ span: { start: noun.span.start, end: head.span.end }, message: "This damage has no type.", help: `Write its type before “damage”, for example “${context.language.grammar.vocabulary.damageTypes[1] ?? ""} damage”.` });
      }
    },
  },
});

/** What only speaks of damage: events, conditions, and clauses within nouns. */
const UNDONE = new Set(["Trigger", "NextTime", "AsLead", "Condition", "IfPhrase", "UnlessPhrase", "WhenPhrase", "WhilePhrase", "Whilst", "Relative", "ContactRelative", "ParticipleRelative", "TimesPhrase"]);

function untyped(head: Node): boolean {
  const noun = child(head, "noun");
  return noun?.kind === "PlainNoun" && text(noun, "noun") === "damage" && children(head, "modifiers").every(({ kind }) => kind === "NumberModifier");
}
