import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";
import { isQuoted } from "../standing.ts";

/** "When this weapon attacks". */
export default defineRule({
  name: "never-fights",
  title: "A card that never fights is said to attack or defend",
  why: "Characters attack and defend; other cards never do, unless their own text makes them one. A power that waits for that is never used. Mostly the hero was meant: “when your hero attacks with this weapon”.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike\nWhen this weapon attacks, draw a card.",
        marked: "this weapon attacks",
        fixed: "Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike\nWhen your hero attacks, draw a card.",
      },
    ],
    good: ["Rusted Adze, 2, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike\nWhen your hero attacks with this weapon, draw a card.", "Ulf the Sower, 3, Horde, Ally—Orc Hunter, 2 [Ranged] ATK / 3 Health\nWhen this ally attacks, draw a card."],
  },
  node: {
    Clause: (clause, context) => {
      const type = headerType(context.card.header, context);
      const fighting = context.wording?.fighting;
      const [who, ...others] = children(child(clause, "subject") ?? clause, "nouns");
      const predicate = child(clause, "predicate");
      if (type === null || fighting === undefined || who === undefined || predicate === null || others.length > 0 || isQuoted(context)) return;
      if (!fighting.verbs.includes(lemma(predicate, "verb") ?? "") || text(predicate, "modal") !== null || !fighting.never.includes(type.type) || !isSelf(who) || context.card.paragraphs.some((each) => CHANGING.test(each.text))) return;
      const { start, end } = who.span;
      context.report({ span: { start, end: clause.span.end }, message: `No ${type.type} fights.`, help: "Say who fights, for example “your hero”.", fixes: [{ title: "Write “your hero”", edits: [{ start, end, text: "your hero" }] }] });
    },
  },
});

/** Whether a noun is the card itself. */
const isSelf = (noun: Node): boolean => noun.kind === "SelfName" || (noun.kind === "NounPhrase" && text(noun, "determiner") === "this");

/** A text by which a card becomes something else, too. */
const CHANGING = /\b(?:becomes?|also|counts? as|as though)\b/;
