import { child, children, isWord, lemma, text, type Node } from "../../grammar/ast.ts";
import type { EraWording } from "../../grammar/era-table.ts";
import { made, without, type Wording } from "../wording.ts";

type OneOfYours = NonNullable<EraWording["oneOfYours"]>;

/** "one of your weapons" or "a weapon you control". */
export function oneOfYoursWording({ as, types, control }: OneOfYours): Wording {
  const controlled = made("ContactRelative", { subject: made("Pronoun", { pronoun: "you" }), predicate: made("Doing", { form: "base", verb: { lemma: control, form: "base" } }) });
  return as === "controlled"
    ? {
        name: "one that you control",
        kinds: ["Partitive"],
        word: (node) => {
          const of = child(node, "of") as Node;
          const head = headOf(of, types);
          if (!isOne(child(node, "quantity") as Node) || head === null || text(of, "determiner") !== "your" || of["quantity"] !== undefined) return node;
          return { ...of, ...oneOf(head), posts: [controlled, ...children(of, "posts")] };
        },
      }
    : {
        name: "one of yours",
        kinds: ["NounPhrase"],
        word: (node) => {
          const head = headOf(node, types);
          const [post, ...posts] = children(node, "posts");
          if (head === null || !["a", "an"].includes(text(node, "determiner") ?? "") || post?.kind !== "ContactRelative" || post["that"] !== undefined || !isControlled(post, control) || node["quantity"] !== undefined) return node;
          const of = { ...without(node, "posts"), determiner: "your", heads: [inNumber(head, "plural")], ...(posts.length > 0 ? { posts } : {}) };
          return made("Partitive", { quantity: made("NumberQuantity", { number: "word", value: "one" }), of });
        },
      };
}

const isOne = (quantity: Node): boolean => quantity.kind === "NumberQuantity" && text(quantity, "value") === "one" && quantity["upTo"] === undefined;

/** The one head of a noun phrase, if it is of one of these types. */
function headOf(noun: Node, types: readonly string[]): Node | null {
  const [head, ...others] = children(noun, "heads");
  const type = head === undefined ? null : lemma(child(head, "noun") as Node, "type");
  return head !== undefined && others.length === 0 && type !== null && types.includes(type) ? head : null;
}

function isControlled(relative: Node, control: string): boolean {
  const [subject, predicate] = [child(relative, "subject") as Node, child(relative, "predicate") as Node];
  return text(subject, "pronoun") === "you" && predicate.kind === "Doing" && text(predicate, "form") === "base" && lemma(predicate, "verb") === control && predicate["modal"] === undefined && relative["stranded"] === undefined && children(predicate, "complements").length === 0;
}

function inNumber(head: Node, form: "singular" | "plural"): Node {
  const noun = child(head, "noun") as Node;
  const type = noun["type"];
  return isWord(type) ? { ...head, noun: { ...noun, type: { ...type, form } } } : head;
}

/** The head as one, with its article; "another" where it is one of the others. */
function oneOf(head: Node): Pick<Node, "determiner" | "heads"> {
  const [first, ...others] = children(head, "modifiers");
  if (first?.kind !== "Adjective" || text(first, "adjective") !== "other") return { determiner: article(head), heads: [inNumber(head, "singular")] };
  const rest = others.length === 0 ? without(head, "modifiers") : { ...head, modifiers: others };
  return { determiner: "another", heads: [inNumber(rest, "singular")] };
}

/** "an" before a vowel; the word that comes first says it. */
function article(head: Node): "a" | "an" {
  const [modifier] = children(head, "modifiers");
  const first = modifier ?? (child(head, "noun") as Node);
  const word = Object.values(first).find(isWord)?.lemma ?? Object.entries(first).find(([field, value]) => field !== "kind" && typeof value === "string")?.[1] ?? "";
  return /^[aeiou]/i.test(String(word)) ? "an" : "a";
}
