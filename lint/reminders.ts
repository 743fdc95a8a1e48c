import { child, children, lemma, text, type Node } from "../grammar/ast.ts";
import { reminderMatches } from "../grammar/keyword-notation/index.ts";
import type { KeywordEntry, Vocabulary } from "../grammar/vocabulary.ts";
import type { ParagraphContext } from "./context.ts";

/** A parenthesis behind one keyword on a card, and what it could say. */
export interface Reminder {
  readonly aside: Node;
  readonly entry: KeywordEntry;
  /** What stands in the parenthesis. */
  readonly words: string;
  /** Whether the keyword's parameter is one whose texts are known. */
  readonly judged: boolean;
  /** Whether the words are one of the wordings of a keyword. */
  readonly isOf: (keyword: KeywordEntry) => boolean;
}

/** The reminder of a line that holds one keyword and one parenthesis; null for other lines. */
export function reminderOf(line: Node, context: ParagraphContext): Reminder | null {
  const [use, ...others] = children(line, "keywords");
  const [aside, ...asides] = children(line, "asides");
  if (use === undefined || aside === undefined || others.length > 0 || asides.length > 0) return null;
  const { vocabulary } = context.language.grammar;
  const entry = vocabulary.keywords.find((keyword) => keyword.lemma === lemma(use, "keyword"));
  if (entry === undefined) return null;
  const words = context.textOf({ start: aside.span.start + 1, end: aside.span.end - 1 }).trim();
  const given = use.kind === "PlainKeyword" && entry.parameter !== "none" ? null : argumentTexts(use, vocabulary);
  const plain = withoutName(words, context.card.name);
  return { aside, entry, words, judged: given !== null, isOf: (keyword) => reminderMatches({ reminders: keyword.reminders.map((each) => ({ text: each })) }, standIns(keyword, vocabulary, given ?? []), plain) };
}

/** What may stand for the parameter of a use; null where that can be said in many ways. */
function argumentTexts(use: Node, { damageTypes }: Vocabulary): readonly string[] | null {
  if (use.kind === "PlainKeyword") return [];
  if (use.kind === "NumberKeyword") return text(use, "number") === "x" ? ["X"] : [String(use["count"])];
  if (use.kind !== "DamageKeyword") return null;
  const type = lemma(child(use, "damage") ?? use, "type")?.toLowerCase() ?? "";
  if (!damageTypes.includes(type)) return null;
  const icon = `[${type.charAt(0).toUpperCase()}${type.slice(1)}]`;
  return [type, icon, `${type} (${icon})`, `${type} or ${icon}`, `${type} ${icon}`];
}

/** By the words in brackets of its reminders that are no icons, what may stand there. */
function standIns(keyword: KeywordEntry, { icons, activate }: Vocabulary, given: readonly string[]): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  for (const reminder of keyword.reminders) for (const [, name = ""] of reminder.matchAll(/\[([^\]]+)\]/g)) if (!icons.includes(name) && name !== activate) found[name] = given;
  return found;
}

/** The words with the card's name as "it". */
function withoutName(words: string, name: string): string {
  const names = [name, name.split(",")[0] ?? name, ...name.split(/[\s,]+/).filter((part) => /^\p{Lu}.{2,}/u.test(part))].sort((a, b) => b.length - a.length);
  return names.reduce((told, each) => told.replaceAll(each, "it"), words);
}

/** A reminder as it stands on this card, with its parameter filled in. */
export function filledIn(reminder: string, type: string, given: string): string {
  const filled = reminder.replace(/\[(?:N|type)\]/g, given);
  return filled.replace(/this character/gi, (found) => (found.startsWith("T") ? `This ${type}` : `this ${type}`));
}
