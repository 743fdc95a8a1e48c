import { obsoleteTemplates } from "../obsolete.ts";
import { defineRule } from "../rule.ts";

/** A character is “in your party” where later cards say “you control”. */
export default defineRule({
  name: "in-your-party",
  title: "A character is “in your party” where later cards say “you control”",
  why: "Up to 2009 characters were told to be in a party, as the official cards of that time print; since Scourgewar cards say who controls them. Within a set one of the two should be kept.",
  severity: { "2009": "off", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nOther allies in your party have +1 ATK.", marked: "in your party", era: "2013", fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nOther allies you control have +1 ATK." },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nOther allies you control have +1 ATK."],
  },
  paragraph: (paragraph, context) => {
    obsoleteTemplates("party", paragraph, context);
  },
});
