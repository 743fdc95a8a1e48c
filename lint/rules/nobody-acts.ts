import { compilerFaults } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** "When enters play". */
export default defineRule({
  name: "nobody-acts",
  title: "Nobody is named who does what happens",
  why: "After “when” and “if” stands who does it: only an order, as “draw a card”, is spoken to the reader. Without a subject the event is nobody's, and nothing could set it off.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Quill of Errands, 2, Item, Trinket (1)\nWhen plays an ally, draw a card.",
        marked: "plays",
      },
      {
        card: "Bram Oakhollow, 3, Alliance, Ally—Dwarf Hunter, 2 [Ranged] ATK / 3 Health\nWhen enters play, draw a card.",
        marked: "enters",
        fixed: "Bram Oakhollow, 3, Alliance, Ally—Dwarf Hunter, 2 [Ranged] ATK / 3 Health\nWhen Bram Oakhollow enters play, draw a card.",
      },
    ],
    good: ["Bram Oakhollow, 3, Alliance, Ally—Dwarf Hunter, 2 [Ranged] ATK / 3 Health\nWhen Bram Oakhollow enters play, draw a card."],
  },
  paragraph: (_paragraph, context) => {
    compilerFaults(context, "text/missing-subject", ({ span }) => ({ fixes: [{ title: `Write “${context.card.name}” before it`, edits: [{ start: span.start, end: span.start, text: `${context.card.name} ` }] }] }));
  },
});
