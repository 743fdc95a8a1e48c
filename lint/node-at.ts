import { childNodes, type Node } from "../grammar/ast.ts";
import type { Span } from "../grammar/diagnostics/diagnostic.ts";

/** The smallest node that holds a stretch of the text; of two of the same size the outer one's child. */
export function nodeAt(node: Node, span: Span): Node {
  const inner = childNodes(node).find((each) => each.span.start <= span.start && each.span.end >= span.end);
  return inner === undefined ? node : nodeAt(inner, span);
}
