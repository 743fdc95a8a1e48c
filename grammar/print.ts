import { upperFirst } from "./capital.ts";
import { isNode, isWord, type Node } from "./ast.ts";
import type { Form, Phrase } from "./form.ts";
import type { Lexicon } from "./lexicon.ts";

/** Marks that stand close to the word before them. */
const CLOSE_BEFORE = new Set([",", ".", ";", ":", ")", "'s", "'ve", "'re", "'d", "'ll", "'", "»", "?", "!"]);
/** Marks that stand close to the word after them. */
const CLOSE_AFTER = new Set(["(", "«", "non-", "Non-"]);

/** Prints nodes from their own fields, by the same descriptions that read them. */
export class Printer {
  readonly #phrases: ReadonlyMap<string, Phrase>;
  readonly #lexicon: Lexicon;

  constructor(phrases: Iterable<Phrase>, lexicon: Lexicon) {
    this.#phrases = new Map([...phrases].map((described) => [described.kind, described]));
    this.#lexicon = lexicon;
  }

  /** The text of a node. */
  print(node: Node): string {
    const pieces: string[] = [];
    this.#node(node, pieces);
    return joinPieces(pieces);
  }

  #node(node: Node, out: string[]): void {
    const described = this.#phrases.get(node.kind);
    if (described === undefined) throw new Error(`no phrase describes ${node.kind}`);
    const first = out.length;
    this.#form(described.of, node, out);
    const head = out[first];
    if (node["capital"] === true && head !== undefined) out[first] = upperFirst(head);
  }

  #form(form: Form, node: Node, out: string[]): void {
    switch (form.form) {
      case "literal":
        out.push(...form.texts);
        return;
      case "word": {
        const word = node[form.field];
        if (isWord(word)) out.push(this.#lexicon.text(form.category, word) ?? word.lemma);
        return;
      }
      case "number": {
        const value = node[form.field];
        out.push(value === 0.5 ? "½" : form.category === "Signed" && typeof value === "number" && value >= 0 ? `+${value}` : String(value));
        return;
      }
      case "name":
        out.push(String(node[form.field]));
        return;
      case "node":
        this.#child(node[form.field], out);
        return;
      case "nodes":
        for (const item of listOf(node[form.field])) this.#child(item, out);
        return;
      case "list": {
        const joins = listOf(node[`${form.field}Joins`]);
        for (const [index, item] of listOf(node[form.field]).entries()) {
          if (index > 0) out.push(...(form.joins[String(joins[index - 1])] ?? []));
          this.#child(item, out);
        }
        return;
      }
      case "stop":
        if (node[form.field] === true) out.push(".");
        return;
      case "flag":
        if (node[form.field] === true) this.#form(form.of, node, out);
        return;
      case "optional":
        if (node[form.told] !== undefined) this.#form(form.of, node, out);
        return;
      case "pick": {
        const picked = node[form.field];
        const option = typeof picked === "string" ? form.options[picked] : undefined;
        if (option !== undefined) this.#form(option, node, out);
        return;
      }
      case "sequence":
        for (const part of form.of) this.#form(part, node, out);
        return;
    }
  }

  #child(value: unknown, out: string[]): void {
    if (isNode(value)) this.#node(value, out);
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Sets words and marks as a text: a space between words, none before a comma or after a bracket. */
function joinPieces(pieces: readonly string[]): string {
  let text = "";
  let previous: string | null = null;
  for (const piece of pieces) {
    const close = previous === null || CLOSE_BEFORE.has(piece) || CLOSE_AFTER.has(previous);
    text += (close ? "" : " ") + (piece === "«" || piece === "»" ? '"' : piece);
    previous = piece;
  }
  return text;
}
