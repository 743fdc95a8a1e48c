import { anyOf, didYouMean } from "../../grammar/diagnostics/did-you-mean.ts";
import { instead } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Icons that there are not. */
export default defineRule({
  name: "unknown-icon",
  title: "An icon is none that the game has",
  why: "An icon stands in brackets with its name as the type line writes it. One that the game does not have can't be printed.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Dripping Censer, 2, Priest, Item\n[Activated] >>> Draw a card.", marked: "[Activated]", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
      { card: "Dripping Censer, 2, Priest, Item\n[activate] >>> Draw a card.", marked: "[activate]", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card."],
  },
  paragraph: ({ text }, context) => {
    const { icons, activate } = context.language.grammar.vocabulary;
    const known = [activate, ...icons];
    for (const match of text.matchAll(/\[([^[\]]*)\]/g)) {
      const [whole, name = ""] = match;
      if (known.includes(name)) continue;
      const span = { start: match.index, end: match.index + whole.length };
      const near = [...known.filter((icon) => icon.toLowerCase() === name.toLowerCase()), ...didYouMean(name, known, 1)];
      const claims = context.diagnostics().filter((diagnostic) => diagnostic.span.start < span.end && span.start < diagnostic.span.end);
      const fixes = [...new Set(near)].map((icon) => ({ title: `Write “[${icon}]”`, edits: [instead(span, `[${icon}]`)] }));
      const told = fixes[0] !== undefined && context.tryOut(fixes[0].edits) === "whole" ? context.diagnostics().filter(({ code }) => code.startsWith("text/")) : claims;
      context.report({ span, message: `“${whole}” is no icon of the game.`, help: near.length > 0 ? `Did you mean ${anyOf([...new Set(near)].map((icon) => `[${icon}]`))}?` : `The icons are ${known.map((icon) => `[${icon}]`).join(", ")}.`, fixes, claims: told });
    }
  },
});
