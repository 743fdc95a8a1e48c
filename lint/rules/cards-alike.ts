import { defineRule } from "../rule.ts";
import { headerWithoutName, setOf, textWithoutName } from "../set-cards.ts";

/** Two cards that differ only in their names. */
export default defineRule({
  name: "cards-alike",
  title: "Two cards of a set differ only in their names",
  why: "Two cards that do the same for the same cost are one card under two names: a deck can hold twice as many of it. It is mostly what is left of a card that was copied to be changed.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.\n\nGrom the Reaper, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Grom attacks, draw a card.", marked: "Grom the Reaper" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf attacks, draw a card.\n\nGrom the Reaper, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Grom attacks, draw two cards."],
  },
  set: (cards, context) => {
    const first = new Map<string, string>();
    for (const card of cards) {
      const { header, name, paragraphs } = card;
      if (header === null || paragraphs.every(({ text }) => text === "")) continue;
      const key = `${setOf(card)} ${headerWithoutName(card)} ${textWithoutName(card)}`;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, name);
      else if (earlier !== name) context.report({ card, span: header.spans.name, message: `“${earlier}” is the same card under another name.`, help: "Change one of them, or leave it out." });
    }
  },
});
