import { EmbeddedActionsParser, type ILookaheadStrategy, type IOrAlt, type ParserMethod, type TokenType } from "chevrotain";
import type { Node } from "./ast.ts";
import { Chart } from "./chart/chart.ts";
import { isUnion, type Description } from "./description.ts";
import type { Span } from "./diagnostics/diagnostic.ts";
import type { Form, Phrase, Union, Word } from "./form.ts";
import type { CardToken } from "./lexer.ts";
import { literalCategory, type Lexicon } from "./lexicon.ts";

type Draft = Record<string, unknown> & { kind: string; span: Span };

const NOWHERE: Span = { start: 0, end: 0 };
type Run = (draft: Draft) => void;
type Rule = ParserMethod<[], Node>;

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
  readonly #lexicon: Lexicon;
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
    this.#lexicon = lexicon;
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

  #phrase(described: Phrase): () => Node {
    const run = this.#compile(described.of, new Counter());
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
    if (!this.RECORDING_PHASE) {
      this.#owners.push(this.#draft);
      this.#position += 1;
    }
    return token;
  }

  #wordOf(token: CardToken, category: string): Word {
    if (this.RECORDING_PHASE) return { lemma: "", form: "" };
    return token.readings.get(category) ?? { lemma: token.image, form: "word" };
  }

  #compile(form: Form, counter: Counter): Run {
    switch (form.form) {
      case "literal": {
        const takes = form.texts.map((text) => [counter.next(`consume ${text}`), this.#lexicon.category(literalCategory(text))] as const);
        const [only] = takes;
        if (takes.length === 1 && only !== undefined) return () => void this.#take(only[0], only[1]);
        return () => {
          for (const [index, category] of takes) this.#take(index, category);
        };
      }
      case "word": {
        const index = counter.next(`consume ${form.category}`);
        const type = this.#lexicon.category(form.category);
        return (draft) => {
          draft[form.field] = this.#wordOf(this.#take(index, type), form.category);
        };
      }
      case "number": {
        const index = counter.next(`consume ${form.category}`);
        const type = this.#lexicon.category(form.category);
        return (draft) => {
          const image: string = this.#take(index, type).image;
          draft[form.field] = image === "½" ? 0.5 : Number(image);
        };
      }
      case "name": {
        const index = counter.next(`consume ${form.category}`);
        const type = this.#lexicon.category(form.category);
        return (draft) => {
          draft[form.field] = this.#take(index, type).image;
        };
      }
      case "node": {
        const index = counter.next(`subrule ${form.rule}`);
        return (draft) => {
          draft[form.field] = this.#subrule(index, form.rule);
        };
      }
      case "nodes":
        return this.#nodesForm(form, counter);
      case "list":
        return this.#listForm(form, counter);
      case "stop": {
        const option = counter.next("option");
        const index = counter.next("consume .");
        const type = this.#lexicon.category(literalCategory("."));
        const stop = (): void => {
          this.#take(index, type);
          this.#draft[form.field] = true;
        };
        return () => void this.option(option, stop);
      }
      case "flag": {
        const index = counter.next("option");
        const run = this.#compile(form.of, counter);
        const flag = (): void => {
          run(this.#draft);
          this.#draft[form.field] = true;
        };
        return () => void this.option(index, flag);
      }
      case "optional": {
        const index = counter.next("option");
        const run = this.#compile(form.of, counter);
        const optional = (): void => run(this.#draft);
        return () => void this.option(index, optional);
      }
      case "pick":
        return this.#pickForm(form, counter);
      case "sequence": {
        const runs = form.of.map((part) => this.#compile(part, counter));
        return (draft) => {
          for (const run of runs) run(draft);
        };
      }
    }
  }

  #nodesForm(form: Extract<Form, { form: "nodes" }>, counter: Counter): Run {
    const index = counter.next(form.least === 0 ? "many" : "some");
    const subrule = counter.next(`subrule ${form.rule}`);
    return (draft) => {
      const nodes: Node[] = [];
      const take = (): void => {
        nodes.push(this.#subrule(subrule, form.rule));
      };
      if (form.least === 0) this.many(index, take);
      else this.atLeastOne(index, take);
      if (nodes.length > 0) draft[form.field] = nodes;
    };
  }

  #listForm(form: Extract<Form, { form: "list" }>, counter: Counter): Run {
    const first = counter.next(`subrule ${form.rule}`);
    const next = counter.next(`subrule ${form.rule}`);
    const index = counter.next(form.least === 1 ? "many" : "some");
    const or = counter.next("or");
    const joins = Object.entries(form.joins).map(([join, texts]) => ({ join, run: this.#compile({ form: "literal", texts }, counter) }));
    const alternatives: IOrAlt<string>[] = joins.map(({ join, run }) => ({
      ALT: () => {
        run(this.#draft);
        return join;
      },
    }));
    return (draft) => {
      const nodes: Node[] = [this.#subrule(first, form.rule)];
      const between: string[] = [];
      const more = (): void => {
        between.push(alternatives.length === 1 ? ((alternatives[0] as IOrAlt<string>).ALT.call(this) as string) : this.or(or, alternatives));
        nodes.push(this.#subrule(next, form.rule));
      };
      if (form.least === 1) this.many(index, more);
      else this.atLeastOne(index, more);
      draft[form.field] = nodes;
      if (between.length > 0) draft[`${form.field}Joins`] = between;
    };
  }

  #pickForm(form: Extract<Form, { form: "pick" }>, counter: Counter): Run {
    const option = form.optional ? counter.next("option") : -1;
    const or = counter.next("or");
    const alternatives: IOrAlt<void>[] = Object.entries(form.options).map(([key, of]) => {
      const run = this.#compile(of, counter);
      return {
        ALT: () => {
          this.#draft[form.field] = key;
          run(this.#draft);
        },
      };
    });
    const choose = (): void => {
      if (alternatives.length === 1) (alternatives[0] as IOrAlt<void>).ALT.call(this);
      else this.or(or, alternatives);
    };
    return () => {
      if (form.optional) this.option(option, choose);
      else choose();
    };
  }
}

/** Whether a token's capital comes from its place, whatever it is read as. */
function startsLowered(token: CardToken): boolean {
  return token.lowered.size > 0;
}

/** Numbers the uses of each construct within a rule, as Chevrotain wants them. */
class Counter {
  readonly #counts = new Map<string, number>();

  next(construct: string): number {
    const count = this.#counts.get(construct) ?? 0;
    this.#counts.set(construct, count + 1);
    if (count > 255) throw new Error(`a phrase is too long: more than 255 of ${construct}`);
    return count;
  }
}
