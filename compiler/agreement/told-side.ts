import { children, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { Resolved } from "../1-resolve/mention.ts";
import { fault } from "../fault.ts";

/** "When a friendly ally attacks, destroy that opposing ally": what is spoken of again is not of another side. */
export function sidesToldApart({ antecedents }: Resolved, written: string): Diagnostic[] {
  return [...antecedents].flatMap(([noun, antecedent]) => {
    const side = antecedent.is === "mention" && text(noun, "determiner") === "that" ? sideOf(noun) : undefined;
    if (side === undefined || antecedent.is !== "mention" || antecedent.mention.self || antecedent.mention.modifiers.includes(text(side, "side") ?? "")) return [];
    const { start, end } = antecedent.mention.noun.span;
    return [fault("text/agreement", side.span, `“${written.slice(noun.span.start, noun.span.end)}” is “${written.slice(start, end)}”, of which no side was told.`, `Leave out “${text(side, "side") ?? ""}”.`)];
  });
}

const sideOf = (noun: Node): Node | undefined => children(noun, "heads").flatMap((head) => children(head, "modifiers")).find(({ kind }) => kind === "SideModifier");
