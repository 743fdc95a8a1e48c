import type { CompiledCard } from "../../compiler/compiled.ts";
import type { Lexicon } from "../../grammar/lexicon.ts";
import { phrases } from "../../grammar/grammar.ts";
import type { Form } from "../../grammar/form.ts";

/** Something that a stranger finds wrong with a card that is said to be whole. */
export interface Finding {
  readonly card: string;
  readonly what: string;
}

/**
 * Looks at a compiled card from outside, by what `cardwright inspect --json` writes of it: whether every
 * token has a node, the tokens are the text, the text comes back, the nodes hold words and not text, and all paths lead somewhere.
 */
export function auditCard(card: CompiledCard, lexicon: Lexicon): Finding[] {
  const found: Finding[] = [];
  const say = (what: string): void => void found.push({ card: card.name, what });
  const { ast, text, tokens } = JSON.parse(JSON.stringify({ ast: card.ast, text: card.text, tokens: card.tokens })) as { ast: unknown; text: string; tokens: CompiledCard["tokens"] };

  if (card.printed !== text) say(`prints as ${JSON.stringify(card.printed)}`);
  let end = 0;
  for (const token of tokens) {
    if (text.slice(token.start, token.end) !== token.text) say(`token “${token.text}” is not at ${token.start}`);
    if (!/^(?:\s|(?:^|\n)BACK:\n)*$/.test(text.slice(end, token.start))) say(`“${text.slice(end, token.start)}” is in no token`);
    if (token.start < end) say(`token “${token.text}” is read twice`);
    end = token.end;
    const owner = at(ast, token.node);
    if (!isRecord(owner) || typeof owner["kind"] !== "string") say(`token “${token.text}” belongs to ${token.node}, which is no node`);
    else if (!spans(owner, token, text, tokens)) say(`token “${token.text}” lies outside its node ${token.node}`);
  }
  if (!/^(?:\s|\nBACK:)*$/.test(text.slice(end))) say(`“${text.slice(end)}” is in no token`);
  for (const { node, to } of card.bindings) {
    for (const path of [node, to]) if (path.startsWith("/") && at(ast, path) === undefined) say(`a binding leads to ${path}, which is not there`);
  }
  for (const paragraph of paragraphsOf(ast)) auditNode(paragraph, lexicon, say);
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a path like `/faces/0/paragraphs/1/content`. */
function at(root: unknown, path: string): unknown {
  return path.split("/").slice(1).reduce<unknown>((value, step) => (typeof value === "object" && value !== null ? (value as Record<string, unknown>)[step] : undefined), root);
}

/** Whether a token lies within its node; spans count within a paragraph. */
function spans(owner: Record<string, unknown>, token: CompiledCard["tokens"][number], text: string, tokens: CompiledCard["tokens"]): boolean {
  const root = /^\/faces\/\d+\/paragraphs\/\d+/.exec(token.node)?.[0];
  const first = tokens.find(({ node }) => node === root || node.startsWith(`${root ?? ""}/`));
  const offset = text.lastIndexOf("\n", first?.start ?? 0) + 1;
  const span = owner["span"] as { start: number; end: number } | undefined;
  return span !== undefined && token.start - offset >= span.start && token.end - offset <= span.end;
}

function paragraphsOf(ast: unknown): unknown[] {
  const faces = isRecord(ast) && Array.isArray(ast["faces"]) ? (ast["faces"] as { paragraphs: unknown[] }[]) : [];
  return faces.flatMap(({ paragraphs }) => paragraphs);
}

/** Looks at what the fields of a node hold. */
function auditNode(node: unknown, lexicon: Lexicon, say: (what: string) => void): void {
  if (!isRecord(node) || typeof node["kind"] !== "string") return say("a paragraph has no node");
  const described = phrases.get(node["kind"]);
  if (described === undefined) return say(`no phrase describes ${node["kind"]}`);
  for (const [field, value] of Object.entries(node)) {
    if (field === "kind" || field === "span" || field === "capital") continue;
    const forms = formsOf(described.of, field);
    if (forms.length === 0) say(`${node["kind"]}.${field} is in no description`);
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isRecord(item) && typeof item["kind"] === "string") auditNode(item, lexicon, say);
      else if (isRecord(item)) auditWord(`${node["kind"]}.${field}`, item, forms, lexicon, say);
      else if (typeof item === "string" && !forms.some((form) => form.form === "name" || keysOf(form, field).includes(item))) say(`${node["kind"]}.${field} holds the text “${item}”`);
    }
  }
}

function auditWord(field: string, word: Record<string, unknown>, forms: readonly Form[], lexicon: Lexicon, say: (what: string) => void): void {
  const { lemma, form } = word;
  if (typeof lemma !== "string" || typeof form !== "string" || Object.keys(word).length !== 2) return say(`${field} holds no word`);
  const known = forms.some((each) => each.form === "word" && (each.category === "SelfName" || lexicon.text(each.category, { lemma, form }) !== undefined));
  if (!known) say(`${field} holds “${lemma}” (${form}), which is no word of the language`);
}

/** The keys that a field may hold: of a choice, or of the joins of a list. */
function keysOf(form: Form, field: string): readonly string[] {
  if (form.form === "pick") return Object.keys(form.options);
  return form.form === "list" && field === `${form.field}Joins` ? Object.keys(form.joins) : [];
}

/** The forms within a description that fill a field. */
function formsOf(form: Form, field: string): Form[] {
  switch (form.form) {
    case "literal":
      return [];
    case "sequence":
      return form.of.flatMap((part) => formsOf(part, field));
    case "optional":
      return formsOf(form.of, field);
    case "flag":
      return [...(form.field === field ? [form] : []), ...formsOf(form.of, field)];
    case "pick":
      return [...(form.field === field ? [form] : []), ...Object.values(form.options).flatMap((option) => formsOf(option, field))];
    case "list":
      return form.field === field || `${form.field}Joins` === field ? [form] : [];
    default:
      return form.field === field ? [form] : [];
  }
}
