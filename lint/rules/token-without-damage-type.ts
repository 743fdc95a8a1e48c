import { reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** "a 1 ATK / 1 health Boar ally token". */
export default defineRule({
  name: "token-without-damage-type",
  title: "A token has ATK without a damage type",
  why: "A token is printed nowhere but in the text that makes it. What type of damage it deals stands there by its ATK, or it deals damage of none. Up to 2009, when the values stood behind the noun, several cards left it out, so that only values before the noun are judged in that wording.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Sty Bell, 1, Hunter, Item, Trinket (1)\n[Activate], Destroy Sty Bell >>> Put a 1 ATK / 1 health Boar ally token into play.",
        marked: "1 ATK",
        fixed: "Sty Bell, 1, Hunter, Item, Trinket (1)\n[Activate], Destroy Sty Bell >>> Put a 1 [Melee] / 1 health Boar ally token into play.",
      },
    ],
    good: ["Sty Bell, 1, Hunter, Item, Trinket (1)\n[Activate], Destroy Sty Bell >>> Put a 1 [Melee] / 1 health Boar ally token into play."],
  },
  paragraph: ({ text }, context) => {
    const { stats } = context.language.headerWords;
    if (!/token/i.test(text)) return;
    const { damageTypes } = context.language.headerWords;
    const before = new RegExp(`(?<=\\b(?:an?|two|three|four|five|six|X|\\d+) )(\\d+|X) ${stats.atk}(?= ?/ ?(?:\\d+|X) ${stats.health}\\b[^.]{0,40}\\btokens?\\b)`, "gi");
    const after = new RegExp(`(?<=\\btokens?\\b[^.]{0,40} with )(\\d+|X) ${stats.atk}(?= ?/ ?(?:\\d+|X) ${stats.health}\\b)`, "gi");
    for (const [pattern, tail] of [[before, ""], [after, ` ${stats.atk}`]] as const) {
      if (pattern === after && context.era === "2009") continue;
      for (const match of text.matchAll(pattern)) {
        const span = { start: match.index, end: match.index + match[0].length };
        const type = context.card.header?.stats.damageType ?? damageTypes[4] ?? "";
        reportMend(context, { span, message: "No damage type stands by this ATK.", edits: [{ ...span, text: `${match[1] ?? ""} [${type}]${tail}` }] });
      }
    }
  },
});
