import { confusedWith } from "../../compiler/suggest/confusions.ts";
import { usedWords, type UsedWord } from "../../grammar/usage.ts";
import type { WholeParagraph } from "../meaning/whole-cards.ts";

/** The commonest slips of those who type card texts. */
export const slipKinds = ["letters swapped", "letter left out", "letter doubled", "word left out", "word doubled", "word for another"] as const;
export type SlipKind = (typeof slipKinds)[number];

/** A paragraph with a slip in one word. */
export interface Slip {
  readonly kind: SlipKind;
  readonly paragraph: WholeParagraph;
  readonly word: string;
  readonly text: string;
}

/** Words of the language that are written for one another. */
const GAME_CONFUSIONS: Readonly<Record<string, string>> = { ally: "allies", allies: "ally", hero: "heroes", heroes: "hero", target: "targets", card: "cards", cards: "card", deals: "deal", heals: "heal", attacks: "attack", attack: "attacks", damage: "damages", party: "parties", turn: "turns", character: "characters", weapon: "weapons", ability: "abilities", from: "form", attach: "attack", place: "play" };

/** How many of the most used words are left out. */
const LEFT_OUT = 40;

/** A number that a text gives, the same each time. */
function numberOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** At most `most` slips of each kind, one in a paragraph. Which is chosen depends on the paragraph and the seed alone. */
export function makeSlips(paragraphs: readonly WholeParagraph[], common: readonly string[], most: number, seed = ""): Slip[] {
  const usual = new Set(common.slice(0, LEFT_OUT));
  return slipKinds.flatMap((kind) => {
    const order = paragraphs.map((paragraph) => ({ paragraph, key: numberOf(`${seed}${kind} ${paragraph.text}`) })).sort((a, b) => a.key - b.key);
    const made: Slip[] = [];
    for (const { paragraph } of order) {
      if (made.length >= most) break;
      let count = 0;
      const random = (below: number): number => numberOf(`${seed}${(count += 1)} ${kind} ${paragraph.text}`) % below;
      const words = usedWords(paragraph.text, paragraph.context.names);
      const spots = words.flatMap((word, index) => (slippable(word, kind, usual) ? [index] : []));
      if (spots.length === 0) continue;
      const index = spots[random(spots.length)] as number;
      const text = slipped(paragraph.text, words, index, kind, random);
      if (text !== null && text !== paragraph.text) made.push({ kind, paragraph, word: (words[index] as UsedWord).text, text });
    }
    return made;
  });
}

function slippable({ text, as }: UsedWord, kind: SlipKind, usual: ReadonlySet<string>): boolean {
  if (!/^\p{L}+(?:'\p{L}+)?$/u.test(text) || as === "~") return false;
  switch (kind) {
    case "letters swapped":
    case "letter left out":
      return text.length >= 4;
    case "letter doubled":
      return text.length >= 3;
    case "word left out":
      return usual.has(as);
    case "word for another":
      return otherWords(as).length > 0;
    default:
      return true;
  }
}

const otherWords = (word: string): string[] => [...confusedWith(word), ...(GAME_CONFUSIONS[word] === undefined ? [] : [GAME_CONFUSIONS[word]])];

function slipped(text: string, words: readonly UsedWord[], index: number, kind: SlipKind, random: (below: number) => number): string | null {
  const word = words[index] as UsedWord;
  const instead = (other: string): string => text.slice(0, word.start) + other + text.slice(word.end);
  const { text: written } = word;
  switch (kind) {
    case "letters swapped": {
      const at = 1 + random(written.length - 2);
      return instead(written.slice(0, at) + written.charAt(at + 1) + written.charAt(at) + written.slice(at + 2));
    }
    case "letter left out": {
      const at = 1 + random(written.length - 1);
      return instead(written.slice(0, at) + written.slice(at + 1));
    }
    case "letter doubled": {
      const at = 1 + random(written.length - 1);
      return instead(written.slice(0, at) + written.charAt(at) + written.slice(at));
    }
    case "word doubled":
      return instead(`${written} ${written}`);
    case "word left out": {
      const next = words[index + 1];
      return next === undefined ? null : text.slice(0, word.start) + text.slice(/^\p{L}|^\d/u.test(next.text) ? next.start : word.end).trimStart();
    }
    case "word for another": {
      const others = otherWords(word.as);
      const other = others[random(others.length)] as string;
      return instead(/^\p{Lu}/u.test(written) ? other.charAt(0).toUpperCase() + other.slice(1) : other);
    }
  }
}
