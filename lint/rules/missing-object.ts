import { compilerFaults } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** "Destroy." */
export default defineRule({
  name: "missing-object",
  title: "A verb does not say what it is done to",
  why: "Nothing is destroyed, discarded or readied in general: the verb must say what. Only the author knows what stood there.",
  severity: { "2009": "error", "2013": "error" },
  fix: "none",
  examples: {
    bad: [{ card: "Harl Stonehand, 3, Alliance, Ally—Dwarf Warrior, 3 [Melee] ATK / 2 Health\nWhen Harl enters play, destroy.", marked: "destroy" }],
    good: ["Harl Stonehand, 3, Alliance, Ally—Dwarf Warrior, 3 [Melee] ATK / 2 Health\nWhen Harl enters play, destroy target weapon."],
  },
  paragraph: (_paragraph, context) => {
    compilerFaults(context, "text/missing-object", () => ({}));
  },
});
