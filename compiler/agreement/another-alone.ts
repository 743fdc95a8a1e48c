import { child, childNodes, children, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { verbOf } from "../1-resolve/clause-view.ts";
import { fault, firstWord } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** "If it dealt damage, draw another card" where nothing was drawn: “another” is one more of what has been done. */
export function anotherAlone(paragraph: Node, words: AgreeingWords): Diagnostic[] {
  const done = new Set<string>();
  const found: Diagnostic[] = [];
  const visit = (node: Node): void => {
    // What is waited for or asked is not done.
    if (node.kind === "Aside" || LEADS.has(node.kind)) return;
    if (node.kind === "Doing") {
      const [noun] = children(child(node, "object") ?? node, "nouns");
      if (noun !== undefined && text(noun, "determiner") === "another" && isPlainCard(noun) && /^(?:base|s)$/.test(text(node, "form") ?? "") && !done.has(verbOf(node))) {
        const { word, span } = firstWord(words.text, noun.span);
        found.push(fault("text/determiner", span, `“${word}” is one more, and none was told of before.`, "Write “a”.", "a"));
      }
      done.add(verbOf(node));
    }
    for (const inner of childNodes(node)) visit(inner);
  };
  visit(paragraph);
  return found;
}

const LEADS = new Set(["Trigger", "NextTime", "AsLead", "Condition", "IfPhrase", "UnlessPhrase", "UntilPhrase", "TimesPhrase"]);

/** "another card", of which nothing else is told. */
function isPlainCard(noun: Node): boolean {
  const [head, ...others] = children(noun, "heads");
  return head !== undefined && others.length === 0 && children(head, "modifiers").length === 0 && children(noun, "posts").length === 0 && child(head, "noun")?.kind === "TypeNoun";
}
