import type { Language } from "../../compiler/language.ts";
import { didYouMean } from "../../grammar/diagnostics/did-you-mean.ts";
import { retold } from "../mending.ts";
import { defineRule } from "../rule.ts";

const tagsOfLanguages = new WeakMap<Language, ReadonlySet<string>>();

/** Every word of headers and texts that is a tag. */
function knownTags(language: Language): ReadonlySet<string> {
  let known = tagsOfLanguages.get(language);
  if (known === undefined) {
    const { tags, classes, specialisations, talent } = language.headerWords;
    known = new Set([...tags, ...classes, ...specialisations, talent, ...language.grammar.vocabulary.tags.flatMap(({ forms }) => Object.values(forms))]);
    tagsOfLanguages.set(language, known);
  }
  return known;
}

/** "Nigth Elf" on the type line. */
export default defineRule({
  name: "unknown-tag",
  title: "A tag of the type line is spelled nearly as a known one",
  why: "Any capitalised word may be a tag, since sets bring their own. One that differs from a known tag by a letter is a slip all the same, and no power that looks for the known one sees the card.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Huntre, 2 [Ranged] ATK / 3 Health\nElusive",
        marked: "Huntre",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nElusive", "Ulf the Sower, 3, Horde, Ally—Orc Beekeeper, 2 [Ranged] ATK / 3 Health\nElusive"],
  },
  card: ({ header }, context) => {
    for (const diagnostic of context.diagnostics("header/unknown-word")) {
      // "3 Alliance": the comma behind the cost.
      const [, cost, rest] = /^(\d+|X) (\p{Lu}.*)$/u.exec(context.source.slice(diagnostic.span.start, diagnostic.span.end)) ?? [];
      if (cost === undefined || rest === undefined) continue;
      const at = diagnostic.span.start + cost.length;
      context.report({ span: diagnostic.span, message: `No comma stands between “${cost}” and “${rest}”.`, help: `Write “${cost}, ${rest}”.`, fixes: [{ title: `Write “${cost}, ${rest}”`, edits: [{ start: at, end: at, text: "," }] }], claims: [diagnostic] });
    }
    // Where the compiler has a near word for a tag it refuses the header.
    for (const diagnostic of context.diagnostics("header/unknown-word")) if (diagnostic.fix !== undefined) context.report({ ...retold(diagnostic), claims: [diagnostic] });
    if (header === null) return;
    const { tags, classes, specialisations } = context.language.headerWords;
    const known = knownTags(context.language);
    for (const tag of header.subtypes) {
      if (known.has(tag) || tag.length < 5) continue;
      const [near] = didYouMean(tag, [...tags, ...classes, ...specialisations], 0, 1);
      const at = context.source.indexOf(tag, header.spans.typeLine.start);
      if (near === undefined || at < 0 || at >= header.spans.typeLine.end) continue;
      const span = { start: at, end: at + tag.length };
      context.report({ span, message: `“${tag}” is no known tag.`, help: `Did you mean “${near}”?`, fixes: [{ title: `Write “${near}”`, edits: [{ ...span, text: near }] }] });
    }
  },
});
