import { lemma, type Node } from "../../../grammar/ast.ts";
import type { Noun, Selection } from "../../../ir/index.ts";
import type { Context } from "../context.ts";
import { conjunction, disjunction } from "./filter.ts";
import { reference } from "./reference.ts";

/**
 * A character that a text names: what the text itself has given the name, else whoever in play goes by it. The name
 * may be a part of the whole one, as on the card itself (CR 200.1).
 */
export function namedCharacter(node: Node, context: Context): Noun {
  const antecedent = context.resolved.antecedents.get(node);
  if (antecedent !== undefined) return reference(antecedent, context, node);
  const name = (lemma(node, "name") as string).replace(/^the /i, "");
  const filter = conjunction([disjunction(context.persons.map((type) => ({ is: "type", type }))), { is: "named", name, part: true }]);
  return { noun: "select", quantity: { count: "all" }, filter } satisfies Selection;
}
