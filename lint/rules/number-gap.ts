import { defineRule } from "../rule.ts";
import { setOf } from "../set-cards.ts";

/** Numbers that no card has. */
export default defineRule({
  name: "number-gap",
  title: "The numbers of a set have a gap",
  why: "A set is numbered through. A number that no card has is that of a card that was forgotten, or that has another's number. It is told once a set, and of sets that are nearly whole: where more numbers are free than `most` in a hundred (one is always looked at), the set is still being made, or the files hold a part of it. All files of a run are taken together.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  options: { most: 3 },
  examples: {
    bad: [
      { card: "A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2C)\n\nA Three, 2, Item (Fen-3C)\n\nA Five, 3, Item (Fen-5C)\n\nA Six, 4, Item (Fen-6C)", marked: "(Fen-5C)" },
      { card: "A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2C)\n\nA Three, 2, Item (Fen-3C)\n\nA Six, 3, Item (Fen-6C)", marked: "(Fen-6C)", options: { most: 40 } },
    ],
    good: [
      "A One, 0, Item (Fen-1C)\n\nA Two, 1, Item (Fen-2C)\n\nA Three, 2, Item (Fen-3C)\n\nA Four, 3, Item (Fen-4C)",
      "A One, 0, Item (Fen-1C)\n\nA Two, 0, Item (Fen-2C)\n\nA Three, 0, Item (Fen-3C)\n\nA Four, 0, Item (Fen-4C)\n\nA Nine, 1, Item (Fen-9C)",
    ],
  },
  set: (cards, context) => {
    for (const set of new Set(cards.map(setOf))) {
      const numbered = cards.filter((card) => set !== "" && setOf(card) === set && card.header?.series === null && (card.header.number ?? 0) > 0);
      const elsewhere = context.elsewhere.filter((fact) => fact.set === set && fact.number > 0);
      const taken = new Set([...numbered.map(({ header }) => header?.number ?? 0), ...elsewhere.map(({ number }) => number)]);
      const last = Math.max(0, ...taken);
      const free = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !taken.has(number));
      const [first] = free;
      if (first === undefined || taken.size < 4 || free.length > Math.max(1, (last * Number(context.option("most"))) / 100)) continue;
      // It is told at the card behind the first gap, in whichever file that stands.
      const behind = Math.min(...[...taken].filter((number) => number > first));
      const card = numbered.find(({ header }) => header?.number === behind);
      if (card?.header?.spans.code) context.report({ card, span: card.header.spans.code, message: `No card of ${set} has the number ${listed(free)}.`, help: "Number the set through." });
    }
  },
});

/** "9", "9 or 29", "9, 29 or 41 to 43". */
function listed(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const words = runs.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}
