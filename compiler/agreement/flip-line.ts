import { child, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { withoutStop } from "../../grammar/diagnostics/explain-breaks.ts";

/** "(5) >>> Flip Almia" without a full stop: only the front of a card with two faces prints it so. */
export function stopless(paragraph: Node, text: string, isFront: boolean): readonly Diagnostic[] {
  const content = child(paragraph, "content");
  if (content?.kind !== "FlipLine" || isFront) return [];
  const { end } = content.span;
  return [withoutStop(text, { start: text.lastIndexOf(" ", end - 1) + 1, end })];
}
