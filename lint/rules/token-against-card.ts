import { editDistance } from "../../grammar/diagnostics/did-you-mean.ts";
import type { CardFace } from "../../ir/index.ts";
import type { CardView } from "../card-view.ts";
import { defineRule } from "../rule.ts";
import { setOf } from "../set-cards.ts";
import { tokenName, tokensMade } from "../tokens-made.ts";

/** A card makes a Boar token of 2 / 2, and the Boar token of the set is 1 / 1. */
export default defineRule({
  name: "token-against-card",
  title: "A token is not the one that the set prints",
  why: "A token card (a card without a cost, numbered 0) stands on the table for the tokens of its name. Where a card makes a token of that name with other values, or of a name that differs by a letter, the printed one shows something else than what is in play.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [
      { card: "Boar, Ally, 1 [Melee] ATK / 1 Health (Fen-0C)\n\nBoar Pen, 3, Hunter, Ability—Survival (Fen-4C)\nPut a 2 [Melee] / 2 health Boar ally token into play.", marked: "Boar Pen" },
      { card: "Misha, Ally, 3 [Melee] ATK / 3 Health (Fen-0C)\n\nCall of the Bear, 3, Hunter, Ability—Survival (Fen-4C)\nPut a Bear ally token named Mishe into play with 3 [Melee] ATK / 3 health.", marked: "Call of the Bear" },
    ],
    good: ["Boar, Ally, 1 [Melee] ATK / 1 Health (Fen-0C)\n\nBoar Pen, 3, Hunter, Ability—Survival (Fen-4C)\nPut a 1 [Melee] / 1 health Boar ally token into play."],
  },
  set: (cards, context) => {
    const printed = cards.filter(({ header }) => header !== null && header.number === 0 && header.cost === null);
    if (printed.length === 0) return;
    for (const card of cards) {
      for (const token of tokensMade(card.ir?.powers ?? [])) {
        const called = tokenName(token);
        const of = printed.filter((other) => setOf(other) === setOf(card) && other !== card);
        const same = of.filter(({ name }) => name === called);
        if (called === "" || card.header === null || same.some((other) => valuesOf(other) === valuesOfToken(token))) continue;
        const [other] = same;
        const near = of.find(({ name }) => name.length > 3 && editDistance(name, called) === 1);
        if (other !== undefined) context.report({ card, span: card.header.spans.name, message: `The ${called} token of this card has other values than the token card in line ${other.source.line}.`, help: "Give both the same values, or one of them another name." });
        else if (near !== undefined) context.report({ card, span: card.header.spans.name, message: `This card makes a token ${called}; the token card in line ${near.source.line} is called ${near.name}.`, help: "Call both alike." });
      }
    }
  },
});

function valuesOf({ header }: CardView): string {
  const { atk, health, damageType } = header?.stats ?? {};
  return JSON.stringify([header?.types[0]?.toLowerCase(), atk ?? null, health ?? null, damageType?.toLowerCase() ?? null]);
}

function valuesOfToken({ type, stats, damageTypes }: CardFace): string {
  return JSON.stringify([type, stats["atk"] ?? null, stats["health"] ?? null, damageTypes[0] ?? null]);
}
