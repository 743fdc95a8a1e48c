import { child, children, text, walk, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfHead, numberOfNoun } from "../1-resolve/grammatical-number.ts";
import type { Resolved } from "../1-resolve/mention.ts";
import { fault, firstWord } from "../fault.ts";

/** Words for one, and what is written for many. */
const FOR_MANY: Readonly<Record<string, string>> = { it: "them", its: "their", him: "them", her: "them", his: "their", he: "they", she: "they" };

/** Words for many, and what is written for one. */
const FOR_ONE: Readonly<Record<string, string>> = { they: "it", them: "it", their: "its", those: "it" };

/**
 * "Exhaust all opposing allies. It can't ready", "each player chooses an ally in their party": a pronoun stands for as
 * many as have been named, and for one where they are told one by one.
 */
export function numbersToldApart(root: Node, resolved: Resolved, invariable: ReadonlySet<string>, written: string): Diagnostic[] {
  const apart = toldApart(root, resolved);
  const own = ofEach(root, resolved);
  return [...resolved.antecedents].flatMap(([node, antecedent]) => {
    if (antecedent.is !== "mention" || antecedent.mention.self || antecedent.mention.members !== undefined) return [];
    const { noun } = antecedent.mention;
    const word = wordOf(node);
    const number = own.has(node) ? "one" : numberOf(noun, invariable);
    const instead = number === "many" && !apart.has(noun) ? FOR_MANY[word] : number === "one" ? FOR_ONE[word] : undefined;
    if (instead === undefined) return [];
    const { start, end } = noun.span;
    const { span, word: shown } = firstWord(written, node.span);
    return [fault("text/agreement", span, `“${shown}” does not go with “${own.has(node) ? "each" : written.slice(start, end)}”.`, antecedent.mention.what === "player" ? "Write “his”." : `Write “${instead}”.`)];
  });
}

/** Of several words that are joined it is not asked which are meant, unless each is for many. */
function numberOf(noun: Node, invariable: ReadonlySet<string>): "one" | "many" | "either" {
  if (noun.kind === "Partitive") return text(child(noun, "quantity") as Node, "quantity") === "anyNumber" ? "many" : "either";
  if (text(noun, "determiner") === "anyNumberOf") return "many";
  if (noun.kind !== "NounPhrase" || child(noun, "quantity") !== null || /^(?:no|each|another|any)$/.test(text(noun, "determiner") ?? "")) return "either";
  const heads = children(noun, "heads");
  const numbers = heads.map((head) => numberOfHead(child(head, "noun") as Node, invariable));
  if (heads.length > 1) return numbers.includes("many") && !numbers.includes("one") ? "many" : "either";
  return numberOfNoun(noun, invariable);
}

/** The pronoun, or the possessive before a noun. */
const wordOf = (node: Node): string => (node.kind === "Pronoun" ? (text(node, "pronoun") ?? "") : /^th(?:at|ose)$/.test(text(node, "determiner") ?? "") ? "" : (text(node, "determiner") ?? ""));

const isEach = (noun: Node): boolean => (noun.kind === "Partitive" ? text(child(noun, "quantity") as Node, "quantity") === "each" : text(noun, "determiner") === "each" && children(noun, "heads").length === 1);

/** What "each of them" tells one by one. */
function toldApart(root: Node, { antecedents }: Resolved): ReadonlySet<Node> {
  return new Set(
    walk(root).flatMap((node) => {
      const of = node.kind === "Partitive" && isEach(node) ? child(node, "of") : null;
      const antecedent = of === null ? undefined : antecedents.get(of);
      return antecedent?.is === "mention" ? [antecedent.mention.noun] : [];
    }),
  );
}

/** Pronouns that stand for each of those that their own clause is said of. */
function ofEach(root: Node, { antecedents }: Resolved): ReadonlySet<Node> {
  const nounOf = (node: Node | null): Node | null => {
    const antecedent = node === null ? undefined : antecedents.get(node);
    return antecedent?.is === "mention" ? antecedent.mention.noun : null;
  };
  return new Set(
    walk(root).flatMap((clause) => {
      const [subject, ...others] = clause.kind === "Clause" ? children(child(clause, "subject") ?? clause, "nouns") : [];
      if (subject === undefined || others.length > 0 || !isEach(subject)) return [];
      const meant = subject.kind === "Partitive" ? (nounOf(child(subject, "of")) ?? child(subject, "of")) : subject;
      return walk(child(clause, "predicate") as Node).filter((node) => nounOf(node) === meant);
    }),
  );
}
