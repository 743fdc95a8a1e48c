import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** “Only” stands before the verb, and not before what it restricts. */
export default defineRule({
  name: "old-only",
  title: "“Only” stands before the verb, and not before what it restricts",
  why: "“Can only attack heroes” could mean that attacking is all it can do. “Can attack only heroes” restricts whom.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf can only attack heroes.", marked: "can only attack", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf can attack only heroes." },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf can attack only heroes."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("only", paragraph, context);
  },
});
