import type { Form, Mark, Phrase } from "./form.ts";

/** A field of a kind of node, as its phrase describes it. */
export interface FieldRow {
  readonly kind: string;
  readonly field: string;
  /** Nodes have no mark of their own: what they hold is marked. */
  readonly mark: Mark | "nodes";
}

/** The fields of a kind of node, in printed order. */
export function fieldsOf(described: Phrase): readonly FieldRow[] {
  const rows = new Map<string, FieldRow>();
  const add = (field: string, mark: FieldRow["mark"]): void => {
    if (!rows.has(field)) rows.set(field, { kind: described.kind, field, mark });
  };
  const visit = (form: Form): void => {
    switch (form.form) {
      case "literal":
        return;
      case "node":
      case "nodes":
        return add(form.field, "nodes");
      case "list":
        add(form.field, "nodes");
        return add(`${form.field}Joins`, form.mark);
      case "stop":
        return add(form.field, "surface");
      case "flag":
        add(form.field, form.mark);
        return visit(form.of);
      case "pick":
        add(form.field, form.mark);
        for (const option of Object.values(form.options)) visit(option);
        return;
      case "optional":
        return visit(form.of);
      case "sequence":
        for (const part of form.of) visit(part);
        return;
      default:
        return add(form.field, form.mark);
    }
  };
  if (described.capital !== "never") add("capital", "surface");
  visit(described.of);
  return [...rows.values()];
}
