import { children, lemma, walk, type Node } from "../grammar/ast.ts";
import { holdingOn } from "../compiler/language.ts";
import type { CardView } from "./card-view.ts";
import type { ParagraphContext, RuleContext } from "./context.ts";
import { headerType } from "./header-type.ts";

/** The label of what holds on: "Ongoing:". */
export function holdsOnLabel({ language }: RuleContext): string | null {
  return language.grammar.vocabulary.labels.find(({ holdsOn }) => holdsOn === true)?.forms["word"] ?? null;
}

/** Whether a paragraph stands behind the label of what holds on. */
export function isLabelledOngoing(paragraph: Node, { language }: RuleContext): boolean {
  const holding = new Set(language.grammar.vocabulary.labels.filter(({ holdsOn }) => holdsOn === true).map((label) => label.lemma));
  return children(paragraph, "labels").some((label) => holding.has(lemma(label, "label") ?? ""));
}

/** Whether a card stays in play only where its text has a label that says so, and it has none. */
export function passes(card: CardView, context: RuleContext): boolean {
  const label = holdsOnLabel(context);
  return headerType(card.header, context)?.stays === "label" && label !== null && !card.paragraphs.some(({ text }) => text.includes(`${label}:`));
}

/** Whether the cards of all types of this card stay in play. */
export function staysInPlay({ header }: CardView, { language }: RuleContext): boolean {
  const holding = holdingOn(language);
  return header !== null && header.types.length > 0 && header.types.every((type) => holding.has(type.toLowerCase()));
}

/** Parts of a sentence that say how long something lasts. */
const LASTING = new Set(["TimePhrase", "UntilPhrase", "UntilLead", "WhilePhrase", "Whilst", "DuringPhrase", "DuringLead", "TimesPhrase", "NextTime", "StillDone", "WhenPhrase"]);

/** Whether a sentence says how long what it says lasts. */
export function saysHowLong(sentence: Node): boolean {
  return walk(sentence).some(({ kind }) => LASTING.has(kind));
}

/** Whether a node stands within quotes or a parenthesis, so that it is no power of the card itself. */
export function isQuoted({ parents }: ParagraphContext): boolean {
  return parents.some(({ kind }) => kind === "Quote" || kind === "Aside");
}
