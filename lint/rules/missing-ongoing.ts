import { child, children, walk, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";
import { holdsOnLabel, isLabelledOngoing, isQuoted, passes, saysHowLong } from "../standing.ts";

/** An ability that would have to stay in play, and does not. */
export default defineRule({
  name: "missing-ongoing",
  title: "A trigger stands on a card that does not stay in play",
  why: "An ability without “Ongoing:” goes to the graveyard as soon as it has resolved. What it says would happen “at the start of your turn” or “when an ally is destroyed” then never happens.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Slow Rot, 2, Warlock, Ability—Affliction\nAt the start of your turn, draw a card.",
        marked: "At the start of your turn,",
        fixed: "Slow Rot, 2, Warlock, Ability—Affliction\nOngoing: At the start of your turn, draw a card.",
      },
    ],
    good: [
      "Slow Rot, 2, Warlock, Ability—Affliction\nOngoing: At the start of your turn, draw a card.",
      "Slow Rot, 2, Warlock, Ability—Affliction\nDestroy target ally. At the start of your next turn, draw a card.",
    ],
  },
  node: {
    Sentence: (sentence, context) => {
      const [paragraph] = context.parents;
      const lead = children(sentence, "leads").find(({ kind }) => kind === "Trigger" || kind === "AtLead");
      if (paragraph === undefined || lead === undefined || lead.span.start !== paragraph.span.start) return;
      if (isQuoted(context) || !passes(context.card, context) || isLabelledOngoing(paragraph, context) || saysHowLong(lead) || isOnce(lead) || namesCard(lead)) return;
      const label = holdsOnLabel(context) ?? "";
      const { start } = paragraph.span;
      context.report({ span: lead.span, message: "The card is no longer in play when this could happen.", help: `Write “${label}:” before it.`, fixes: [{ title: `Write “${label}:” before it`, edits: [{ start, end: start, text: `${label}: ` }] }] });
    },
  },
});

/** "At the end of this turn": a moment to come. */
function isOnce(lead: Node): boolean {
  return children(lead, "moments").some((moment) => walk(moment).some((node) => node["determiner"] === "this" || children(node, "modifiers").length > 0 || node["modifier"] !== undefined));
}

/** "When this ability is put into your graveyard": the trigger of a card that is where its event puts it. */
function namesCard(lead: Node): boolean {
  return walk(child(lead, "event") ?? lead).some((node) => node.kind === "SelfName" || node.kind === "ThisCard" || node.kind === "ThisWay" || node["adverb"] === "thisWay" || node["determiner"] === "this");
}
