import { defineRule } from "../rule.ts";
import { setOf } from "../set-cards.ts";

/** Two cards with one name. */
export default defineRule({
  name: "duplicate-name",
  title: "Two cards of a set have the same name",
  why: "Cards with the same name are the same card: at most four of them go into a deck, and whatever is said of one by its name is said of the other. Events of raids, which are many under one name, are told apart by their numbers and are left alone.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive\n\nUlf the Sower, 2, Horde, Ally—Orc Rogue, 2 [Melee] ATK / 1 Health\nProtector", marked: "Ulf the Sower" }],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive\n\nUlf the Reaper, 2, Horde, Ally—Orc Rogue, 2 [Melee] ATK / 1 Health\nProtector"],
  },
  set: (cards, context) => {
    const first = new Map<string, number>();
    for (const card of cards) {
      const { header, source } = card;
      if (header === null || header.cost === null) continue;
      const key = `${setOf(card)} ${header.name}`;
      const line = first.get(key);
      const other = context.elsewhere.find(({ earlier, priced, set, name }) => earlier && priced && set !== "" && name === header.name && set === setOf(card));
      if (other !== undefined) context.report({ card, span: header.spans.name, message: `The card in ${other.file}:${other.line} has this name too.`, help: "Give one of them another name, or leave one out." });
      if (line === undefined) first.set(key, source.line);
      else context.report({ card, span: header.spans.name, message: `The card in line ${line} has this name too.`, help: "Give one of them another name, or leave one out." });
    }
  },
});
