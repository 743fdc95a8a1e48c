import { child, children, lemma, text } from "../../grammar/ast.ts";
import { membersOf } from "../../compiler/language.ts";
import { defineRule } from "../rule.ts";

/** "this weapon" on an armor. */
export default defineRule({
  name: "this-other-type",
  title: "A card calls itself by a type that it is not of",
  why: "“This ally” on a weapon speaks of no card at all. It is what remains when the text of one card is taken over for another.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Nettle Whip, 2, Rogue, Weapon—Fist, Melee (1), 1 [Melee] ATK, 1 Strike\nWhen this ally enters play, draw a card.",
        marked: "ally",
        fixed: "Nettle Whip, 2, Rogue, Weapon—Fist, Melee (1), 1 [Melee] ATK, 1 Strike\nWhen this weapon enters play, draw a card.",
      },
    ],
    good: [
      "Nettle Whip, 2, Rogue, Weapon—Fist, Melee (1), 1 [Melee] ATK, 1 Strike\nWhen this weapon enters play, draw a card.",
      "Nettle Whip, 2, Rogue, Weapon—Fist, Melee (1), 1 [Melee] ATK, 1 Strike\nTarget ally has “When this ally attacks, draw a card” this turn.",
    ],
  },
  node: {
    NounPhrase: (noun, context) => {
      if (text(noun, "determiner") !== "this" || context.parents.some(({ kind }) => kind === "Quote" || kind === "Aside")) return;
      const { header } = context.card;
      const [head, ...more] = children(noun, "heads");
      const named = head === undefined || more.length > 0 || children(head, "modifiers").length > 0 ? null : child(head, "noun");
      const type = named?.kind === "TypeNoun" ? lemma(named, "type") : null;
      if (header === null || named === null || type === null) return;
      const members = membersOf(context.language);
      const own = header.types.map((each) => each.toLowerCase());
      const fits = (each: string): boolean => own.includes(each) || (members.get(each) ?? []).some((member) => own.includes(member));
      const types = context.language.grammar.vocabulary.types;
      const printed = new Set((context.wording?.types ?? []).map((each) => each.type.toLowerCase()));
      if (fits(type) || !(printed.has(type) || (members.get(type) ?? []).length > 0)) return;
      const instead = types.find(({ lemma: each }) => each === own[0])?.forms["singular"];
      const fixes = instead === undefined ? [] : [{ title: `Write “${instead}”`, edits: [{ ...named.span, text: instead }] }];
      context.report({ span: named.span, message: `This card is no ${type}.`, ...(instead === undefined ? {} : { help: `Write “${instead}”.` }), fixes });
    },
  },
});
