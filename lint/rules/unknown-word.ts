import { upperFirst } from "../../grammar/capital.ts";
import { anyOf, didYouMean } from "../../grammar/diagnostics/did-you-mean.ts";
import { lex } from "../../grammar/lexer.ts";
import { instead } from "../mending.ts";
import { asProposal } from "../offsets.ts";
import { defineRule } from "../rule.ts";
import { isTold } from "../told-before.ts";
import { namesOf } from "../try-out.ts";

/** Words that are none of the language. */
export default defineRule({
  name: "unknown-word",
  title: "A word is none of the language",
  why: "A card can only do what its words say, and a word that is in no card's vocabulary says nothing: nearly always it is a slip of a word that is. The words that are near to it, and of those the ones that can stand where it does, are offered.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Tallow Wickham, 3, Alliance, Ally—Human Priest, 2 [Holy] ATK / 3 Health\nWhen Tallow enters play, taget ally has +1 ATK this turn.",
        marked: "taget",
        fixed: "Tallow Wickham, 3, Alliance, Ally—Human Priest, 2 [Holy] ATK / 3 Health\nWhen Tallow enters play, target ally has +1 ATK this turn.",
      },
      {
        card: "Tallow Wickham, 3, Alliance, Ally—Human Priest, 2 [Holy] ATK / 3 Health\nProtector When Tallow exhausts for the first time ach turn, draw a card.",
        marked: "ach",
      },
    ],
    good: ["Tallow Wickham, 3, Alliance, Ally—Human Priest, 2 [Holy] ATK / 3 Health\nWhen Tallow enters play, target ally has +1 ATK this turn."],
  },
  paragraph: (paragraph, context) => {
    const told = context.diagnostics("text/unknown-word");
    for (const diagnostic of told) {
      const { span, message, help, fix } = diagnostic;
      const word = context.textOf(span);
      if (context.card.header === null && word !== "" && context.card.source.headerText.text.includes(word)) {
        context.report({ span, message: `I do not know “${word}”, as the header is not read.`, help: "Mend the header first.", claims: [diagnostic] });
        continue;
      }
      context.report({ span, message, ...(help === undefined ? {} : { help }), ...(fix === undefined ? {} : { fixes: [asProposal(fix)] }), claims: [diagnostic] });
    }
    if (paragraph.node !== null) return;
    // The compiler stops at the first fault; the words behind it are no better for that.
    const { lexicon } = context.language.grammar;
    for (const { kind, span, text } of lex(paragraph.text, lexicon, namesOf(context.card, context.language)).problems) {
      if (kind !== "unknownWord" || text.length < 2 || lexicon.readings(upperFirst(text)) !== undefined || isTold(span, "text/unknown-word", context)) continue;
      // Without a header nobody knows how the card calls itself.
      if (context.card.header === null && context.card.source.headerText.text.includes(text)) continue;
      const near = didYouMean(text, lexicon.texts(), text.length < 5 ? 1 : 0, 8);
      const fixes = near.map((word) => ({ title: `Write “${word}”`, edits: [instead(span, word)] }));
      const best = [...fixes.filter(({ edits }) => context.tryOut(edits) !== "no"), ...fixes.filter(({ edits }) => context.tryOut(edits) === "no")].slice(0, 3);
      // A word that is near to none may be a name.
      if (best.length > 0) context.report({ span, message: `I do not know “${text}”.`, help: `Did you mean ${anyOf(best.map(({ edits }) => edits[0]?.text ?? ""))}?`, fixes: best });
    }
  },
});
