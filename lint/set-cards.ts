import { tagsOf } from "../grammar/header/index.ts";
import type { CardView } from "./card-view.ts";

/** What a card says in its header beside its name and its code, as one text. */
export function headerWithoutName({ header }: CardView): string {
  if (header === null) return "";
  const { cost, factions, classes, supertypes, types, unique, unlimited, professions, stats } = header;
  return JSON.stringify([cost, factions, classes, supertypes, types, tagsOf(header), unique, unlimited, professions, stats]);
}

/** The text of a card with its own name as “~”. */
export function textWithoutName({ name, paragraphs }: CardView): string {
  const names = [name, name.split(",")[0] ?? name, ...name.split(/[\s,]+/).filter((part) => /^\p{Lu}.{2,}/u.test(part))];
  return names.reduce((text, each) => text.replaceAll(each, "~"), paragraphs.map(({ side, text }) => `${side}: ${text}`).join("\n"));
}

/** The set of a card as its code says; empty without one. */
export const setOf = ({ header }: Pick<CardView, "header">): string => header?.set ?? "";
