import { isEqualWording } from "./equal-wordings.ts";

/** Another wording of a paragraph, one word away. */
export interface Mutation {
  readonly operator: string;
  readonly text: string;
}

/** A change of one word. `keeps`: the English stays well formed, so that a refusal is a gap of the grammar. */
export interface Operator {
  readonly name: string;
  readonly keeps: boolean;
  readonly find: RegExp;
  /** What stands there instead; null where this one is left alone. */
  readonly put: (found: RegExpExecArray, rest: string) => string | null;
}

const swap = (pairs: Readonly<Record<string, string>>) => (found: RegExpExecArray): string | null => pairs[found[0]] ?? null;
const nothing = (): string => "";

const DAMAGE: Readonly<Record<string, string>> = { arcane: "fire", fire: "frost", frost: "nature", nature: "shadow", shadow: "holy", holy: "fire", melee: "ranged", ranged: "melee" };
const NUMBERS: Readonly<Record<string, string>> = { two: "three", three: "four", four: "five", five: "six", six: "seven" };

const WORD = /\b[A-Za-z][A-Za-z'-]* /g;

export const operators: readonly Operator[] = [
  { name: "number", keeps: true, find: /(?<![\w+/-])(?:[2-9]|1(?= (?:\w+ )?damage))(?![\w/])|\b(?:two|three|four|five|six)\b/g, put: ([found]) => NUMBERS[found] ?? String(Number(found) + 1) },
  { name: "side", keeps: true, find: /\b(?:friendly|opposing)\b/g, put: swap({ friendly: "opposing", opposing: "friendly" }) },
  { name: "damage type", keeps: true, find: new RegExp(`\\b(?:${Object.keys(DAMAGE).join("|")})(?= damage\\b)`, "g"), put: swap(DAMAGE) },
  { name: "zone", keeps: true, find: /(?<=\b(?:from|into) (?:your|his|their|its owner's) )(?:graveyard|hand|deck)\b/g, put: swap({ graveyard: "hand", hand: "graveyard", deck: "graveyard" }) },
  { name: "ally or hero", keeps: true, find: /(?<!(?:hero or|hero and|non-\w+) )\b(?:ally|hero|allies|heroes)\b(?! (?:or|and|card|token|cards|tokens|ability|abilities|type)\b)(?!.*\b[Tt]hat (?:ally|hero)\b)(?<!\b(?:your|Your|attached|Attached|this|This|that|That)(?: friendly| opposing)? \w+)/g, put: swap({ ally: "hero", hero: "ally", allies: "heroes", heroes: "allies" }) },
  { name: "may removed", keeps: true, find: /(?<=\byou )may (?!have\b|pay\b)/g, put: nothing },
  { name: "another removed", keeps: true, find: /\banother (?=target\b)/g, put: nothing },
  { name: "this turn removed", keeps: true, find: /(?<=\bhas [^.]*) this turn(?=\.)/g, put: nothing },
  { name: "target or each", keeps: true, find: /(?<!\b(?:second|third|number of) )\b(?:target|each)(?= (?:opposing |friendly )?(?:ally|hero|opponent|player|equipment)\b(?! or| and))/g, put: swap({ target: "each", each: "target" }) },
  { name: "not", keeps: false, find: /(?:n't|not)\b/g, put: (found, rest) => (found[0] === "n't" && /^ca$/.test(rest.slice(-2)) ? "n" : "") },
  { name: "instead", keeps: false, find: / instead\b/g, put: nothing },
  { name: "up to", keeps: false, find: /\bup to /g, put: nothing },
  { name: "or, and", keeps: false, find: /\b(?:or|and)\b/g, put: swap({ or: "and", and: "or" }) },
  { name: "word dropped", keeps: false, find: WORD, put: nothing },
];

/**
 * The wordings one word away from a text, the first `most` of each operator. `masked` are stretches that
 * are left alone: the card's own name.
 */
export function mutationsOf(text: string, masked: readonly string[], most: number, turn: number): Mutation[] {
  const hidden = [...masked].sort((a, b) => b.length - a.length).reduce((shown, name) => shown.split(name).join("\u0000".repeat(name.length)), text).replace(/\((?:[^()]|\([^()]*\))*\)|"[^"]*"/g, (inner) => (/^\(\d+\)$/.test(inner) ? inner : "\u0000".repeat(inner.length)));
  return operators.flatMap(({ name, find, put }) => {
    const found = [...hidden.matchAll(find)].flatMap((match) => {
      const other = put(match as RegExpExecArray, hidden.slice(0, match.index));
      // Where both wordings are printed, neither is a mutant of the other.
      const official = other === "" && isEqualWording(text, match.index, match.index + match[0].length);
      return other === null || official || hidden.slice(match.index, match.index + match[0].length).includes("\u0000") ? [] : [tidy(text.slice(0, match.index) + other + text.slice(match.index + match[0].length))];
    });
    const start = found.length > most ? turn % found.length : 0;
    return [...found.slice(start), ...found.slice(0, start)].slice(0, most).map((changed) => ({ operator: name, text: changed }));
  });
}

/** A sentence that has lost its first word begins with a capital again, and an article goes with the word behind it. */
const tidy = (text: string): string => text.replace(/\ban(?= (?:hero|friendly)\b)/g, "a").replace(/\ba(?= (?:ally|opposing)\b)/g, "an").replace(/ {2,}/g, " ").replace(/(^|[.:] |>>> )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
