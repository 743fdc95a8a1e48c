import { didYouMean, editDistance } from "../../grammar/diagnostics/did-you-mean.ts";
import { isPersonal } from "../../grammar/self-names.ts";
import type { ParagraphContext } from "../context.ts";
import { instead, reportMend } from "../mending.ts";
import type { TokenView } from "../paragraph-view.ts";
import { defineRule } from "../rule.ts";

/** "Skron deals" on Skorn. */
export default defineRule({
  name: "self-name",
  title: "A card spells its own name otherwise than its header does",
  why: "A text calls its card by the name in its header, or by words of it. Spelled otherwise, it is the name of some other card, and the power is nobody's.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Garrick the Thornwarden, 3, Alliance, Ally—Human Druid, 2 [Nature] ATK / 3 Health\nWhen Garrik attacks, draw a card.",
        marked: "Garrik",
        fixed: "Garrick the Thornwarden, 3, Alliance, Ally—Human Druid, 2 [Nature] ATK / 3 Health\nWhen Garrick attacks, draw a card.",
      },
    ],
    good: ["Garrick the Thornwarden, 3, Alliance, Ally—Human Druid, 2 [Nature] ATK / 3 Health\nWhen Garrick attacks, draw a card."],
  },
  paragraph: ({ tokens }, context) => {
    for (const token of tokens) judge(token, context);
  },
});

function judge(token: TokenView, context: ParagraphContext): void {
  if (!/^\p{Lu}[\p{L}'-]{3,}$/u.test(token.text) || token.readings.size > 0) return;
  const own = context.card.name.split(/[\s,]+/).filter((word) => /^\p{Lu}[\p{L}'-]{3,}$/u.test(word));
  if (own.includes(token.text)) return;
  const nearest = own.map((word) => ({ word, distance: editDistance(word, token.text) })).sort((a, b) => a.distance - b.distance)[0];
  if (nearest === undefined) return;
  if (nearest.distance > (token.text.length < 6 ? 1 : 2)) return stranger(token, own, context);
  const edits = [instead(token, nearest.word)];
  if (context.diagnostics().length === 0 || context.tryOut(edits) === "no") return;
  reportMend(context, { span: token, message: `The card is called “${nearest.word}”.`, edits });
}

/** Reports a name that is none of the language where somebody does something, on a card that is somebody. */
function stranger(token: TokenView, [own]: readonly string[], context: ParagraphContext): void {
  const { card, paragraph, language } = context;
  const before = paragraph.tokens[token.index - 1]?.text.toLowerCase() ?? ".";
  const after = paragraph.tokens[token.index + 1];
  const acts = after !== undefined && [...after.readings.keys()].some((reading) => reading === "Verb:s" || reading === "“has”" || reading === "“is”");
  if (own === undefined || !isPersonal(card.header?.types ?? [], language.grammar.vocabulary) || card.name.includes(token.text) || !acts || !/^(?:[.:,]|>>>|when|while|if|and|until)$/.test(before) || didYouMean(token.text, language.grammar.lexicon.texts(), 0, 1).length > 0) return;
  // Where the card calls itself by its name, another name is that of another card.
  if (card.paragraphs.some(({ text }) => text.includes(own) || /\bnamed\b/.test(text))) return;
  const edits = [instead(token, own)];
  if (context.tryOut(edits) !== "no") reportMend(context, { span: token, message: `“${token.text}” is not this card, and no word of the language.`, edits });
}
