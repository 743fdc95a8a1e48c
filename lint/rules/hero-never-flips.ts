import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** A hero of a class whose text says nothing of turning it over. */
export default defineRule({
  name: "hero-never-flips",
  title: "A hero is never flipped",
  why: "A hero has two sides, and its text says for what it is turned from one to the other, or gives both. Where a hero of a class does neither, the verb or a whole side has been lost.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, Horde, Hero—Orc Hunter (Survival), Mining/Skinning, 28 Health\n(3), Ulf >>> Draw a card.", marked: "(3), Ulf >>> Draw a card." }],
    good: ["Ulf the Sower, Horde, Hero—Orc Hunter (Survival), Mining/Skinning, 28 Health\n(3), Flip Ulf >>> Draw a card.", "Thornmother, Hero—Demon, 20 Health\nElusive"],
  },
  card: (card, context) => {
    const { header, paragraphs, source } = card;
    const [first] = paragraphs;
    const turning = context.wording?.turning ?? null;
    if (header === null || first === undefined || turning === null || source.faces.length > 1 || headerType(header, context)?.single !== true) return;
    const words = new Set([...header.classes, ...header.subtypes].flatMap((tag) => tag.split(" ")));
    const hasClass = context.language.headerWords.classes.some((name) => name.split(" ").every((part) => words.has(part)));
    if (!hasClass || paragraphs.some(({ text }) => new RegExp(`\\b${turning}`, "i").test(text))) return;
    context.report({ span: first.source.span, message: "Nothing turns this hero over.", help: "Say what flips it (“(3), Flip …”), or give both sides." });
  },
});
