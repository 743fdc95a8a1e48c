import { child, children, lemma, text } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { nounWord, wordIn } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "Attach target ally." */
export default defineRule({
  name: "missing-preposition",
  title: "A card is attached, and it is not said to what",
  why: "“Attach to target ally” puts this card on an ally. Without “to” it is the ally that would be attached, and to nothing.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Ashen Tether, 2, Warlock, Ability—Affliction\nAttach target ally.\nOngoing: Attached ally has -1 ATK.", marked: "Attach target ally", fixed: "Ashen Tether, 2, Warlock, Ability—Affliction\nAttach to target ally.\nOngoing: Attached ally has -1 ATK." }],
    good: ["Ashen Tether, 2, Warlock, Ability—Affliction\nAttach to target ally.\nOngoing: Attached ally has -1 ATK."],
  },
  node: {
    Doing: (doing, context) => {
      const verb = context.wording?.attachVerb;
      const object = child(doing, "object");
      const [noun] = children(object ?? doing, "nouns");
      if (object === null || noun === undefined || verb === undefined || lemma(doing, "verb") !== verb || text(doing, "modal") !== null) return;
      if (context.parents.at(-1)?.["subject"] !== undefined || children(doing, "complements").some(({ kind }) => kind === "VerbPreposition") || children(noun, "posts").some((post) => post.kind === "NounPreposition" && text(post, "preposition") === "to")) return;
      if (noun.kind !== "NounPhrase" || text(noun, "determiner") === "this" || nounWord(children(noun, "heads")[0] ?? noun) === null) return;
      const written = wordIn(doing.span, [verb], context);
      if (written === null) return;
      reportMend(context, { span: { start: written.start, end: noun.span.end }, message: "It is not said to what.", edits: [instead({ start: written.end, end: written.end }, " to")], title: `Write “${written.text} to”` });
    },
  },
});
