import { defineRule } from "../rule.ts";

/** A hyphen, a short dash, or blanks, where a type line has its long dash. */
export default defineRule({
  name: "type-line-dash",
  title: "The type and the tags are not joined by a long dash",
  why: "The long dash without blanks is how a header tells tags from types: “Ally—Gnome Mage”. A hyphen makes one word of both, and the card has no type that is known.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Brindle Cogsworth, 2, Alliance, Ally-Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle leaves play, you may draw a card.",
        marked: "Ally-Gnome",
        fixed: "Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle leaves play, you may draw a card.",
      },
      {
        card: "Numbing Fog, 2, Mage, Ability – Frost\nOpposing allies have -1 ATK this turn.",
        marked: "Ability – Frost",
        fixed: "Numbing Fog, 2, Mage, Ability—Frost\nOpposing allies have -1 ATK this turn.",
      },
    ],
    good: ["Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen Brindle leaves play, you may draw a card."],
  },
  card: (card, context) => {
    const { start, end } = card.source.headerText.span;
    const types = context.language.headerWords.types.map(({ word }) => word);
    const pattern = new RegExp(`(?<=(?:^|[ ,]))(${types.join("|")})( ?[-\u2010-\u2013\u2212] ?| [\u2014\u2015]+ ?|[\u2014\u2015]+ | ?-{2,} ?)(\\p{Lu}[\\p{L}'-]*)`, "u");
    const match = pattern.exec(context.source.slice(start, end));
    if (match === null) return;
    const [whole, type = "", dash = "", tag = ""] = match;
    const from = start + match.index;
    const at = from + type.length;
    // All that is wrong with the card may follow from its header.
    const claims = context.diagnostics().filter(({ code }) => card.header === null || code.startsWith("header/"));
    context.report({
      span: { start: from, end: from + whole.length },
      message: `“${type}” and “${tag}” are joined by “${dash}”, not by a long dash.`,
      help: `Write “${type}—${tag}”.`,
      fixes: [{ title: `Write “${type}—${tag}”`, edits: [{ start: at, end: at + dash.length, text: "—" }] }],
      claims,
    });
  },
});
