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
import type { ActiveRule } from "./settings.ts";

/** What a walk is made for. */
export interface WalkOf {
  readonly language: Language;
  readonly era: Era;
  readonly source: string;
}

type NodeHook = (node: Node, context: ParagraphContext) => void;

/** Calls the hooks of all rules in one walk over each card's paragraphs, tokens and nodes. */
export class RuleWalk {
  readonly #rules: readonly ActiveRule[];
  readonly #of: WalkOf;
  /** Which rules look at a kind of node. */
  readonly #byKind = new Map<string, { readonly active: ActiveRule; readonly hook: NodeHook }[]>();

  constructor(rules: readonly ActiveRule[], of: WalkOf) {
    this.#rules = rules;
    this.#of = of;
    for (const active of rules) {
      for (const [kind, hook] of Object.entries(active.rule.node ?? {})) {
        const hooks = this.#byKind.get(kind);
        if (hooks === undefined) this.#byKind.set(kind, [{ active, hook }]);
        else hooks.push({ active, hook });
      }
    }
  }

  /** What the rules find in a card. */
  card(card: CardView): LintDiagnostic[] {
    const found: LintDiagnostic[] = [];
    const claimed = new Set<Diagnostic>();
    for (const paragraph of card.paragraphs) this.#paragraph(card, paragraph, found, claimed);
    for (const active of this.#rules) {
      const { card: hook } = active.rule;
      if (hook === undefined) continue;
      const context: CardContext = {
        ...this.#shared(active),
        card,
        report: (finding) => tell(active, finding, found, claimed),
        diagnostics: (...codes) => card.diagnostics.filter((diagnostic) => isOf(diagnostic, codes) && !claimed.has(diagnostic)),
      };
      hook(card, context);
    }
    return found;
  }

  /** What the rules find in the cards of a file taken together. */
  set(cards: readonly CardView[]): LintDiagnostic[] {
    const found: LintDiagnostic[] = [];
    for (const active of this.#rules) active.rule.set?.(cards, { ...this.#shared(active), report: (finding) => tell(active, finding, found, new Set()) });
    return found;
  }

  #paragraph(card: CardView, paragraph: ParagraphView, found: LintDiagnostic[], claimed: Set<Diagnostic>): void {
    const { span } = paragraph.source;
    const told = card.diagnostics.filter((diagnostic) => diagnostic.span.start >= span.start && diagnostic.span.end <= span.end);
    const parents: Node[] = [];
    const contexts = new Map<ActiveRule, ParagraphContext>();
    const contextOf = (active: ActiveRule): ParagraphContext => {
      let context = contexts.get(active);
      if (context === undefined) {
        context = this.#within(active, { card, paragraph, told, parents, found, claimed });
        contexts.set(active, context);
      }
      return context;
    };
    for (const active of this.#rules) active.rule.paragraph?.(paragraph, contextOf(active));
    for (const active of this.#rules) {
      const { token: hook } = active.rule;
      if (hook !== undefined) for (const token of paragraph.tokens) hook(token, contextOf(active));
    }
    const visit = (node: Node): void => {
      for (const { active, hook } of this.#byKind.get(node.kind) ?? []) hook(node, contextOf(active));
      parents.push(node);
      for (const inner of childNodes(node)) visit(inner);
      parents.pop();
    };
    if (paragraph.node !== null && this.#byKind.size > 0) visit(paragraph.node);
  }

  #within(active: ActiveRule, of: { readonly card: CardView; readonly paragraph: ParagraphView; readonly told: readonly Diagnostic[]; readonly parents: readonly Node[]; readonly found: LintDiagnostic[]; readonly claimed: Set<Diagnostic> }): ParagraphContext {
    const { card, paragraph, told, parents, found, claimed } = of;
    const originals = new Map<Diagnostic, Diagnostic>();
    return {
      ...this.#shared(active),
      card,
      paragraph,
      parents,
      report: (finding) => {
        const claims = finding.claims?.map((diagnostic) => originals.get(diagnostic) ?? diagnostic);
        tell(active, { ...inFile(paragraph.source, finding), ...(claims === undefined ? {} : { claims }) }, found, claimed);
      },
      diagnostics: (...codes) =>
        told
          .filter((diagnostic) => isOf(diagnostic, codes) && !claimed.has(diagnostic))
          .map((diagnostic) => {
            const copy = withinText(paragraph.source, diagnostic);
            originals.set(copy, diagnostic);
            return copy;
          }),
      tokensIn: ({ start, end }: Span): readonly TokenView[] => paragraph.tokens.filter((token) => token.start >= start && token.end <= end),
      textOf: ({ start, end }: Span): string => paragraph.text.slice(start, end),
      tryOut: (edits) => tryOut(paragraph, card, edits, this.#of.language),
    };
  }

  #shared({ option }: ActiveRule): RuleContext {
    const { language, era, source } = this.#of;
    return { language, wording: language.wording ?? null, era, source, option };
  }
}

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
