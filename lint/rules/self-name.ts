import { editDistance } from "../../grammar/diagnostics/did-you-mean.ts";
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
  if (nearest === undefined || nearest.distance > (token.text.length < 6 ? 1 : 2)) return;
  const edits = [instead(token, nearest.word)];
  if (context.diagnostics().length === 0 || context.tryOut(edits) === "no") return;
  reportMend(context, { span: token, message: `The card is called “${nearest.word}”.`, edits });
}
