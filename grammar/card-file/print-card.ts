import { printHeader } from "../header/print-header.ts";
import type { ParagraphBreak, SourceCard } from "./source-card.ts";

const breaks: Readonly<Record<ParagraphBreak, string>> = { line: "\n", tag: " <p> ", none: " " };

/** The card as its file prints it, with plain quotes and spaces and without comments. */
export function printCard(card: SourceCard): string {
  let text = card.header === null ? card.headerText.text : printHeader(card.header);
  for (const face of card.faces) {
    if (face.label !== null) text += `${breaks[face.labelBreak]}${face.side === "front" ? "FRONT:" : "BACK:"}`;
    for (const paragraph of face.paragraphs) text += breaks[paragraph.break] + paragraph.text;
  }
  return text;
}
