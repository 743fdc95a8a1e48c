import { defineRule } from "../rule.ts";

/** An ally whose whole text is its reputation. */
export default defineRule({
  name: "restriction-alone",
  title: "A text only takes, and gives nothing",
  why: "A reputation says which other cards may not be in the deck. It is the price of what else the text gives. A text that is nothing but the price has lost its power on the way.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "none",
  examples: {
    bad: [{ card: "Webshade Crawler, 3, Ally—Nerubian, 3 [Melee] ATK / 3 Health\nNerubian Reputation (You can't put cards with other reputations in your deck.)", marked: "deck.)" }],
    good: ["Webshade Crawler, 3, Ally—Nerubian, 3 [Melee] ATK / 3 Health\nNerubian Reputation (You can't put cards with other reputations in your deck.)\nElusive"],
  },
  paragraph: (paragraph, context) => {
    const { paragraphs } = context.card;
    if (paragraph !== paragraphs[0] || paragraphs.length !== 1) return;
    // By its words, so that a slip in the reminder hides nothing.
    const [first, second, open, ...rest] = paragraph.tokens;
    const last = rest.at(-1) ?? open ?? second;
    if (first?.readings.has("Tag") !== true || second?.readings.has("“Reputation”") !== true || last === undefined) return;
    const aside = open?.text === "(" && last.text === ")" && rest.filter(({ text }) => text === "(" || text === ")").length === 1;
    if (open !== undefined && !aside) return;
    context.report({ span: { start: first.start, end: last.end }, message: "The text takes something, and gives nothing for it.", help: "Say what the card gives." });
  },
});
