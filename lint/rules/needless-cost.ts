import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** A hero with a cost. */
export default defineRule({
  name: "needless-cost",
  title: "A card that is not played for a cost prints one",
  why: "A hero begins the game in play, a quest or location is placed as a resource: nobody ever pays for them. A cost on one says that its type is another, or that it was left over from another card.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Toll at the Ford, 2, Quest\nPay (2) to complete this quest.\nReward: Draw a card.",
        marked: "2",
        fixed: "Toll at the Ford, Quest\nPay (2) to complete this quest.\nReward: Draw a card.",
      },
    ],
    good: ["Toll at the Ford, Quest\nPay (2) to complete this quest.\nReward: Draw a card.", "Oren the Tidelord, 9, Master Hero—Naga, 2 [Frost] ATK / 30 Health"],
  },
  card: ({ header }, context) => {
    const type = headerType(header, context);
    const cost = header?.spans.cost ?? null;
    if (header === null || type === null || type.cost !== "never" || cost === null) return;
    if (header.supertypes.some((supertype) => context.wording?.paid.includes(supertype) === true)) return;
    const after = /^\s*,\s*/.exec(context.source.slice(cost.end))?.[0].length ?? 0;
    context.report({ span: cost, message: `A ${type.type} is not played for a cost.`, help: "Leave it out.", fixes: [{ title: "Leave out the cost", edits: [{ start: cost.start, end: cost.end + after, text: "" }] }] });
  },
});
