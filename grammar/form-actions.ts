import type { IOrAlt, TokenType } from "chevrotain";
import type { Node } from "./ast.ts";
import type { Span } from "./diagnostics/diagnostic.ts";
import type { Form, Word } from "./form.ts";
import type { CardToken } from "./lexer.ts";
import { literalCategory, type Lexicon } from "./lexicon.ts";

/** A node that is being read. */
export type Draft = Record<string, unknown> & { kind: string; span: Span };

/** Reads a form into a node. */
export type Run = (draft: Draft) => void;

/** What a parser does; the number tells uses of the same construct in a rule apart. */
export interface Steps {
  /** The node that is being read. */
  readonly draft: Draft;
  /** Takes a token of a category. */
  take(index: number, type: TokenType): CardToken;
  subrule(index: number, rule: string): Node;
  option(index: number, run: () => void): void;
  many(index: number, run: () => void): void;
  some(index: number, run: () => void): void;
  or<Made>(index: number, alternatives: IOrAlt<Made>[]): Made;
}

/** Turns the forms of phrases into what a parser does to read them. */
export class FormActions {
  readonly #steps: Steps;
  readonly #lexicon: Lexicon;

  constructor(steps: Steps, lexicon: Lexicon) {
    this.#steps = steps;
    this.#lexicon = lexicon;
  }

  /** What reads a form, with the uses of constructs in its rule numbered on. */
  compile(form: Form, counter: Counter): Run {
    switch (form.form) {
      case "literal": {
        const takes = form.texts.map((text) => [counter.next(`consume ${text}`), this.#lexicon.category(literalCategory(text))] as const);
        const [only] = takes;
        if (takes.length === 1 && only !== undefined) return () => void this.#steps.take(only[0], only[1]);
        return () => {
          for (const [index, category] of takes) this.#steps.take(index, category);
        };
      }
      case "word": {
        const index = counter.next(`consume ${form.category}`);
        const type = this.#lexicon.category(form.category);
        return (draft) => {
          draft[form.field] = this.#wordOf(this.#steps.take(index, type), form.category);
        };
      }
      case "number": {
        const index = counter.next(`consume ${form.category}`);
        const type = this.#lexicon.category(form.category);
        return (draft) => {
          const image: string = this.#steps.take(index, type).image;
          draft[form.field] = image === "½" ? 0.5 : Number(image);
        };
      }
      case "name": {
        const index = counter.next(`consume ${form.category}`);
        const type = this.#lexicon.category(form.category);
        return (draft) => {
          draft[form.field] = this.#steps.take(index, type).image;
        };
      }
      case "node": {
        const index = counter.next(`subrule ${form.rule}`);
        return (draft) => {
          draft[form.field] = this.#steps.subrule(index, form.rule);
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
          this.#steps.take(index, type);
          this.#steps.draft[form.field] = true;
        };
        return () => this.#steps.option(option, stop);
      }
      case "flag": {
        const index = counter.next("option");
        const run = this.compile(form.of, counter);
        const flag = (): void => {
          run(this.#steps.draft);
          this.#steps.draft[form.field] = true;
        };
        return () => this.#steps.option(index, flag);
      }
      case "optional": {
        const index = counter.next("option");
        const run = this.compile(form.of, counter);
        const optional = (): void => run(this.#steps.draft);
        return () => this.#steps.option(index, optional);
      }
      case "pick":
        return this.#pickForm(form, counter);
      case "sequence": {
        const runs = form.of.map((part) => this.compile(part, counter));
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
        nodes.push(this.#steps.subrule(subrule, form.rule));
      };
      if (form.least === 0) this.#steps.many(index, take);
      else this.#steps.some(index, take);
      if (nodes.length > 0) draft[form.field] = nodes;
    };
  }

  #listForm(form: Extract<Form, { form: "list" }>, counter: Counter): Run {
    const first = counter.next(`subrule ${form.rule}`);
    const next = counter.next(`subrule ${form.rule}`);
    const index = counter.next(form.least === 1 ? "many" : "some");
    const or = counter.next("or");
    const joins = Object.entries(form.joins).map(([join, texts]) => ({ join, run: this.compile({ form: "literal", texts }, counter) }));
    const alternatives: IOrAlt<string>[] = joins.map(({ join, run }) => ({
      ALT: () => {
        run(this.#steps.draft);
        return join;
      },
    }));
    return (draft) => {
      const nodes: Node[] = [this.#steps.subrule(first, form.rule)];
      const between: string[] = [];
      const more = (): void => {
        between.push(alternatives.length === 1 ? ((alternatives[0] as IOrAlt<string>).ALT.call(null) as string) : this.#steps.or(or, alternatives));
        nodes.push(this.#steps.subrule(next, form.rule));
      };
      if (form.least === 1) this.#steps.many(index, more);
      else this.#steps.some(index, more);
      draft[form.field] = nodes;
      if (between.length > 0) draft[`${form.field}Joins`] = between;
    };
  }

  #pickForm(form: Extract<Form, { form: "pick" }>, counter: Counter): Run {
    const option = form.optional ? counter.next("option") : -1;
    const or = counter.next("or");
    const alternatives: IOrAlt<void>[] = Object.entries(form.options).map(([key, of]) => {
      const run = this.compile(of, counter);
      return {
        ALT: () => {
          this.#steps.draft[form.field] = key;
          run(this.#steps.draft);
        },
      };
    });
    const choose = (): void => {
      if (alternatives.length === 1) (alternatives[0] as IOrAlt<void>).ALT.call(null);
      else this.#steps.or(or, alternatives);
    };
    return () => {
      if (form.optional) this.#steps.option(option, choose);
      else choose();
    };
  }

  #wordOf(token: CardToken, category: string): Word {
    return token.readings.get(category) ?? { lemma: token.image, form: "word" };
  }
}

/** Numbers the uses of each construct within a rule, as Chevrotain wants them. */
export class Counter {
  readonly #counts = new Map<string, number>();

  next(construct: string): number {
    const count = this.#counts.get(construct) ?? 0;
    this.#counts.set(construct, count + 1);
    if (count > 255) throw new Error(`a phrase is too long: more than 255 of ${construct}`);
    return count;
  }
}
