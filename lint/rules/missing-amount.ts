import { child, children, lemma, text, walk } from "../../grammar/ast.ts";
import { verbsOf } from "../../compiler/language.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "deals fire damage to target ally", "draw cards". */
export default defineRule({
  name: "missing-amount",
  title: "It is not said how much, or how many",
  why: "What is dealt, healed, drawn or discarded has a number: “deals 2 fire damage”, “draw two cards”, “damage equal to its ATK”. Without one nobody can do it. Only the author knows which number stood there.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [
      { card: "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals fire damage to target ally.", marked: "fire damage" },
      { card: "Quick Study, 2, Mage, Ability—Arcane\nTarget player draws cards.", marked: "cards" },
    ],
    good: [
      "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally.",
      "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals fire damage to target ally equal to the number of cards in your hand.",
      "Quick Study, 2, Mage, Ability—Arcane\nOngoing: Opponents can't draw cards.",
    ],
  },
  node: {
    Doing: (doing, context) => {
      const verb = verbsOf(context.language).get(lemma(doing, "verb") ?? "");
      const modal = text(doing, "modal");
      const counted = context.wording?.counted.includes(verb?.lemma ?? "") === true;
      if (verb === undefined || (verb.damage !== true && !counted) || (modal !== null && modal !== "may") || context.parents.some(({ kind }) => !DONE.has(kind))) return;
      const nouns = children(child(doing, "object") ?? doing, "nouns");
      const [noun] = nouns;
      const [head, ...others] = children(noun ?? doing, "heads");
      if (noun === undefined || nouns.length > 1 || head === undefined || others.length > 0 || noun.kind !== "NounPhrase") return;
      if (text(noun, "determiner") !== null || child(noun, "quantity") !== null || children(noun, "possessors").length > 0 || children(head, "modifiers").some(({ kind }) => kind !== "DamageModifier" && kind !== "TypeModifier")) return;
      const word = nounWord(head);
      if (counted ? word?.lemma !== context.wording?.anyCard || word?.form !== "plural" : word?.lemma !== "damage") return;
      // What stands for other damage is as much as that; a modal of the first verb is that of the next ones too.
      const clause = context.parents.at(-1);
      const [first] = children(context.parents.at(-2) ?? doing, "clauses");
      if (/\binstead\b/.test(context.textOf(context.parents.find(({ kind }) => kind === "Sentence" || kind === "Mode")?.span ?? doing.span))) return;
      if (clause !== undefined && child(clause, "subject") === null && first !== undefined && text(child(first, "predicate") ?? first, "modal") === "cant") return;
      if ([...children(doing, "complements"), ...children(noun, "posts")].some((part) => walk(part).some(({ kind }) => AMOUNTS.has(kind)))) return;
      context.report({ span: { start: noun.span.start, end: head.span.end }, message: counted ? "It is not said how many." : "It is not said how much.", help: `Write a number before “${context.textOf({ start: head.span.start, end: head.span.end })}”.` });
    },
  },
});

/** What says an amount behind the noun. */
const AMOUNTS = new Set(["EqualTo", "UpTo", "Where", "Until", "UntilPhrase"]);

/** Around what is done, and not only spoken of. */
const DONE = new Set(["Paragraph", "Payment", "Sentences", "Sentence", "Modes", "Mode", "Clauses", "Clause", "Labelled", "Quote"]);
