import { child, children, text, walk, type Node } from "../../grammar/ast.ts";
import type { ParagraphContext } from "../context.ts";
import { defineRule } from "../rule.ts";
import { isLabelledOngoing, isQuoted, passes, saysHowLong, staysInPlay } from "../standing.ts";

/** "Target ally has +2 ATK." on an ability that does not stay. */
export default defineRule({
  name: "missing-duration",
  title: "What is given once does not say how long it lasts",
  why: "A power that holds on says what is so as long as it is there. What happens once, as an ability or a trigger resolves, must say how long it lasts: “this turn”, “until the start of your next turn”. Without that the +2 ATK would last for the rest of the game.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Sap of the Elder Oak, 1, Druid, Instant Ability—Balance\nTarget ally has +2 ATK.",
        marked: "has +2 ATK",
        fixed: "Sap of the Elder Oak, 1, Druid, Instant Ability—Balance\nTarget ally has +2 ATK this turn.",
      },
    ],
    good: [
      "Sap of the Elder Oak, 1, Druid, Instant Ability—Balance\nTarget ally has +2 ATK this turn.",
      "Sap of the Elder Oak, 1, Druid, Ability—Balance\nAttach to target ally.\nOngoing: Attached ally has +2 ATK.",
      "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nOther allies in your party have +1 ATK.",
    ],
  },
  node: {
    Sentence: (sentence, context) => {
      if (isQuoted(context) || saysHowLong(sentence) || !happensOnce(sentence, context)) return;
      const clauses = children(child(sentence, "clauses") ?? sentence, "clauses");
      for (const clause of clauses) {
        const predicate = child(clause, "predicate");
        if (predicate?.kind !== "Having" || text(predicate, "modal") !== null || children(predicate, "complements").length > 0) continue;
        const items = children(child(predicate, "items") ?? predicate, "items");
        if (items.length === 0 || !items.every(({ kind }) => kind === "StatChange" || kind === "PlainKeyword" || kind === "NumberKeyword")) continue;
        const { end } = predicate.span;
        context.report({ span: predicate.span, message: "This does not say how long it lasts.", help: "Write “this turn” after it.", fixes: [{ title: "Write “this turn” after it", edits: [{ start: end, end, text: " this turn" }] }] });
      }
    },
  },
});

/** "At the start of your next turn": what happens then is for good on several cards. */
function isToCome(lead: Node): boolean {
  return walk(lead).some(({ kind, adjective }) => kind === "Adjective" && adjective === "next");
}

const MOMENTS = new Set(["Trigger", "AtLead", "NextTime", "TimeLead"]);

/** Whether a sentence tells what happens at some time, and not what is so. */
function happensOnce(sentence: Node, context: ParagraphContext): boolean {
  const [paragraph] = context.parents;
  if (paragraph === undefined) return false;
  if (context.parents.some(({ kind }) => kind === "Payment" || kind === "Restricted")) return true;
  if (children(sentence, "leads").some((lead) => MOMENTS.has(lead.kind) && !isToCome(lead))) return true;
  return !staysInPlay(context.card, context) && passes(context.card, context) && !isLabelledOngoing(paragraph, context);
}
