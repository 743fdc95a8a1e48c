import type { Language } from "../compiler/language.ts";
import type { SelfName } from "../grammar/lexer.ts";
import { isPersonal, selfNames } from "../grammar/self-names.ts";
import type { CardView } from "./card-view.ts";
import type { TextEdit } from "./finding.ts";
import type { ParagraphView } from "./paragraph-view.ts";
import { edited } from "./prove-fix.ts";

const names = new WeakMap<CardView, readonly SelfName[]>();
/** By paragraph and text: how much of it is left unread. */
const left = new WeakMap<ParagraphView, Map<string, number>>();

/** How well a paragraph is read with some edits, by the grammar alone. */
export function tryOut(paragraph: ParagraphView, card: CardView, edits: readonly TextEdit[], language: Language): "whole" | "further" | "no" {
  const text = edited(paragraph.text, edits.map(({ start, end, text: write }) => ({ span: { start, end }, text: write })));
  if (text === null) return "no";
  let known = left.get(paragraph);
  if (known === undefined) left.set(paragraph, (known = new Map()));
  const unreadOf = (each: string): number => {
    const found = known.get(each) ?? unread(each, card, language);
    known.set(each, found);
    return found;
  };
  const now = unreadOf(text);
  if (now === 0) return "whole";
  return now < unreadOf(paragraph.text) ? "further" : "no";
}

/** How much of a text stands behind the place where its reading stops; 0 when it is read to its end. */
function unread(text: string, card: CardView, language: Language): number {
  const stop = language.grammar.stop(text, namesOf(card, language));
  if (stop === null) return 0;
  const token = stop.lexed.tokens[stop.stoppedAt];
  return 1 + text.length - (token?.startOffset ?? text.length);
}

/** The names by which the text of a card may call it. */
export function namesOf(card: CardView, { grammar: { vocabulary } }: Language): readonly SelfName[] {
  let known = names.get(card);
  if (known === undefined) {
    known = card.header === null ? [] : selfNames(card.header.name, isPersonal(card.header.types, vocabulary));
    names.set(card, known);
  }
  return known;
}
