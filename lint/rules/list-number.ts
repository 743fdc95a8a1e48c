import { children, isNode, text } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "friendly hero and allies". */
export default defineRule({
  name: "list-number",
  title: "Nouns of one list differ in number",
  why: "Words before a list count for all of it: “each hero and ally”, “opposing heroes and allies”. Where one noun is in the singular and the next in the plural, one of them has a letter too many or too few.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Banner of the Ford, 4, Item, Trinket (1)\nFriendly hero and allies have +1 ATK.", marked: "hero", fixed: "Banner of the Ford, 4, Item, Trinket (1)\nFriendly heroes and allies have +1 ATK." }],
    good: ["Banner of the Ford, 4, Item, Trinket (1)\nFriendly heroes and allies have +1 ATK.", "Banner of the Ford, 4, Item, Trinket (1)\nEach friendly hero and ally has +1 ATK.", "Banner of the Ford, 4, Item, Trinket (1)\nEquipment and allies you control have Untargetable."],
  },
  node: {
    NounPhrase: (phrase, context) => {
      const heads = children(phrase, "heads");
      if (heads.length < 2 || text(phrase, "determiner") !== null || children(phrase, "possessors").length > 0 || heads.some((head) => children(head, "modifiers").some(({ kind }) => kind === "NumberModifier"))) return;
      const { types } = context.language.grammar.vocabulary;
      const counted = heads.map((head) => {
        const word = nounWord(head);
        return { noun: head["noun"], word, forms: word?.kind === "TypeNoun" ? types.find(({ lemma }) => lemma === word.lemma)?.forms : undefined };
      });
      // What has one form for both numbers agrees with either.
      if (counted.some(({ forms }) => forms === undefined)) return;
      const judged = counted.filter(({ forms }) => forms?.["plural"] !== undefined && forms["plural"] !== forms["singular"]);
      const last = judged.at(-1);
      // "ability and ally cards": the last noun is that of all.
      if (last?.word?.lemma === context.wording?.anyCard) return;
      for (const { noun, word, forms } of judged.slice(0, -1)) {
        const right = forms?.[last?.word?.form ?? ""];
        if (word?.form === last?.word?.form || right === undefined || !isNode(noun)) continue;
        reportMend(context, { span: noun.span, message: `“${context.textOf(noun.span)}” stands in a list with “${last !== undefined && isNode(last.noun) ? context.textOf(last.noun.span) : ""}”.`, edits: [instead(noun.span, right)] });
      }
    },
  },
});
