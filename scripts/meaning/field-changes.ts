import { isClarifying } from "../../compiler/untaken.ts";
import { isNode, isWord, type FieldValue, type Node } from "../../grammar/ast.ts";
import type { Form, Mark, Phrase, Pick, Word } from "../../grammar/form.ts";
import type { Lexicon } from "../../grammar/lexicon.ts";

/** Another legal value in a field of a node: `make` puts it there, `undo` takes it back. */
export interface FieldChange {
  readonly kind: string;
  readonly field: string;
  readonly mark: Mark;
  /** Whether it means the same in some places and differs in others. */
  readonly either: boolean;
  /** What is put there, for people. */
  readonly to: string;
  readonly make: () => void;
  readonly undo: () => void;
}

type Draft = Record<string, FieldValue | undefined>;

/** Other values for the fields of a node itself, not of those below it; `most` for each word or pick. */
export function changesOf(node: Node, described: Phrase, lexicon: Lexicon, most: number, turn: number): FieldChange[] {
  const found: FieldChange[] = [];
  const draft = node as unknown as Draft;
  const change = (field: string, mark: Mark, to: string, values: Draft, either = false): void => {
    const before: Draft = {};
    for (const key of Object.keys(values)) before[key] = draft[key];
    const put = (from: Draft) => (): void => {
      for (const [key, value] of Object.entries(from)) {
        if (value === undefined) delete draft[key];
        else draft[key] = value;
      }
    };
    found.push({ kind: described.kind, field, mark, either, to, make: put(values), undo: put(before) });
  };

  const visit = (form: Form): void => {
    switch (form.form) {
      case "literal":
      case "node":
        return;
      case "word": {
        const word = node[form.field];
        if (!isWord(word)) return;
        for (const other of pickSome(otherWords(word, form.category, lexicon), most, turn)) change(form.field, form.mark, other.lemma, { [form.field]: other });
        return;
      }
      case "number": {
        const value = node[form.field];
        if (typeof value === "number") change(form.field, form.mark, String(nextNumber(value)), { [form.field]: nextNumber(value) });
        return;
      }
      case "name": {
        const name = node[form.field];
        const other = typeof name === "string" ? otherName(name, form.category) : null;
        if (other !== null) change(form.field, form.mark, other, { [form.field]: other });
        return;
      }
      case "stop":
        return change(form.field, "surface", node[form.field] === true ? "no stop" : "a stop", { [form.field]: node[form.field] === true ? undefined : true });
      case "nodes": {
        const items = listOf(node[form.field]);
        if (items.length > form.least) items.forEach((item, index) => change(form.field, markOfItem(item), "one less", { [form.field]: without(items, index) }, isNode(item) && item.kind === "MannerLabel"));
        return;
      }
      case "list":
        return visitList(form);
      case "flag": {
        if (node[form.field] === true) {
          change(form.field, form.mark, "no", { ...absent(form.of), [form.field]: undefined });
          return visit(form.of);
        }
        const filled = fill(form.of, lexicon);
        if (filled !== null) change(form.field, form.mark, "yes", { ...filled, [form.field]: true });
        return;
      }
      case "optional": {
        if (node[form.told] !== undefined) {
          change(form.told, isSurface(form.of) ? "surface" : "meaning", "nothing", absent(form.of));
          return visit(form.of);
        }
        const filled = fill(form.of, lexicon);
        if (filled !== null) change(form.told, isSurface(form.of) ? "surface" : "meaning", "something", filled);
        return;
      }
      case "pick":
        return visitPick(form);
      case "sequence":
        for (const part of form.of) visit(part);
        return;
    }
  };

  const visitList = (form: Form & { form: "list" }): void => {
    const items = listOf(node[form.field]);
    const joins = (node[`${form.field}Joins`] ?? []) as unknown as readonly string[];
    if (items.length > form.least) items.forEach((_, index) => change(form.field, "meaning", "one less", { [form.field]: without(items, index), [`${form.field}Joins`]: without(joins, Math.max(0, index - 1)) as readonly string[] }));
    // Of "abilities and Pets, equipment, and cards" a comma begins another of the list, of which nothing before it is said.
    const nested = joins.some((join, index) => index < joins.length - 1 && join !== "comma");
    joins.forEach((join, index) => {
      const others = Object.keys(form.joins).filter((key) => key !== join && (sortOf(key) === sortOf(join) || form.mark === "meaning"));
      for (const other of pickSome(others, most, turn)) change(`${form.field}Joins`, sortOf(other) === sortOf(join) ? "surface" : "meaning", other, { [`${form.field}Joins`]: joins.map((each, at) => (at === index ? other : each)) }, nested);
    });
  };

  const visitPick = (form: Pick): void => {
    const picked = node[form.field];
    const current = typeof picked === "string" ? picked : "";
    const chosen = form.options[current];
    const close = (form.near ?? []).find((group) => group.includes(current)) ?? [];
    const keys = [...Object.keys(form.options), ...(form.optional ? [""] : [])].filter((key) => key !== current && !(ARTICLES.includes(key) && ARTICLES.includes(current)));
    const same = [...(form.alike ?? []), WRITTEN].find((group) => group.includes(current)) ?? [];
    const others = [...pickSome(keys.filter((key) => !same.includes(key) && !close.includes(key)), most, turn), ...pickSome(keys.filter((key) => close.includes(key) && !same.includes(key)), most, turn), ...same.filter((key) => key !== current && keys.includes(key))];
    for (const key of others) {
      const option = form.options[key];
      const filled = option === undefined ? {} : fill(option, lexicon, node);
      if (filled === null) continue;
      const mark = form.mark === "meaning" && same.includes(key) ? "surface" : form.mark;
      change(form.field, mark, key === "" ? "nothing" : key, { ...(chosen === undefined ? {} : absent(chosen)), ...filled, [form.field]: key === "" ? undefined : key }, close.includes(key));
    }
    if (chosen !== undefined) visit(chosen);
  };

  if (node["capital"] === true) change("capital", "surface", "small", { capital: undefined });
  visit(described.of);
  return found;
}

/** Whether all that a form says is said elsewhere, too. */
const isSurface = (form: Form): boolean => (form.form === "word" ? form.mark === "surface" : form.form === "sequence" ? form.of.every(isSurface) : form.form === "literal");

/** A parenthesis says again what the card means. */
const markOfItem = (item: unknown): Mark => (isNode(item) && (item.kind === "Aside" || isClarifying(item) || item.kind === "NameLabel" || item.kind === "MannerLabel") ? "surface" : "meaning");

const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? (value as readonly Node[]) : []);

const without = <Item>(items: readonly Item[], index: number): readonly Item[] => items.filter((_, at) => at !== index);

/** What a join says: ", and" and "and then" say "and", ", or" says "or"; a comma says what the last join does, and is no other way of saying it. */
const sortOf = (join: string): string => (join === "comma" ? "comma" : join === "andOr" ? "andOr" : /or$/i.test(join) ? "or" : /and|then/i.test(join) ? "and" : join);

/** Some of several, another few each turn. */
function pickSome<Item>(items: readonly Item[], most: number, turn: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[(turn + Math.floor((index * items.length) / most)) % items.length] as Item);
}

const nextNumber = (value: number): number => (value === 0.5 ? 2 : value < 0 ? value - 1 : value + 1);

function otherName(name: string, category: string): string | null {
  switch (category) {
    case "CounterName":
      return name === "frost" ? "fire" : "frost";
    case "Range":
      return name.replace(/\d+$/, (digits) => String(Number(digits) + 1));
    case "Name":
    case "LabelName":
      return "Zorva Thelm";
    default:
      return null;
  }
}

const known = new WeakMap<Lexicon, Map<string, readonly Word[]>>();

/** Other words of a category in the same form. */
function otherWords(word: Word, category: string, lexicon: Lexicon): readonly Word[] {
  let byForm = known.get(lexicon);
  if (byForm === undefined) known.set(lexicon, (byForm = new Map()));
  const key = `${category}|${word.form}`;
  let words = byForm.get(key);
  if (words === undefined) byForm.set(key, (words = lexicon.words(category).filter(({ form }) => form === word.form)));
  return words.filter(({ lemma }) => lemma !== word.lemma);
}

/** The fields of a form, absent. */
function absent(form: Form): Draft {
  switch (form.form) {
    case "literal":
      return {};
    case "sequence":
      return Object.assign({}, ...form.of.map(absent)) as Draft;
    case "optional":
      return absent(form.of);
    case "flag":
      return { ...absent(form.of), [form.field]: undefined };
    case "pick":
      return { ...(Object.assign({}, ...Object.values(form.options).map(absent)) as Draft), [form.field]: undefined };
    case "list":
      return { [form.field]: undefined, [`${form.field}Joins`]: undefined };
    default:
      return { [form.field]: undefined };
  }
}

/** One word, written as the sound behind it asks. */
const ARTICLES = ["a", "an"];

/** A number as digits or as a word. */
const WRITTEN = ["digits", "word"];

const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The number that a node holds as digits or as a word, so that writing it the other way is the same number. */
function numberIn(node: Node | null): number | null {
  if (typeof node?.["count"] === "number") return node["count"];
  const value = node?.["value"];
  return typeof value === "string" && NUMBERS.includes(value) ? NUMBERS.indexOf(value) : null;
}

/** The least that a form needs; null where that is a node. */
function fill(form: Form, lexicon: Lexicon, node: Node | null = null): Draft | null {
  switch (form.form) {
    case "literal":
    case "flag":
    case "optional":
      return {};
    case "number":
      return { [form.field]: numberIn(node) ?? 2 };
    case "word": {
      const before = node?.[form.field];
      const words = lexicon.words(form.category);
      const first = (isWord(before) ? words.find(({ lemma }) => lemma === before.lemma) : undefined) ?? words[0];
      return first === undefined ? null : { [form.field]: first };
    }
    case "pick": {
      if (form.optional) return {};
      const keys = Object.keys(form.options);
      const number = numberIn(node);
      if (number !== null && keys.includes("one") && !keys.includes(NUMBERS[number] ?? "")) return null;
      const key = keys.find((each) => NUMBERS.indexOf(each) === number) ?? keys[0];
      const option = key === undefined ? undefined : form.options[key];
      const inner = option === undefined ? null : fill(option, lexicon, node);
      return inner === null || key === undefined ? null : { ...inner, [form.field]: key };
    }
    case "sequence": {
      const parts = form.of.map((part) => fill(part, lexicon, node));
      return parts.some((part) => part === null) ? null : (Object.assign({}, ...parts) as Draft);
    }
    default:
      return null;
  }
}
