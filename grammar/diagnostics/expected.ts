import { literalCategory, type Lexicon } from "../lexicon.ts";

/** What could stand at a place, in words, the likeliest first, and an example of it. */
export interface Expectation {
  readonly what: string;
  readonly example: string | null;
}

interface Known {
  readonly when: readonly string[];
  readonly without?: readonly string[];
  readonly what: string;
  /** A category of which a word is the example, and what stands around it. */
  readonly example: readonly [before: string, category: string, after: string] | null;
}

const mark = literalCategory;

/** Kinds of thing that can stand at a place, told by the categories that can; the first that fit are said. */
const KNOWN: readonly Known[] = [
  { when: ["Type", mark("target")], what: "a noun", example: ["target ", "Type", ""] },
  { when: ["Type"], without: [mark("target")], what: "a noun", example: ["", "Type", ""] },
  { when: ["Verb:base"], without: ["Verb:s"], what: "a verb", example: ["", "Verb:base", ""] },
  { when: ["Verb:s"], what: "a verb", example: ["", "Verb:s", ""] },
  { when: [mark(")")], what: "a closing parenthesis", example: null },
  { when: [mark("»")], what: "closing quotes", example: null },
  { when: [mark(".")], what: "the end of the sentence", example: null },
  { when: [mark(">>>")], what: "“>>>” after the costs", example: null },
  { when: ["Stat"], without: ["Type"], what: "a value", example: ["", "Stat", ""] },
  { when: ["Step"], without: ["Type"], what: "a part of a turn", example: ["", "Step", ""] },
  { when: ["Keyword:none"], without: ["Type"], what: "a keyword", example: ["", "Keyword:none", ""] },
  { when: ["Digits"], without: ["Type"], what: "a number", example: null },
  { when: ["Icon"], without: ["Type"], what: "an icon", example: ["", "Icon", ""] },
];

/** How many kinds of thing and words a message names. */
const SAID = 3;

/** Says what the categories stand for, after a word or number. */
export function describeExpected(expected: ReadonlySet<string>, lexicon: Lexicon, previous: string): Expectation {
  if (/^\d+$/.test(previous) && expected.has("DamageType") && expected.has(mark("damage"))) {
    return { what: "a damage type and “damage”, or another noun", example: exampleOf([`${previous} `, "DamageType", " damage"], lexicon) };
  }
  const fitting = KNOWN.filter(({ when, without = [] }) => when.every((category) => expected.has(category)) && !without.some((category) => expected.has(category)));
  const kinds = [...new Set(fitting.map(({ what }) => what))].slice(0, SAID);
  const example = fitting.flatMap(({ example: found }) => (found === null ? [] : [exampleOf(found, lexicon)]))[0] ?? null;
  if (kinds.length > 0) return { what: listed(kinds), example };
  const words = [...expected].filter((category) => category.startsWith("“")).map((category) => (category === mark("«") || category === mark("»") ? "quotes" : category));
  if (words.length > 0) return { what: listed([...new Set(words)].slice(0, SAID)), example: null };
  return { what: "something else", example: null };
}

function exampleOf([before, category, after]: readonly [string, string, string], lexicon: Lexicon): string | null {
  const words = lexicon.words(category);
  // A word that the grammar writes itself is a poor example of the game's.
  const word = words.find((each) => !lexicon.readings(lexicon.text(category, each) ?? "")?.has(mark(lexicon.text(category, each) ?? ""))) ?? words[0];
  const text = word === undefined ? undefined : lexicon.text(category, word);
  return text === undefined ? null : before + text + after;
}

/** "a, b or c". */
function listed(all: readonly string[]): string {
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all.at(-1) ?? ""}`;
}
