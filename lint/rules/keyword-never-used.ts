import { defineRule } from "../rule.ts";

/** A keyword that is declared, and that no card of the set has. */
export default defineRule({
  name: "keyword-never-used",
  title: "A keyword is declared, and no card of the file uses it",
  why: "A keyword is worth its declaration, and a player's learning it, when cards have it. One that none has was forgotten, or is spelled otherwise on the cards.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "keyword Burrow\nmeans: This character can't be attacked.\n\nUlf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive", marked: "Burrow" }],
    good: ["keyword Burrow\nmeans: This character can't be attacked.\n\nUlf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nBurrow"],
  },
  set: (cards, context) => {
    const [card] = cards;
    if (card === undefined) return;
    const texts = cards.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join("\n").toLowerCase();
    const blocks = [...context.source.matchAll(/^keyword (\[type\] )?([^\n[:]*[^\s[:])/gm)];
    for (const block of blocks) {
      const name = block[2] as string;
      const start = block.index + block[0].length - name.length;
      const meanings = context.source.slice(0, start) + context.source.slice(start + name.length);
      const used = texts.includes(name.toLowerCase()) || [...meanings.matchAll(/^means: (.*)$/gm)].some(([, meaning = ""]) => meaning.toLowerCase().includes(name.toLowerCase()));
      if (!used) context.report({ card, span: { start, end: start + name.length }, message: "No card of the file has this keyword.", help: "Give it to a card, or leave its declaration out." });
    }
  },
});
