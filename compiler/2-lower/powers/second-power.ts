import { child, children, nodesIn, text, walk, type Node } from "../../../grammar/ast.ts";
import { Unlowered, type Context } from "../context.ts";
import { isStatement } from "../statements/statement.ts";
import { isWould } from "./lead-kinds.ts";

/** A power that stands in the paragraph of another. */
export class SecondPower extends Unlowered {}

/** Words that say for how long, or of which time, so that a sentence can be a part of what is done. */
const PASSING = new Set(["TimePhrase", "TimesPhrase", "UntilPhrase", "DuringPhrase", "DuringLead", "ThisWay", "NextTime"]);

/**
 * Refuses a sentence behind a power that holds or waits on and on and speaks of nothing that was spoken of: each power
 * has a paragraph of its own (CR 700.1), and as a part of what is done it would be made again each time.
 */
export function noSecondPower(sentence: Node, context: Context): void {
  if (sentence.kind !== "Sentence" || !children(sentence, "leads").every((lead) => lead.kind === "Trigger" || isWould(lead, context))) return;
  const views = context.resolved.views.get(child(sentence, "clauses") ?? sentence) ?? [];
  const waits = children(sentence, "leads").length > 0;
  if (!waits && (views.length === 0 || !views.every(isStatement))) return;
  // What waits would wait again each time, whatever it targets when it comes; it goes on only with what stood before it.
  if (!speaksOfMore(sentence, context, new Set(walk(sentence)), !waits)) throw new SecondPower(sentence, "this is a power by itself, and stands in a paragraph of its own");
}

/** Whether a sentence says a time, speaks of what another has named or, where that is enough, chooses a target. */
function speaksOfMore(node: Node, context: Context, own: ReadonlySet<Node>, targets: boolean): boolean {
  const before = context.resolved.antecedents.get(node);
  if (PASSING.has(node.kind) || (before?.is === "mention" && !own.has(before.mention.noun)) || (targets && /target$/i.test(text(node, "determiner") ?? ""))) return true;
  if (["next", "thisWay", "thisTurn"].some((word) => text(node, "adjective") === word || text(node, "adverb") === word || text(node, "when") === word)) return true;
  for (const field in node) for (const item of nodesIn(node[field])) if (speaksOfMore(item, context, own, targets)) return true;
  return false;
}
