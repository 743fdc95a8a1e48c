import { isNode, type Node } from "../grammar/ast.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import { withoutBreak } from "../grammar/diagnostics/explain-breaks.ts";
import type { CardToken, Parameter, SelfName } from "../grammar/lexer.ts";
import type { VerbEntry } from "../grammar/vocabulary.ts";
import type { Power } from "../ir/index.ts";
import type { Binding, OwnedToken } from "./compiled.ts";
import { disagreements } from "./agreement/agreement.ts";
import { misattached } from "./agreement/attached.ts";
import { anotherAlone } from "./agreement/another-alone.ts";
import { articles } from "./agreement/article.ts";
import { speaking } from "./agreement/clause-faults.ts";
import { fault, firstWord } from "./fault.ts";
import { stopless } from "./agreement/flip-line.ts";
import { misjoined } from "./agreement/conjunction.ts";
import { misnamedBearers } from "./agreement/quoted-bearer.ts";
import { repeatedWords } from "./agreement/repeated.ts";
import { numbersToldApart } from "./agreement/pronoun-number.ts";
import { bothOfMany, kindsToldApart } from "./agreement/told-kind.ts";
import { sidesToldApart } from "./agreement/told-side.ts";
import { misplacedTenses } from "./agreement/tense-faults.ts";
import { resolve, type Resolved } from "./1-resolve/resolve.ts";
import { Unlowered, type Context, type Frame } from "./2-lower/context.ts";
import { headless } from "./2-lower/powers/framed.ts";
import { lowerParagraph } from "./2-lower/powers/power.ts";
import { SecondPower } from "./2-lower/powers/second-power.ts";
import { affiliationsOf, countingOf, damageTypesOf, holdingOn, membersOf, personsOf, tagsOf, typeWordsOf, uncountedOf, type Language } from "./language.ts";
import { tooDeep } from "./nesting.ts";
import { notAsPrinted } from "./not-as-printed.ts";
import { explainUnread } from "./unread.ts";
import { untakenPart } from "./untaken.ts";

/** What is known of a paragraph; spans and paths count within it. */
export interface ReadParagraph {
  readonly node: Node | null;
  readonly printed: string | null;
  readonly tokens: readonly CardToken[];
  /** The tokens with the paths of the nodes that own them, and what was bound, by paths: found when it is asked for. */
  readonly placed: () => { readonly tokens: readonly OwnedToken[]; readonly bindings: readonly Binding[] };
  readonly resolved: Resolved | null;
  readonly powers: readonly Power[] | null;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ParagraphContext {
  readonly language: Language;
  readonly names: readonly SelfName[];
  readonly verbs: ReadonlyMap<string, VerbEntry>;
  readonly types: readonly string[];
  readonly earlier: readonly Resolved[];
  /** The words of the card's type line. */
  readonly tags?: readonly string[];
  /** Whether it stands on the front of a card with two faces. */
  readonly front?: boolean;
  /** The labels of the paragraphs before it on its face. */
  readonly labels?: readonly string[];
  /** The paragraph that heads it, and whether it heads others. */
  readonly frame?: Frame;
  readonly heads?: boolean;
  /** Those of the keyword whose meaning it is. */
  readonly parameters?: readonly Parameter[];
}

const NOTHING: Omit<ReadParagraph, "diagnostics" | "tokens" | "placed"> = { node: null, printed: null, resolved: null, powers: null };

/** Reads, resolves and lowers one paragraph. */
export const readParagraph = (text: string, context: ParagraphContext): ReadParagraph => lowerRead(text, resolveParagraph(text, context), context);

/** Reads one paragraph and finds what its words stand for. A paragraph that is read later can give names to what this one speaks of. */
export function resolveParagraph(text: string, context: ParagraphContext): ReadParagraph {
  const { grammar } = context.language;
  const deep = tooDeep(text);
  if (deep !== null) return { ...NOTHING, tokens: [], placed: () => placedOf([]), diagnostics: [deep] };
  const read = grammar.read(text, context.names, "Paragraph", context.parameters);
  const { tokens } = read.lexed;
  if (!("node" in read)) return { ...NOTHING, tokens, placed: () => placedOf(tokens), diagnostics: [explainUnread(text, read, grammar, context.names)] };
  const { node, owners } = read;
  const printed = grammar.print(node);
  const diagnostics: Diagnostic[] = [];
  if (printed !== text.replace(/\s+/g, " ").trim()) diagnostics.push(notAsPrinted(text, printed));
  const resolved = resolve(node, context.verbs, membersOf(context.language), context.earlier);
  for (const unbound of resolved.unbound) {
    diagnostics.push({ code: "binding/no-antecedent", severity: "error", span: unbound.span, message: `“${text.slice(unbound.span.start, unbound.span.end)}” stands for nothing that the text has named.`, help: "Name what is meant." });
  }
  for (const { node: word, mentions } of resolved.ties) {
    const shown = mentions.map(({ noun }) => `“${text.slice(noun.span.start, noun.span.end)}”`);
    diagnostics.push({ code: "binding/tie", severity: "error", span: word.span, message: `“${text.slice(word.span.start, word.span.end)}” can be ${shown.slice(0, -1).join(", ")} or ${shown.at(-1) ?? ""}.`, help: "Say which of them is meant." });
  }
  return { node, printed, tokens, placed: () => placedOf(tokens, { node, owners, resolved }), resolved, powers: null, diagnostics };
}

/** Lowers a paragraph that has been read. */
export function lowerRead(text: string, read: ReadParagraph, context: ParagraphContext): ReadParagraph {
  const { node, resolved } = read;
  if (node === null || resolved === null) return read;
  const words = { verbs: context.verbs, ...countingOf(context.language), text };
  const faults = [
    ...speaking(node).map(({ span }) => fault("text/agreement", span, "“I” is nobody here.", "Write “you”.", "you")),
    ...headless(node, context.heads === true),
    ...stopless(node, text, context.front === true),
    ...repeatedWords(node, read.tokens),
    ...disagreements(node, words),
    ...anotherAlone(node, words),
    ...misplacedTenses(node, words, context.earlier.filter((each) => each !== resolved)),
    ...sidesToldApart(resolved, text),
    ...numbersToldApart(node, resolved, words.invariable, text),
    ...bothOfMany(resolved, node, text),
    ...kindsToldApart(resolved, typeWordsOf(context.language), text),
    ...misnamedBearers(node, typeWordsOf(context.language), text),
    ...misattached(node, resolved, context.earlier, typeWordsOf(context.language), text),
  ];
  const diagnostics = [...faults, ...read.diagnostics];
  let powers: readonly Power[] | null = null;
  const lowering: Context = { resolved, earlier: context.earlier.filter((each) => each !== resolved), print: (each) => context.language.grammar.print(each), verbs: context.verbs, tags: tagsOf(context.language), ...bearing(context), ...(context.frame === undefined ? {} : { frame: context.frame }), labels: context.labels ?? [], typeLine: context.tags ?? [], bearer: wordsForBearer(context), uncounted: uncountedOf(context.language), persons: personsOf(context.language), damageTypes: damageTypesOf(context.language), affiliations: affiliationsOf(context.language), x: null, doer: null, lookedAt: null, pattern: false, replacing: false, made: new Set(), used: new Set(), said: new Set() };
  if (diagnostics.length === 0) {
    try {
      const joined = misjoined(node);
      if (joined !== null) throw new Unlowered(joined.node, joined.why);
      const lowered = lowerParagraph(node, lowering);
      const left = untakenPart(node, lowering.used, lowering.said);
      if (left !== null) throw new Unlowered(left, "this says nothing here that a rule tells apart");
      powers = lowered;
    } catch (problem) {
      if (!(problem instanceof Unlowered)) throw problem;
      const { span } = problem.node;
      if (problem instanceof SecondPower) diagnostics.push(withoutBreak(text, firstWord(text, span).span));
      else diagnostics.push({ code: "meaning/not-understood", severity: "error", span, message: `“${text.slice(span.start, span.end)}”: ${problem.message}.` });
    }
  }
  return { ...read, powers, diagnostics: [...diagnostics, ...articles(text)] };
}

/** "ally", "character", "card": what a card of these types is called. */
/** What of the bearer decides between what holds on and what happens once; a keyword may be on anything. */
function bearing({ types, language, parameters }: ParagraphContext): Pick<Context, "holdsOn" | "keyword" | "holding"> {
  const holding = holdingOn(language);
  const keyword = parameters !== undefined;
  return { holdsOn: keyword || types.some((type) => holding.has(type)), keyword, holding };
}

function wordsForBearer({ types, language, parameters }: ParagraphContext): ReadonlySet<string> | null {
  if (parameters !== undefined) return null;
  const members = membersOf(language);
  if (!types.every((type) => members.has(type))) return null;
  const classes = [...members].filter(([, included]) => types.some((type) => included.includes(type))).map(([word]) => word);
  return new Set([...types, ...classes, "card"]);
}

/** The tokens of a paragraph with the paths of their nodes, and its bindings, by what was read of it. */
function placedOf(tokens: readonly CardToken[], read?: { readonly node: Node; readonly owners: readonly Node[]; readonly resolved: Resolved }): ReturnType<ReadParagraph["placed"]> {
  const paths = read === undefined ? new Map<Node, string>() : pathsOf(read.node);
  return {
    tokens: tokens.map((token, index) => ({ text: token.image, start: token.startOffset, end: (token.endOffset as number) + 1, node: paths.get(read?.owners[index] as Node) ?? "" })),
    bindings: read === undefined ? [] : bindingsOf(read.resolved, paths),
  };
}

/** The path of every node below a root. */
function pathsOf(root: Node): Map<Node, string> {
  const paths = new Map<Node, string>();
  const visit = (node: Node, path: string): void => {
    paths.set(node, path);
    for (const [field, value] of Object.entries(node)) {
      if (isNode(value)) visit(value, `${path}/${field}`);
      else if (Array.isArray(value)) for (const [index, item] of value.entries()) if (isNode(item)) visit(item, `${path}/${field}/${index}`);
    }
  };
  visit(root, "");
  return paths;
}

function bindingsOf(resolved: Resolved, paths: ReadonlyMap<Node, string>): Binding[] {
  return [...resolved.antecedents].map(([node, antecedent]) => ({
    node: paths.get(node) ?? "",
    to: antecedent.is === "self" ? "self" : (paths.get(antecedent.mention.noun) ?? "earlier"),
    preference: resolved.preferences.get(node) ?? "",
  }));
}
