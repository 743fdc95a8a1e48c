import { child, children, isNode, text, type Node } from "../../grammar/ast.ts";

/** The first node below one whose words do not agree with each other ("can't attacks", "its the hand"); null if all do. */
export function disagreement(node: Node): Node | null {
  if (node.kind === "Aside") return null;
  if (!agrees(node)) return node;
  for (const value of Object.values(node)) {
    for (const item of isNode(value) ? [value] : Array.isArray(value) ? value : []) {
      const found = isNode(item) ? disagreement(item) : null;
      if (found !== null) return found;
    }
  }
  return null;
}

/** Forms that follow an auxiliary: "can't | attack", "would | be dealt", "may | have". */
const BASE = new Set(["base", "be", "become", "haveBeen", "have", "gain", "haveOrShare", "share"]);

/** Determiners that stand behind a possessor or a number: "their owner's other", "three target cards". */
const AFTER_NUMBER = new Set(["target", "another", "those", "these", "your", "his", "her", "its", "their", "more", "fewer", "the", "that"]);

function agrees(node: Node): boolean {
  switch (node.kind) {
    case "Doing":
    case "Undergoing":
    case "Being":
    case "Having":
    case "Paying":
      return text(node, "modal") === null || BASE.has(text(node, "be") ?? text(node, "have") ?? text(node, "form") ?? "") || text(node, "perfect") === "have";
    case "Purpose":
      return children(node, "predicates").every((predicate) => BASE.has(text(predicate, "be") ?? text(predicate, "have") ?? text(predicate, "form") ?? "base"));
    case "NounPhrase": {
      const determiner = text(node, "determiner");
      if (determiner === null) return true;
      return children(node, "possessors").length === 0 && (child(node, "quantity") === null || AFTER_NUMBER.has(determiner));
    }
    case "StepPhrase":
      return text(node, "determiner") === null || children(node, "possessors").length === 0;
    default:
      return true;
  }
}
