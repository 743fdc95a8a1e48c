import { verbsOf } from "../../compiler/language.ts";
import { child, children, lemma } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import { instead, reportMend } from "../mending.ts";
import { nounWord, wordIn } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "pay cards". */
export default defineRule({
  name: "wrong-object",
  title: "A verb is done to what it can't be done to",
  why: "Resources and costs are paid, cards are played; a resource is placed, other cards are put or played. Each verb has its objects, and beside another one it is mostly a slip for a verb that looks like it.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Merchant's Seal, 2, Item, Trinket (1)\nYou pay (1) less to pay allies.", marked: "pay", fixed: "Merchant's Seal, 2, Item, Trinket (1)\nYou pay (1) less to play allies." }],
    good: ["Merchant's Seal, 2, Item, Trinket (1)\nYou pay (1) less to play allies."],
  },
  node: {
    Doing: (doing, context) => {
      const verbs = verbsOf(context.language);
      const verb = verbs.get(lemma(doing, "verb") ?? "");
      const slip = context.wording?.objects.find((each) => each.verb === verb?.lemma);
      const heads = children(child(doing, "object") ?? doing, "nouns").flatMap((noun) => children(noun, "heads"));
      if (verb === undefined || slip === undefined || heads.length === 0 || !heads.every((head) => nounWord(head)?.kind === "TypeNoun" && slip.never.includes(nounWord(head)?.lemma ?? ""))) return;
      const form = (["base", "s", "past", "participle", "ing"] as const).find((each) => each === doing["form"]);
      const meant = verbs.get(slip.meant);
      const written = wordIn(doing.span, [verb[form ?? "base"]], context);
      if (written === null || meant === undefined) return;
      const right = likeWritten(written.text, meant[form ?? "base"]);
      reportMend(context, { span: written, message: `“${written.text}” does not go with “${context.textOf(heads[0]?.span ?? doing.span)}”: ${slip.because}.`, edits: [instead(written, right)] });
    },
  },
});
