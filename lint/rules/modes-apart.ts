import { compilerFaults } from "../compiler-faults.ts";
import { defineRule } from "../rule.ts";

/** A comma between two ways to choose from. */
export default defineRule({
  name: "modes-apart",
  title: "Ways to choose from are set apart by a comma",
  why: "Behind “Choose one:” each way to go on ends with a semicolon (CR 707.1c). With a comma the text could as well offer a choice within one of them.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Fork of the Road, 2, Priest, Ability\nChoose one: Draw a card, or your hero heals 2 damage from itself.", marked: ",", fixed: "Fork of the Road, 2, Priest, Ability\nChoose one: Draw a card; or your hero heals 2 damage from itself." }],
    good: ["Fork of the Road, 2, Priest, Ability\nChoose one: Draw a card; or your hero heals 2 damage from itself."],
  },
  paragraph: (_, context) => {
    compilerFaults(context, "text/modes", () => ({}));
  },
});
