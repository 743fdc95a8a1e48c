import { child, children, text } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "your heroes", "attached allies". */
export default defineRule({
  name: "sole-in-plural",
  title: "Of what there is one, several are spoken of",
  why: "A player has one hero, and a card is attached to one other. “Your heroes” and “attached allies” mean several where there never are.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      { card: "Kind Word, 2, Priest, Ability—Holy\nPrevent all damage that would be dealt to your heroes this turn.", marked: "heroes", fixed: "Kind Word, 2, Priest, Ability—Holy\nPrevent all damage that would be dealt to your hero this turn." },
      { card: "Ashen Tether, 2, Warlock, Ability—Affliction\nAttach to target ally.\nOngoing: Attached allies can't attack.", marked: "allies", fixed: "Ashen Tether, 2, Warlock, Ability—Affliction\nAttach to target ally.\nOngoing: Attached ally can't attack." },
    ],
    good: ["Kind Word, 2, Priest, Ability—Holy\nPrevent all damage that would be dealt to your hero this turn.", "Ashen Tether, 2, Warlock, Ability—Affliction\nAttach to target ally.\nOngoing: Attached ally has -1 ATK."],
  },
  node: {
    NounPhrase: (phrase, context) => {
      const heads = children(phrase, "heads");
      const [head] = heads;
      const word = head === undefined ? null : nounWord(head);
      if (head === undefined || heads.length > 1 || word?.kind !== "TypeNoun" || word.form !== "plural") return;
      const single = context.wording?.types.some((each) => each.single === true && each.type.toLowerCase() === word.lemma) === true;
      const attached = children(head, "modifiers").some((each) => text(each, "adjective") === "attached");
      if (!(single && text(phrase, "determiner") === "your") && !(attached && text(phrase, "determiner") === null && children(phrase, "posts").length === 0)) return;
      const singular = context.language.grammar.vocabulary.types.find(({ lemma }) => lemma === word.lemma)?.forms["singular"] ?? word.lemma;
      const noun = child(head, "noun");
      if (noun !== null) reportMend(context, { span: noun.span, message: attached ? "It is attached to one." : "There is one.", edits: [instead(noun.span, singular)] });
    },
  },
});
