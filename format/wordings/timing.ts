import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { EraWording } from "../../grammar/era-table.ts";
import { made, without, type Wording } from "../wording.ts";

type Timing = NonNullable<EraWording["timing"]>;

/** "On your turn: (1) >>> …", "On your turn: Pay (3) to …", or what the text says instead. */
export function timingWordings({ stands, use }: Timing): readonly Wording[] {
  return stands === "front" ? [useInFront(use), leadInFront] : [leadInText];
}

/** "… Use only on your turn." goes to the front of its power. */
const useInFront = (use: string): Wording => ({
  name: "when a power is used, in front",
  kinds: ["Payment"],
  word: (node) => {
    const effect = child(node, "effect") as Node;
    const sentences = children(effect, "sentences");
    const timing = timingOf(sentences.at(-1), use);
    if (timing === null || sentences.length < 2 || node["timing"] !== undefined) return node;
    return { ...node, timing, effect: { ...effect, sentences: sentences.slice(0, -1) } };
  },
});

/** The timing that a sentence such as "Use only on your turn." is all about. */
function timingOf(sentence: Node | undefined, use: string): Node | null {
  if (sentence?.kind !== "Sentence" || children(sentence, "leads").length > 0) return null;
  const [clause, ...others] = children(child(sentence, "clauses") as Node, "clauses");
  const predicate = clause === undefined ? null : child(clause, "predicate");
  if (others.length > 0 || clause?.["subject"] !== undefined || predicate?.kind !== "Doing" || predicate["object"] !== undefined || predicate["modal"] !== undefined) return null;
  if (lemma(predicate, "verb") !== use || text(predicate, "restriction") !== "only") return null;
  const [when, ...further] = children(predicate, "complements");
  if (further.length > 0 || when === undefined) return null;
  if (when.kind === "Adverbial" && text(when, "adverb") === "oncePerTurn") return made("Timing", { when: "oncePerTurn", capital: true });
  if (when.kind === "DuringPhrase") return made("Timing", { when: "during", during: onTurn(when), capital: true });
  if (when.kind === "IfPhrase") return made("Timing", { when: "if", condition: when, capital: true });
  return null;
}

const onTurn = (during: Node): Node => (text(during, "preposition") === "during" ? { ...during, preposition: "on" } : during);

/** "During your turn, pay (3) to …": what is paid has its time in front of a colon. */
const leadInFront: Wording = {
  name: "when to pay, in front",
  kinds: ["Paragraph"],
  word: (node) => {
    const sentences = child(node, "content");
    if (sentences?.kind !== "Sentences") return node;
    const [first, ...others] = children(sentences, "sentences");
    const [lead, ...leads] = first?.kind === "Sentence" ? children(first, "leads") : [];
    if (first === undefined || lead === undefined || leads.length > 0 || !pays(first)) return node;
    const timing = lead.kind === "DuringLead" ? made("Timing", { when: "during", during: onTurn(child(lead, "during") as Node), capital: true }) : lead.kind === "Condition" ? made("Timing", { when: "if", condition: made("IfPhrase", { if: "if", condition: child(lead, "condition") as Node }), capital: true }) : null;
    if (timing === null) return node;
    return { ...node, content: made("Restricted", { timing, effect: { ...sentences, sentences: [without(first, "leads"), ...others] } }) };
  },
};

/** Whether a sentence says what may be paid, and for what. */
function pays(sentence: Node): boolean {
  const [clause] = children(child(sentence, "clauses") as Node, "clauses");
  const predicate = clause === undefined ? null : child(clause, "predicate");
  return clause?.["subject"] === undefined && predicate?.kind === "Paying" && children(predicate, "complements").some(({ kind }) => kind === "Purpose");
}

const leadInText: Wording = {
  name: "when to pay, in the sentence",
  kinds: ["Paragraph"],
  word: (node) => {
    const content = child(node, "content");
    const timing = content?.kind === "Restricted" ? child(content, "timing") : null;
    if (content === null || timing === null || timing["and"] !== undefined) return node;
    const effect = child(content, "effect") as Node;
    const [first, ...others] = children(effect, "sentences");
    const condition = child(timing, "condition");
    const lead = text(timing, "when") === "during" ? made("DuringLead", { during: child(timing, "during") as Node, capital: true }) : condition !== null && text(condition, "if") === "if" ? made("Condition", { condition: child(condition, "condition") as Node, capital: true }) : null;
    if (first?.kind !== "Sentence" || lead === null || children(first, "leads").length > 0 || !pays(first)) return node;
    return { ...node, content: { ...effect, sentences: [{ ...first, leads: [lead] }, ...others] } };
  },
};

