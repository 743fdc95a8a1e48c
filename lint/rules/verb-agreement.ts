import { child, children, lemma, text } from "../../grammar/ast.ts";
import { isPersonal } from "../../grammar/self-names.ts";
import { verbsOf } from "../../compiler/language.ts";
import { compilerFaults, quotedHelp } from "../compiler-faults.ts";
import { instead, reportMend } from "../mending.ts";
import { nodeAt } from "../node-at.ts";
import { wordIn } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";
import { isTold } from "../told-before.ts";

/** "Allies in your party has": the verb in another number than who does it. */
export default defineRule({
  name: "verb-agreement",
  title: "A verb does not agree with who does it",
  why: "One ally has, attacks and is; several have, attack and are. Where they do not agree, a reader can't tell whether the number of the noun or the form of the verb is the slip.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Banner of the Ford, 4, Item, Trinket (1)\nHeroes and allies in your party has +1 ATK.",
        marked: "has",
        fixed: "Banner of the Ford, 4, Item, Trinket (1)\nHeroes and allies in your party have +1 ATK.",
      },
      {
        card: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf have +1 ATK while attacking.",
        marked: "have",
        fixed: "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf has +1 ATK while attacking.",
      },
    ],
    good: [
      "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nUlf has +1 ATK while attacking.",
      "Banner of the Ford, 4, Item, Trinket (1)\nHeroes and allies in your party have +1 ATK.", "Banner of the Ford, 4, Item, Trinket (1)\nEach hero and ally in your party has +1 ATK.",
    ],
  },
  node: {
    Clause: (clause, context) => {
      const predicate = child(clause, "predicate");
      const [subject, ...others] = children(child(clause, "subject") ?? clause, "nouns");
      if (subject?.kind !== "SelfName" || others.length > 0 || predicate === null || text(predicate, "modal") !== null || !isPersonal(context.card.header?.types ?? [], context.language.grammar.vocabulary)) return;
      const verb = verbsOf(context.language).get(lemma(predicate, "verb") ?? "");
      const [written, right] = predicate.kind === "Having" && predicate["have"] === "have" ? ["have", "has"] : predicate.kind === "Being" && predicate["be"] === "are" ? ["are", "is"] : predicate.kind === "Doing" && predicate["form"] === "base" && verb !== undefined && verb.base !== verb.s ? [verb.base, verb.s] : [null, null];
      const word = written === null ? null : wordIn(predicate.span, [written], context);
      if (word === null || right === null || isTold(word, "text/agreement", context)) return;
      const name = context.textOf(subject.span);
      reportMend(context, { span: word, message: `“${word.text}” does not go with “${name}”.`, edits: [instead(word, right)] });
    },
  },
  paragraph: ({ node }, context) => {
    compilerFaults(context, "text/agreement", (diagnostic) => {
      if (node === null || /(?:Noun|Modifier|Pronoun)$/.test(nodeAt(node, diagnostic.span).kind)) return null;
      return { fixes: diagnostic.fix === undefined ? quotedHelp(diagnostic) : [] };
    });
  },
});
