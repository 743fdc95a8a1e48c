import { children, isNode, walk } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";
import { holdsOnLabel, isLabelledOngoing, isQuoted, passes, saysHowLong } from "../standing.ts";

/** “You pay (1) less to play cards” on an ability that does not stay. */
export default defineRule({
  name: "passing-discount",
  title: "What other cards cost is changed by a card that does not stay in play",
  why: "An ability without “Ongoing:” is in the graveyard before anything else can be played, so what it says of the cost of other cards never comes to pass. It must stay, or say until when it holds.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Thrifty Chant, 2, Priest, Ability—Holy\nYou pay (1) less to play allies, to a minimum of 1.",
        marked: "You pay (1) less to play allies",
        fixed: "Thrifty Chant, 2, Priest, Ability—Holy\nOngoing: You pay (1) less to play allies, to a minimum of 1.",
      },
    ],
    good: [
      "Thrifty Chant, 2, Priest, Ability—Holy\nOngoing: You pay (1) less to play allies, to a minimum of 1.",
      "Thrifty Chant, 4, Priest, Ability—Holy\nYou pay (1) less to play this ability for each ally in your party.\nDraw two cards.",
      "Thrifty Chant, 1, Priest, Ability—Holy\nYou pay (1) less to play allies this turn.",
    ],
  },
  node: {
    Paying: (paying, context) => {
      const [paragraph] = context.parents;
      const sentence = context.parents.find(({ kind }) => kind === "Sentence");
      const purpose = children(paying, "complements").find(({ kind }) => kind === "Purpose");
      if (paragraph === undefined || sentence === undefined || purpose === undefined || (paying["change"] !== "less" && paying["change"] !== "more")) return;
      if (isQuoted(context) || !passes(context.card, context) || isLabelledOngoing(paragraph, context) || saysHowLong(sentence) || children(sentence, "leads").length > 0) return;
      // What the card itself costs is changed before it is played.
      const own = walk(purpose).some((node) => node["determiner"] === "this" || (isNode(node) && (node.kind === "SelfName" || node.kind === "Pronoun")));
      if (own) return;
      const label = holdsOnLabel(context) ?? "";
      const { start } = paragraph.span;
      context.report({ span: sentence.span, message: "The card is no longer in play when another is played.", help: `Write “${label}:” before it, or say until when it holds.`, fixes: [{ title: `Write “${label}:” before it`, edits: [{ start, end: start, text: `${label}: ` }] }] });
    },
  },
});
