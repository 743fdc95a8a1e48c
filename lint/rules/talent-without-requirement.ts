import { defineRule } from "../rule.ts";

/** "Ability—Fire Talent" that any hero can have. */
export default defineRule({
  name: "talent-without-requirement",
  title: "A talent does not say which hero it requires",
  why: "The word in the type line is a tag; what keeps a talent out of other heroes' decks is the line “Fire Hero Required” in its text. Without it every hero of the class may have it.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Orchard Fire, 2, Mage, Ability—Fire Talent\nYour hero deals 3 fire damage to target ally.",
        marked: "Ability—Fire Talent",
        fixed: "Orchard Fire, 2, Mage, Ability—Fire Talent\nFire Hero Required\nYour hero deals 3 fire damage to target ally.",
      },
    ],
    good: ["Orchard Fire, 2, Mage, Ability—Fire Talent\nFire Hero Required\nYour hero deals 3 fire damage to target ally."],
  },
  card: ({ header, paragraphs }, context) => {
    const { specialisations, talent } = context.language.headerWords;
    const [first] = paragraphs;
    if (header === null || first === undefined || !header.subtypes.includes(talent)) return;
    const own = header.subtypes.filter((tag) => specialisations.includes(tag));
    if (own.length !== 1 || paragraphs.some(({ text }) => /\b(?:Required|Talents?)\b/.test(text))) return;
    const { start } = first.source.span;
    const line = `${own[0] ?? ""} Hero Required`;
    context.report({ span: header.spans.typeLine, message: "The text does not say which hero may have this talent.", help: `Write “${line}” above the text.`, fixes: [{ title: `Write “${line}” above the text`, edits: [{ start, end: start, text: `${line}\n` }] }] });
  },
});
