import { EmbeddedActionsParser, type ILookaheadStrategy, type IOrAlt, type ParserMethod, type TokenType } from "chevrotain";
import type { Node } from "./ast.ts";
import { Chart } from "./chart/chart.ts";
import { isUnion, type Description } from "./description.ts";
import type { Span } from "./diagnostics/diagnostic.ts";
import { Counter, FormActions, type Draft, type Steps } from "./form-actions.ts";
import type { Phrase, Union } from "./form.ts";
import type { CardToken } from "./lexer.ts";
import type { Lexicon } from "./lexicon.ts";

const NOWHERE: Span = { start: 0, end: 0 };
type Rule = ParserMethod<[], Node>;

/** What stands for a token while Chevrotain records the rules. */
const RECORDED: Pick<CardToken, "image" | "readings"> = { image: "", readings: new Map() };

/**
 * Decides by the chart of the paragraph instead of by a fixed number of tokens: the language needs to
 * see a whole clause to tell a noun from the subject of the next.
 */
const chartLookahead: ILookaheadStrategy = {
  validate: () => [],
  buildLookaheadForAlternation: () =>
    function (this: unknown) {
      return (this as CardParser).decision();
    },
  buildLookaheadForOptional: () =>
    function (this: unknown) {
      return (this as CardParser).decision() === 1;
    },
};

/** A Chevrotain parser made from the descriptions of phrases; its actions build the AST. */
export class CardParser extends EmbeddedActionsParser {
  readonly #rules = new Map<string, Rule>();
  readonly #actions: FormActions;
  #draft: Draft = { kind: "", span: NOWHERE };
  /** The node that owns each token, by its index. */
  #owners: Draft[] = [];
  #position = 0;
  readonly #chart: Chart;
  #decisions: readonly number[] = [];
  #decided = 0;

  constructor(descriptions: readonly Description[], lexicon: Lexicon) {
    super(lexicon.tokenTypes(), {
      lookaheadStrategy: chartLookahead,
      recoveryEnabled: false,
      nodeLocationTracking: "none",
      skipValidations: true,
    });
    this.#actions = new FormActions(this.#steps(), lexicon);
    for (const described of descriptions) {
      const name = isUnion(described) ? described.rule : described.kind;
      this.#rules.set(name, this.RULE(name, isUnion(described) ? this.#union(described) : this.#phrase(described)));
    }
    this.performSelfAnalysis();
    this.#chart = new Chart(descriptions, lexicon);
  }

  /** The next decision of the derivation that is being followed. */
  decision(): number {
    return this.#decisions[this.#decided++] as number;
  }

  /** Whether all tokens can be read as one node of a rule, or at which token that stops. */
  stop(rule: string, tokens: readonly CardToken[]): number | null {
    return this.#chart.stop(rule, tokens);
  }

  /** The categories of tokens that could stand where reading stopped. */
  expected(rule: string, tokens: readonly CardToken[]): ReadonlySet<string> {
    return this.#chart.expected(rule, tokens);
  }

  /** Reads all tokens as one node of a rule, or says at which token it stopped. */
  read(rule: string, tokens: readonly CardToken[]): { readonly node: Node; readonly owners: readonly Node[] } | { readonly stoppedAt: number } {
    const decided = this.#chart.decide(rule, tokens);
    if (!("decisions" in decided)) return decided;
    this.input = tokens as CardToken[];
    this.#decisions = decided.decisions;
    this.#decided = 0;
    this.#owners = [];
    this.#position = 0;
    const node = (this.#rules.get(rule) as Rule).call(this);
    return { node, owners: this.#owners as unknown as readonly Node[] };
  }

  #steps(): Steps {
    const draft = (): Draft => this.#draft;
    return {
      get draft() {
        return draft();
      },
      take: (index, type) => this.#take(index, type),
      subrule: (index, rule) => this.#subrule(index, rule),
      option: (index, run) => void this.option(index, run),
      many: (index, run) => this.many(index, run),
      some: (index, run) => this.atLeastOne(index, run),
      or: (index, alternatives) => this.or(index, alternatives),
    };
  }

  #phrase(described: Phrase): () => Node {
    const run = this.#actions.compile(described.of, new Counter());
    const { kind, capital } = described;
    return () => {
      const outer = this.#draft;
      const draft: Draft = { kind, span: NOWHERE };
      this.#draft = draft;
      const first = this.#position;
      run(draft);
      this.#draft = outer;
      if (this.RECORDING_PHASE) return { kind, span: { start: 0, end: 0 } };
      return this.#finish(draft, first, capital);
    };
  }

  #finish(draft: Draft, first: number, capital: Phrase["capital"]): Node {
    const opening = this.input[first] as CardToken | undefined;
    const closing = this.#position > first ? (this.input[this.#position - 1] as CardToken) : undefined;
    if (capital !== "never" && opening !== undefined && startsLowered(opening)) draft["capital"] = true;
    draft.span = { start: opening?.startOffset ?? 0, end: closing === undefined ? (opening?.startOffset ?? 0) : (closing.endOffset as number) + 1 };
    return draft as Node;
  }

  #union(described: Union): () => Node {
    const alternatives: IOrAlt<Node>[] = described.members.map((member, index) => ({ ALT: () => this.#subrule(index, member) }));
    if (alternatives.length === 1) return () => (alternatives[0] as IOrAlt<Node>).ALT.call(this) as Node;
    return () => this.or(0, alternatives);
  }

  #subrule(index: number, rule: string): Node {
    return this.subrule(index, this.#forward(rule));
  }

  /** A rule by its name; by the time it is used all are defined. */
  #forward(rule: string): Rule {
    const known = this.#rules.get(rule);
    if (known === undefined) throw new Error(`no phrase describes ${rule}`);
    return known;
  }

  /** Takes a token of a category. */
  #take(index: number, type: TokenType): CardToken {
    const token = this.consume(index, type) as CardToken;
    if (this.RECORDING_PHASE) return RECORDED as CardToken;
    this.#owners.push(this.#draft);
    this.#position += 1;
    return token;
  }
}

/** Whether a token's capital comes from its place, whatever it is read as. */
function startsLowered(token: CardToken): boolean {
  return token.lowered.size > 0;
}
