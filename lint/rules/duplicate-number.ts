import { defineRule } from "../rule.ts";
import { codeOf } from "../set-facts.ts";

/** Two cards with one collector number. */
export default defineRule({
  name: "duplicate-number",
  title: "Two cards of a set have the same number",
  why: "The number tells a printed card from every other of its set: collections, deck lists and prices go by it. Where two share one, a list can't say which is meant.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health (Fen-7C)\nElusive\n\nDorn the Ferryman, 2, Alliance, Ally—Human Rogue, 2 [Melee] ATK / 1 Health (Fen-7C)\nProtector", marked: "(Fen-7C)" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health (Fen-7C)\nElusive\n\nDorn the Ferryman, 2, Alliance, Ally—Human Rogue, 2 [Melee] ATK / 1 Health (Fen-8C)\nProtector"],
  },
  set: (cards, context) => {
    const first = new Map<string, string>();
    const others = new Map(context.elsewhere.filter(({ earlier, code }) => earlier && code !== "").map((fact) => [fact.code, fact]));
    for (const card of cards) {
      const { header, name } = card;
      const code = codeOf(card, context.source);
      if (code === "" || header === null || header.spans.code === null) continue;
      const other = others.get(code);
      if (other !== undefined && other.name !== name) context.report({ card, span: header.spans.code, message: `“${other.name}” (${other.file}:${other.line}) has this number too.`, help: "Give one of them another." });
      const earlier = first.get(code);
      if (earlier === undefined) first.set(code, name);
      else if (earlier !== name) context.report({ card, span: header.spans.code, message: `“${earlier}” has this number too.`, help: "Give one of them another." });
    }
  },
});
