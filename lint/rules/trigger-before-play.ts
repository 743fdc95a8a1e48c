import { child, children, lemma, walk, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";
import { isQuoted, staysInPlay } from "../standing.ts";

/** "When you play Ulf, ready him." */
export default defineRule({
  name: "trigger-before-play",
  title: "A card does something to itself as it is played, before it is in play",
  why: "“When you play” happens as the card is put on the chain, before it has entered play: it can't be readied, destroyed or given a counter there. “When … enters play” is the moment at which it can.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen you play Ulf, put a seed counter on Ulf.",
        marked: "you play Ulf",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf enters play, put a seed counter on Ulf.",
      },
    ],
    good: ["Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen Ulf enters play, put a seed counter on Ulf.", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen you play Ulf, draw a card."],
  },
  node: {
    Sentence: (sentence, context) => {
      if (isQuoted(context) || !staysInPlay(context.card, context)) return;
      const trigger = children(sentence, "leads").find(({ kind }) => kind === "Trigger");
      const events = trigger === undefined ? [] : children(child(trigger, "event") ?? trigger, "clauses");
      const [event] = events;
      const predicate = event === undefined ? null : child(event, "predicate");
      const object = predicate === null ? null : child(predicate, "object");
      const clauses = child(sentence, "clauses");
      // The verb of playing is that of the zone in which cards are in play.
      const zone = context.language.grammar.vocabulary.zones.find(({ lemma: each }) => each === (predicate === null ? null : lemma(predicate, "verb")));
      if (event === undefined || object === null || clauses === null || zone === undefined || events.length > 1 || children(object, "nouns").length !== 1 || !isSelf(children(object, "nouns")[0] as Node)) return;
      const named = new Set(walk(clauses).filter(({ kind }) => kind === "Named").flatMap(walk));
      if (!walk(clauses).some((node) => isSelf(node) && !named.has(node))) return;
      const name = context.textOf(object.span);
      context.report({ span: event.span, message: "It is not in play yet when this happens.", help: `Write “${name} enters play”.`, fixes: [{ title: `Write “${name} enters play”`, edits: [{ start: event.span.start, end: event.span.end, text: `${name} enters play` }] }] });
    },
  },
});

function isSelf(node: Node): boolean {
  return node.kind === "SelfName" || (node.kind === "NounPhrase" && node["determiner"] === "this" && children(node, "posts").length === 0);
}
