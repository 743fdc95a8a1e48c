import { defineRule } from "../rule.ts";
import { tokenName, tokensMade } from "../tokens-made.ts";

/** Two tokens under one name. */
export default defineRule({
  name: "token-named-twice",
  title: "Two different tokens of a set go by one name",
  why: "A printed token card stands for every token of its name. Where one card makes a Sprite of 1 and another a Sprite of 2, one of them has no token to stand for it. The official sets did so all the same up to 2009, so that the rule is off for their wording.",
  severity: { "2009": "off", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [
      {
        card: "Pixie Ring, 2, Druid, Ability—Balance\nPut a 1 [Nature] / 1 health Treant ally token into play.\n\nPixie Host, 4, Druid, Ability—Balance\nPut a 2 [Nature] / 2 health Treant ally token into play.",
        marked: "Pixie Host",
        era: "2013",
      },
    ],
    good: ["Pixie Ring, 2, Druid, Ability—Balance\nPut a 1 [Nature] / 1 health Treant ally token into play.\n\nPixie Host, 4, Druid, Ability—Balance\nPut two 1 [Nature] / 1 health Treant ally tokens into play."],
  },
  set: (cards, context) => {
    const first = new Map<string, { readonly stats: string; readonly name: string }>();
    for (const card of cards) {
      for (const token of tokensMade(card.ir?.powers ?? [])) {
        const { type, tags, stats, damageTypes } = token;
        const called = tokenName(token);
        if (called === "" || card.header === null) continue;
        const key = `${called} ${type}`;
        const values = JSON.stringify([stats, damageTypes, tags]);
        const earlier = first.get(key);
        if (earlier === undefined) first.set(key, { stats: values, name: card.name });
        else if (earlier.stats !== values && earlier.name !== card.name) context.report({ card, span: card.header.spans.name, message: `The ${called} token of this card has other values than that of “${earlier.name}”.`, help: "Give both the same values, or one of them another name." });
      }
    }
  },
});
