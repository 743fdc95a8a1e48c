import fc from "fast-check";
import type { Node, FieldValue } from "../../../grammar/ast.ts";
import { isUnion } from "../../../grammar/description.ts";
import type { Form, Phrase } from "../../../grammar/form.ts";
import { descriptions, type Grammar } from "../../../grammar/grammar.ts";

const NOWHERE = { start: 0, end: 0 };

const byName = new Map(descriptions.map((described) => [isUnion(described) ? described.rule : described.kind, described]));

/** What a name can be, by the category of its token. */
const NAMES: Readonly<Record<string, string>> = { Name: "Ringo", CounterName: "ember", LabelName: "Bone Storm", Range: "1-3", Level: "3+" };

/** Makes trees of the AST from the descriptions alone, so that each phrase is made in each of its ways. */
export class TreeMaker {
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** A tree of a rule, at most so deep, with the choices that fast-check makes. */
  tree(rule: string, depth: number): fc.Arbitrary<Node | null> {
    return fc.infiniteStream(fc.nat(0xffff)).map((stream) => new Growth(this.#grammar, stream).node(rule, depth));
  }
}

class Growth {
  readonly #grammar: Grammar;
  readonly #choices: Iterator<number>;

  constructor(grammar: Grammar, choices: Iterator<number>) {
    this.#grammar = grammar;
    this.#choices = choices;
  }

  #pick(below: number): number {
    return (this.#choices.next().value ?? 0) % below;
  }

  /** A node, or null where none that is shallow enough was found. */
  node(rule: string, depth: number): Node | null {
    if (depth <= 0) return null;
    const described = byName.get(rule);
    if (described === undefined) return null;
    if (!isUnion(described)) return this.#phrase(described, depth);
    for (let tries = 0; tries < 6; tries++) {
      const found = this.node(described.members[this.#pick(described.members.length)] as string, depth - 0.3);
      if (found !== null) return found;
    }
    return null;
  }

  #phrase({ kind, of, capital }: Phrase, depth: number): Node | null {
    const fields: Record<string, FieldValue> = {};
    if (!this.#form(of, fields, depth)) return null;
    return { kind, span: NOWHERE, ...fields, ...(capital === "must" ? { capital: true } : {}) };
  }

  /** Whether the form could be filled. */
  #form(form: Form, fields: Record<string, FieldValue>, depth: number): boolean {
    switch (form.form) {
      case "literal":
        return true;
      case "word": {
        if (form.category === "SelfName") {
          fields[form.field] = { lemma: "Zyx", form: "full" };
          return true;
        }
        const words = this.#grammar.lexicon.words(form.category);
        const word = words[this.#pick(words.length || 1)];
        if (word === undefined) return false;
        fields[form.field] = word;
        return true;
      }
      case "number":
        fields[form.field] = form.category === "Signed" ? this.#pick(7) - 3 : this.#pick(12);
        return true;
      case "name": {
        const name = NAMES[form.category];
        if (name === undefined) return false;
        fields[form.field] = name;
        return true;
      }
      case "node": {
        const child = this.node(form.rule, depth - 1);
        if (child === null) return false;
        fields[form.field] = child;
        return true;
      }
      case "nodes": {
        const nodes = this.#nodes(form.rule, form.least + (this.#pick(4) === 0 ? 1 : 0), depth);
        if (nodes.length < form.least) return false;
        if (nodes.length > 0) fields[form.field] = nodes;
        return true;
      }
      case "list": {
        const nodes = this.#nodes(form.rule, form.least + (this.#pick(4) === 0 ? 1 : 0), depth);
        if (nodes.length < form.least) return false;
        fields[form.field] = nodes;
        const joins = Object.keys(form.joins);
        if (nodes.length > 1) fields[`${form.field}Joins`] = nodes.slice(1).map(() => joins[this.#pick(joins.length)] as string);
        return true;
      }
      case "stop":
        fields[form.field] = true;
        return true;
      case "flag":
        if (this.#pick(6) === 0 && this.#form(form.of, fields, depth)) fields[form.field] = true;
        return true;
      case "optional": {
        const group: Record<string, FieldValue> = {};
        if (this.#pick(4) === 0 && this.#form(form.of, group, depth)) Object.assign(fields, group);
        return true;
      }
      case "pick": {
        if (form.optional && this.#pick(3) !== 0) return true;
        const keys = Object.keys(form.options);
        const key = keys[this.#pick(keys.length)] as string;
        const group: Record<string, FieldValue> = {};
        if (!this.#form(form.options[key] as Form, group, depth)) return form.optional;
        Object.assign(fields, { [form.field]: key }, group);
        return true;
      }
      case "sequence":
        return form.of.every((part) => this.#form(part, fields, depth));
    }
  }

  #nodes(rule: string, count: number, depth: number): Node[] {
    const nodes: Node[] = [];
    for (let i = 0; i < count; i++) {
      const child = this.node(rule, depth - 1);
      if (child !== null) nodes.push(child);
    }
    return nodes;
  }
}
