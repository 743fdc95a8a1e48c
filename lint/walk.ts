import type { Language } from "../compiler/language.ts";
import { childNodes, type Node } from "../grammar/ast.ts";
import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";
import type { CardView } from "./card-view.ts";
import type { CardContext, ParagraphContext, RuleContext } from "./context.ts";
import type { Finding, LintDiagnostic } from "./finding.ts";
import { asFix, inFile, withinText } from "./offsets.ts";
import type { ParagraphView, TokenView } from "./paragraph-view.ts";
import { tryOut } from "./try-out.ts";
import type { Era } from "./rule.ts";
import type { CardElsewhere } from "./set-fact.ts";
import type { ActiveRule } from "./settings.ts";

/** What a walk is made for. */
export interface WalkOf {
  readonly language: Language;
  readonly era: Era;
  readonly source: string;
}

type NodeHook = (node: Node, context: ParagraphContext) => void;

/** Where the walk is. */
interface Now {
  card: CardView;
  paragraph: ParagraphView;
  /** The compiler's diagnostics of the paragraph. */
  told: readonly Diagnostic[];
  parents: Node[];
  found: LintDiagnostic[];
  claimed: Set<Diagnostic>;
  /** Diagnostics as rules got them, with their places within the paragraph, and as they are. */
  originals: Map<Diagnostic, Diagnostic>;
}

/** Calls the hooks of all rules in one walk over each card's paragraphs, tokens and nodes. */
export class RuleWalk {
  readonly #rules: readonly ActiveRule[];
  readonly #of: WalkOf;
  readonly #inParagraph: readonly { readonly hook: NonNullable<ActiveRule["rule"]["paragraph"]>; readonly context: ParagraphContext }[];
  readonly #byToken: readonly { readonly hook: NonNullable<ActiveRule["rule"]["token"]>; readonly context: ParagraphContext }[];
  readonly #ofCard: readonly { readonly hook: NonNullable<ActiveRule["rule"]["card"]>; readonly context: CardContext }[];
  /** Which rules look at a kind of node. */
  readonly #byKind = new Map<string, { readonly context: ParagraphContext; readonly hook: NodeHook }[]>();
  #now: Now | null = null;

  constructor(rules: readonly ActiveRule[], of: WalkOf) {
    this.#rules = rules;
    this.#of = of;
    // One context a rule, which knows where the walk is.
    const made = rules.map((active) => ({ rule: active.rule, context: this.#withinParagraph(active), ofCard: this.#ofWholeCard(active) }));
    this.#inParagraph = made.flatMap(({ rule: { paragraph: hook }, context }) => (hook === undefined ? [] : [{ hook, context }]));
    this.#byToken = made.flatMap(({ rule: { token: hook }, context }) => (hook === undefined ? [] : [{ hook, context }]));
    this.#ofCard = made.flatMap(({ rule: { card: hook }, ofCard: context }) => (hook === undefined ? [] : [{ hook, context }]));
    for (const { rule, context } of made) {
      for (const [kind, hook] of Object.entries(rule.node ?? {})) {
        const hooks = this.#byKind.get(kind);
        if (hooks === undefined) this.#byKind.set(kind, [{ context, hook }]);
        else hooks.push({ context, hook });
      }
    }
  }

  /** What the rules find in a card. */
  card(card: CardView): LintDiagnostic[] {
    const found: LintDiagnostic[] = [];
    const claimed = new Set<Diagnostic>();
    for (const paragraph of card.paragraphs) {
      const { span } = paragraph.source;
      const told = card.diagnostics.filter((diagnostic) => diagnostic.span.start >= span.start && diagnostic.span.end <= span.end);
      this.#now = { card, paragraph, told, parents: [], found, claimed, originals: new Map() };
      this.#paragraph(paragraph, this.#now.parents);
    }
    const [first] = card.paragraphs;
    this.#now = { card, paragraph: first ?? NO_PARAGRAPH, told: [], parents: [], found, claimed, originals: new Map() };
    for (const { hook, context } of this.#ofCard) hook(card, context);
    return found;
  }

  /** What the rules find in the cards of a file taken together. */
  set(cards: readonly CardView[], elsewhere: readonly CardElsewhere[] = []): LintDiagnostic[] {
    const found: LintDiagnostic[] = [];
    for (const active of this.#rules) active.rule.set?.(cards, { ...this.#shared(active), elsewhere, report: (finding) => tell(active, finding, found, new Set()) });
    return found;
  }

  #paragraph(paragraph: ParagraphView, parents: Node[]): void {
    for (const { hook, context } of this.#inParagraph) hook(paragraph, context);
    if (this.#byToken.length > 0) for (const token of paragraph.tokens) for (const { hook, context } of this.#byToken) hook(token, context);
    const visit = (node: Node): void => {
      const hooks = this.#byKind.get(node.kind);
      if (hooks !== undefined) for (const { hook, context } of hooks) hook(node, context);
      parents.push(node);
      for (const inner of childNodes(node)) visit(inner);
      parents.pop();
    };
    if (paragraph.node !== null && this.#byKind.size > 0) visit(paragraph.node);
  }

  #at(): Now {
    if (this.#now === null) throw new Error("A rule asks where the walk is, and there is none.");
    return this.#now;
  }

  #ofWholeCard(active: ActiveRule): CardContext {
    const at = (): Now => this.#at();
    return {
      ...this.#shared(active),
      get card() {
        return at().card;
      },
      report: (finding) => tell(active, finding, at().found, at().claimed),
      diagnostics: (...codes) => at().card.diagnostics.filter((diagnostic) => isOf(diagnostic, codes) && !at().claimed.has(diagnostic)),
    };
  }

  #withinParagraph(active: ActiveRule): ParagraphContext {
    const at = (): Now => this.#at();
    return {
      ...this.#shared(active),
      get card() {
        return at().card;
      },
      get paragraph() {
        return at().paragraph;
      },
      get parents() {
        return at().parents;
      },
      report: (finding) => {
        const { paragraph, originals, found, claimed } = at();
        const claims = finding.claims?.map((diagnostic) => originals.get(diagnostic) ?? diagnostic);
        tell(active, { ...inFile(paragraph.source, finding), ...(claims === undefined ? {} : { claims }) }, found, claimed);
      },
      diagnostics: (...codes) => {
        const { told, claimed, paragraph, originals } = at();
        if (told.length === 0) return told;
        return told
          .filter((diagnostic) => isOf(diagnostic, codes) && !claimed.has(diagnostic))
          .map((diagnostic) => {
            const copy = withinText(paragraph.source, diagnostic);
            originals.set(copy, diagnostic);
            return copy;
          });
      },
      tokensIn: ({ start, end }: Span): readonly TokenView[] => at().paragraph.tokens.filter((token) => token.start >= start && token.end <= end),
      textOf: ({ start, end }: Span): string => at().paragraph.text.slice(start, end),
      tryOut: (edits) => tryOut(at().paragraph, at().card, edits, this.#of.language),
    };
  }

  #shared({ option }: ActiveRule): RuleContext {
    const { language, era, source } = this.#of;
    return { language, wording: language.wording ?? null, era, source, option };
  }
}

/** Where the walk is between paragraphs, on a card without any. */
const NO_PARAGRAPH: ParagraphView = { source: { text: "", span: { start: 0, end: 0 }, shifts: [], break: "line" }, text: "", side: "front", index: 0, tokens: [], node: null };

function isOf({ code }: Diagnostic, codes: readonly string[]): boolean {
  return codes.length === 0 || codes.includes(code);
}

/** A finding as it is told: an error where it stands for an error of the compiler. */
function tell({ rule, level }: ActiveRule, finding: Finding, found: LintDiagnostic[], claimed: Set<Diagnostic>): void {
  const { span, message, help, related, claims } = finding;
  for (const diagnostic of claims ?? []) claimed.add(diagnostic);
  const fixes = (finding.fixes ?? []).map((proposal) => asFix(proposal, rule.fix === "safe"));
  const severe = level === "error" || (claims ?? []).some(({ severity }) => severity === "error");
  found.push({
    rule: rule.name,
    code: `lint/${rule.name}`,
    severity: severe ? "error" : "warning",
    span: { start: span.start, end: span.end },
    message,
    ...(help === undefined ? {} : { help }),
    ...(related === undefined ? {} : { related }),
    ...(fixes[0] === undefined ? {} : { fix: fixes[0] }),
    fixes,
    ...(claims === undefined || claims.length === 0 ? {} : { claims }),
  });
}
