import { compilerFaults } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** "It has +1 ATK." with nothing that "it" could be. */
export default defineRule({
  name: "pronoun-without-antecedent",
  title: "A pronoun stands for nothing",
  why: "“It”, “he”, “them” and “that ally” stand for what the paragraph has named before. Where it has named nothing that fits, the reader would have to guess, and each would guess something else.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [{ card: "Ashen Tether, 2, Warlock, Ability—Affliction\nAttach to target ally.\nIt has -1 ATK.", marked: "It" }],
    good: ["Ashen Tether, 2, Warlock, Ability—Affliction\nAttach to target ally.\nOngoing: Attached ally has -1 ATK."],
  },
  paragraph: (_paragraph, context) => {
    compilerFaults(context, "binding/no-antecedent", () => ({}));
  },
});
