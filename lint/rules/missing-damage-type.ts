import { defineRule } from "../rule.ts";

/** "2 ATK" without the type of its damage. */
export default defineRule({
  name: "missing-damage-type",
  title: "The ATK of the header has no damage type",
  why: "Combat damage is of the type that stands by the ATK. Without one, nothing that asks for a type of damage, such as a resistance, sees what the card deals. The weapons of the first sets print none, so the rule is off for their wording.",
  severity: { "2009": "off", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Dorn the Ferryman, 2, Alliance, Ally—Human Rogue, 2 ATK / 1 Health", marked: "2 ATK" }],
    good: ["Dorn the Ferryman, 2, Alliance, Ally—Human Rogue, 2 [Melee] ATK / 1 Health", "Reed Flute, 1, Item, Trinket (1)\n[Activate] >>> Draw a card."],
  },
  card: ({ header, source }, context) => {
    if (header === null || header.stats.atk === null || header.stats.damageType !== null || header.types.length !== 1) return;
    const { atk } = context.language.headerWords.stats;
    const line = context.source.slice(source.headerSpan.start, source.headerSpan.end);
    const found = new RegExp(`\\S+ ${atk}`).exec(line);
    const span = found === null ? header.spans.header : { start: source.headerSpan.start + found.index, end: source.headerSpan.start + found.index + found[0].length };
    context.report({ span, message: `No type of damage stands by the ${atk}.`, help: `Write it in brackets before “${atk}”, for example “[${context.language.headerWords.damageTypes[4] ?? ""}] ${atk}”.` });
  },
});
