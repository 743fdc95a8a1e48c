/**
 * How a phrase is written, as data. One description of a phrase makes its parser rule, its printer,
 * its table of fields and the row it has in every measure: what is read is what is printed.
 */

/** Whether a field says what the card means, or only how the text says it. */
export type Mark = "meaning" | "surface";

export type Form =
  /** Words or marks that are always the same. */
  | { readonly form: "literal"; readonly texts: readonly string[] }
  /** A word of a category of the lexicon; the field holds `{ lemma, form }`. */
  | { readonly form: "word"; readonly field: string; readonly mark: Mark; readonly category: string }
  /** A number as digits. */
  | { readonly form: "number"; readonly field: string; readonly mark: Mark; readonly category: string }
  /** A made-up name, or words spoken: the field holds the text. */
  | { readonly form: "name"; readonly field: string; readonly mark: Mark; readonly category: string }
  | { readonly form: "node"; readonly field: string; readonly rule: string }
  /** A full stop; left out where a quote has just ended with one. The field holds whether it is there. */
  | { readonly form: "stop"; readonly field: string }
  /** Nodes one after the other, at least `least`. */
  | { readonly form: "nodes"; readonly field: string; readonly rule: string; readonly least: 0 | 1 }
  /** Nodes with joins between them; the field `…Joins` holds which. `costs`: what a join costs a reading (see `Phrase.cost`); `several`: what it costs that the second stands behind a join. */
  | { readonly form: "list"; readonly field: string; readonly rule: string; readonly joins: Readonly<Record<string, readonly string[]>>; readonly mark: Mark; readonly least: 1 | 2; readonly costs?: Readonly<Record<string, number>>; readonly several?: Readonly<Record<string, number>> }
  /** Present or absent. */
  | { readonly form: "flag"; readonly field: string; readonly mark: Mark; readonly of: Form }
  | Pick
  /** Present when its first field is. */
  | { readonly form: "optional"; readonly of: Form; readonly told: string }
  | { readonly form: "sequence"; readonly of: readonly Form[] };

/** One of several options. Options that are `alike` differ in wording only; "" stands for none of them. */
export interface Pick {
  readonly form: "pick";
  readonly field: string;
  readonly mark: Mark;
  readonly options: Readonly<Record<string, Form>>;
  readonly optional: boolean;
  readonly alike?: readonly (readonly string[])[];
  /** Options that mean the same in some places and differ in others, such as "it" and "him". */
  readonly near?: readonly (readonly string[])[];
}

/** A node of the AST and how it is written, and whether it `must` or `may` begin with a capital letter. */
export interface Phrase {
  readonly kind: string;
  readonly of: Form;
  readonly capital: "must" | "may" | "never";
  /** How far a reading with it stands behind one without: of two readings the one that costs less is meant. */
  readonly cost: number;
}

/** Several kinds of node that can stand in one place. */
export interface Union {
  readonly rule: string;
  readonly members: readonly string[];
}

/** A word of the lexicon as a field holds it. */
export interface Word {
  readonly lemma: string;
  readonly form: string;
}

/** Words or marks: `literal("in your party")`. */
export const literal = (texts: string): Form => ({ form: "literal", texts: texts.split(" ") });

export const word = (field: string, category: string, mark: Mark = "meaning"): Form => ({ form: "word", field, mark, category });

export const number = (field: string, category = "Digits", mark: Mark = "meaning"): Form => ({ form: "number", field, mark, category });

export const name = (field: string, category = "Name", mark: Mark = "meaning"): Form => ({ form: "name", field, mark, category });

export const stop = (): Form => ({ form: "stop", field: "stop" });

export const node = (field: string, rule: string): Form => ({ form: "node", field, rule });

export const many = (field: string, rule: string): Form => ({ form: "nodes", field, rule, least: 0 });

export const some = (field: string, rule: string): Form => ({ form: "nodes", field, rule, least: 1 });

/** Every way to join the members of a list that the cards use. */
export const JOINS = {
  comma: [","],
  and: ["and"],
  or: ["or"],
  andOr: ["and/or"],
  commaAnd: [",", "and"],
  commaOr: [",", "or"],
} as const;

export const list = (field: string, rule: string, joins: Readonly<Record<string, readonly string[]>> = JOINS, options: { readonly mark?: Mark; readonly least?: 1 | 2; readonly costs?: Readonly<Record<string, number>>; readonly several?: Readonly<Record<string, number>> } = {}): Form => ({
  form: "list",
  field,
  rule,
  joins,
  mark: options.mark ?? "surface",
  least: options.least ?? 1,
  ...(options.costs === undefined ? {} : { costs: options.costs }),
  ...(options.several === undefined ? {} : { several: options.several }),
});

export const flag = (field: string, of: string | Form, mark: Mark = "meaning"): Form => ({
  form: "flag",
  field,
  mark,
  of: typeof of === "string" ? literal(of) : of,
});

type Options = Readonly<Record<string, string | Form>>;

const forms = (options: Options): Record<string, Form> =>
  Object.fromEntries(Object.entries(options).map(([key, of]) => [key, typeof of === "string" ? literal(of) : of]));

export const pick = (field: string, options: Options, mark: Mark = "meaning"): Pick => ({ form: "pick", field, mark, options: forms(options), optional: false });

export const maybe = (field: string, options: Options, mark: Mark = "meaning"): Pick => ({ form: "pick", field, mark, options: forms(options), optional: true });

/** Says which options mean the same: `alike(pick(…), "a an", "cant cannot")`; `-` is none of them. */
export const alike = (of: Pick, ...groups: readonly string[]): Pick => ({ ...of, alike: groups.map(keysOf) });

/** The options of a group. */
const keysOf = (group: string): readonly string[] => group.split(" ").map((key) => (key === "-" ? "" : key));

/** Says which options mean the same in some places only; `-` is none of them. */
export const near = (of: Pick, ...groups: readonly string[]): Pick => ({ ...of, near: groups.map(keysOf) });

/** A group that is there when its first field is. */
export function optional(...of: readonly Form[]): Form {
  const told = of.map(firstField).find((field) => field !== null);
  if (told === null || told === undefined) throw new Error("an optional group needs a field that tells it");
  return { form: "optional", of: sequence(...of), told };
}

export const sequence = (...of: readonly Form[]): Form => ({ form: "sequence", of });

/** Describes a node. `form` may be given as parts in order. */
export const phrase = (kind: string, ...of: readonly Form[]): Phrase => ({ kind, of: sequence(...of), capital: "never", cost: 0 });

/** A phrase that is read only where no reading that costs less is possible. */
export const costs = (cost: number, described: Phrase): Phrase => ({ ...described, cost });

/** A node that may begin with a capital letter: it can stand at the beginning of a sentence. */
export const capitalised = (described: Phrase): Phrase => ({ ...described, capital: "may" });

/** A node that is written with a capital letter, such as a sentence. */
export const sentenceCase = (described: Phrase): Phrase => ({ ...described, capital: "must" });

export const union = (rule: string, ...members: readonly string[]): Union => ({ rule, members });

/** The field of a form that is set whenever the form is there. */
function firstField(form: Form): string | null {
  switch (form.form) {
    case "literal":
    case "optional":
    case "stop":
      return null;
    case "sequence":
      return form.of.map(firstField).find((field) => field !== null) ?? null;
    case "nodes":
      return form.least === 0 ? null : form.field;
    case "pick":
      return form.optional ? null : form.field;
    case "flag":
      return null;
    default:
      return form.field;
  }
}
