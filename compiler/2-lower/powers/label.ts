import { children, lemma, type Node } from "../../../grammar/ast.ts";

/** The labels that head a paragraph ("Ongoing:"). */
export const labelsOf = (paragraph: Node): readonly string[] => children(paragraph, "labels").flatMap((label) => (label.kind === "WordLabel" ? [lemma(label, "label") as string] : []));
