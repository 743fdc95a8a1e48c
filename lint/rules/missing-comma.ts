import { reportMend } from "../mending.ts";
import type { TokenView } from "../paragraph-view.ts";
import { defineRule } from "../rule.ts";

/** A comma that lacks behind what a sentence begins with. */
export default defineRule({
  name: "missing-comma",
  title: "No comma stands between when something is done and what is done",
  why: "“When this ally enters play draw a card” must be read twice before it is clear where the event ends. The comma says it.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen this ally leaves play draw a card.", marked: "play", fixed: "Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen this ally leaves play, draw a card." },
    ],
    good: ["Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\nWhen this ally leaves play, draw a card."],
  },
  paragraph: ({ node, text, tokens }, context) => {
    const told = context.diagnostics("text/unexpected-word", "text/incomplete")[0];
    if (node !== null || told === undefined) return;
    const at = tokens.findIndex(({ start, end }) => start <= told.span.start && told.span.start < end);
    // The word before the one that can't stand is the likeliest.
    for (const token of [at - 1, at, at - 2, at + 1].flatMap((index) => tokens[index] ?? [])) {
      // "it's" is one word.
      if (tokens[token.index + 1]?.text.startsWith("'") === true) continue;
      const edits = [{ start: token.end, end: token.end, text: "," }];
      // The sentence may lack its full stop too.
      const stop = [{ start: text.length, end: text.length, text: "." }];
      if (!/[\p{L}\d]$/u.test(token.text) || (context.tryOut(edits) !== "whole" && context.tryOut([...edits, ...stop]) !== "whole")) continue;
      if (!hasLead(tokens, token.index) || !isDone(tokens, token.index)) continue;
      const next = tokens[token.index + 1];
      reportMend(context, { span: { start: token.start, end: next?.end ?? token.end }, message: `No comma stands behind “${token.text}”.`, edits, title: "Put a comma", help: `Write “${token.text}, ${next?.text ?? ""}”.` });
      return;
    }
  },
});

/** Words with which a sentence says when, or if, before it says what. */
const LEADS = new Set(["when", "while", "if", "as", "at", "during", "until", "for", "unless", "the", "each", "after", "before", "instead", "in", "on"]);

/** Whether the sentence of a word begins with what a comma ends. */
function hasLead(tokens: readonly TokenView[], index: number): boolean {
  const start = tokens.findLastIndex(({ text }, at) => at < index && /^(?:[.:;]|>>>)$/.test(text)) + 1;
  // In a list of three commas stand too.
  return LEADS.has(tokens[start]?.text.toLowerCase() ?? "") || tokens.slice(start, index + 6).some(({ text }) => text === "," || text === "and" || text === "or" || text === "then");
}

/** Whether behind a word something is done still, before the sentence ends. */
function isDone(tokens: readonly TokenView[], index: number): boolean {
  const end = tokens.findIndex(({ text }, at) => at > index && /^[.;]$/.test(text));
  return tokens.slice(index + 1, end < 0 ? tokens.length : end).some(({ text, readings }) => /^(?:has|have|is|are|can|can't|may|must|and|or|then|gains?)$/.test(text) || [...readings.keys()].some((reading) => reading.startsWith("Verb:")));
}
