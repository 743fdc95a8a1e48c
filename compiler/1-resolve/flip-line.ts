import { child, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";

/** "(5) >>> Flip Almia" without a full stop: only the front of a card with two faces prints it so. */
export function stopless(paragraph: Node, text: string, isFront: boolean): readonly Diagnostic[] {
  const content = child(paragraph, "content");
  if (content?.kind !== "FlipLine" || isFront) return [];
  const { end } = content.span;
  const start = text.lastIndexOf(" ", end - 1) + 1;
  return [
    {
      code: "text/missing-stop",
      severity: "error",
      span: { start, end },
      message: "The sentence has no full stop.",
      help: `Write “${text.slice(start, end)}.”`,
      fix: { title: "Put a full stop", safe: true, edits: [{ span: { start: end, end }, text: "." }] },
    },
  ];
}
