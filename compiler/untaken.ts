import { child, children, nodesIn, walk, type Node } from "../grammar/ast.ts";
import type { Form } from "../grammar/form.ts";
import { phrases } from "../grammar/grammar.ts";
import { placeOf } from "./2-lower/context.ts";

/** Words that may stand or be absent, by kind of node: the field, and the values that say nothing. */
type MayStand = readonly { readonly field: string; readonly free: readonly string[] }[];

const known = new Map<string, MayStand>();

/**
 * The first part of a paragraph whose meaning nothing has taken: a complement or a post, or a word that
 * may stand or be absent ("only", "can't", "not") and so must mean something where it stands.
 */
export function untakenPart(node: Node, used: ReadonlySet<Node>, said: ReadonlySet<string>): Node | null {
  if (node.kind === "Aside" || isClarifying(node)) return null;
  for (const { field, free } of mayStand(node.kind)) {
    const value = node[field];
    if (value !== undefined && !free.includes(String(value)) && !said.has(placeOf(node, field))) return node;
  }
  if (RELATIVES.has(node.kind)) {
    const dropped = [...walk(node)].find((inner) => inner.kind === "NounPhrase" && !used.has(inner) && isOfCards(inner));
    if (dropped !== undefined) return dropped;
  }
  for (const field in node) {
    const mustBeTaken = field === "complements" || field === "posts";
    for (const item of nodesIn(node[field])) {
      if (mustBeTaken && !used.has(item) && !isClarifying(item)) return item;
      const found = untakenPart(item, used, said);
      if (found !== null) return found;
    }
  }
  return null;
}

/** What is told of a noun in a clause: whoever plays a part in it must be read. */
const RELATIVES = new Set(["Relative", "ParticipleRelative", "ContactRelative", "IngRelative"]);

const isOfCards = (noun: Node): boolean => children(noun, "heads").some((head) => /^(?:TypeNoun|TagNoun)$/.test(child(head, "noun")?.kind ?? ""));

/** "(including opposing cards)", "(as your one resource per turn)": an aside within a sentence, which says what is so anyway. */
export const isClarifying = (node: Node): boolean => node.kind === "Including" && (node["introduction"] === "including" || (node["introduction"] === "as" && node["per"] === "perTurn"));

function mayStand(kind: string): MayStand {
  let fields = known.get(kind);
  if (fields === undefined) {
    const described = phrases.get(kind);
    fields = described === undefined ? [] : optionalWords(described.of).map((row) => (row.field === "determiner" ? { ...row, free: ARTICLES } : row));
    known.set(kind, fields);
  }
  return fields;
}

/** Articles say that a noun begins. */
const ARTICLES = ["a", "an", "the"];

/** Flags, and choices of which none may stand. */
function optionalWords(form: Form): { field: string; free: readonly string[] }[] {
  switch (form.form) {
    case "flag":
      return form.mark === "meaning" ? [{ field: form.field, free: [] }] : [];
    case "pick": {
      const inner = Object.values(form.options).flatMap(optionalWords);
      if (!form.optional || form.mark !== "meaning") return inner;
      return [...inner, { field: form.field, free: (form.alike ?? []).filter((group) => group.includes("")).flat() }];
    }
    case "optional":
      return optionalWords(form.of);
    case "sequence":
      return form.of.flatMap(optionalWords);
    default:
      return [];
  }
}
