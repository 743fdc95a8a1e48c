import { likeWritten } from "../../grammar/capital.ts";
import type { Confusion, Wording } from "../../grammar/wording.ts";
import { defineRule } from "../rule.ts";

/** Words of the language that are written where another is meant. */
export default defineRule({
  name: "mistaken-word",
  title: "A word of the language stands where another is meant",
  why: "“Attack to” for “attach to” is no error of spelling, so nothing that looks at words alone can see it. The game's list of words that are commonly written for one another says which, and what stands beside them when they are.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Clinging Moss, 2, Druid, Ability—Balance\nAttack to target ally.\nOngoing: Attached ally has -1 ATK.",
        marked: "Attack",
        fixed: "Clinging Moss, 2, Druid, Ability—Balance\nAttach to target ally.\nOngoing: Attached ally has -1 ATK.",
      },
      {
        card: "Harrow the Tiller, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 3 Health\nWhen you play a resource, Harrow has +1 ATK this turn.",
        marked: "play",
        fixed: "Harrow the Tiller, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 3 Health\nWhen you place a resource, Harrow has +1 ATK this turn.",
      },
    ],
    good: ["Clinging Moss, 2, Druid, Ability—Balance\nAttach to target ally.\nOngoing: Attached ally has -1 ATK.", "Harrow the Tiller, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 3 Health\nWhen you place a resource, Harrow has +1 ATK this turn."],
  },
  paragraph: ({ text }, context) => {
    for (const { confusion, pattern } of context.wording === null ? [] : patternsOf(context.wording)) {
      const { meant, because } = confusion;
      for (const match of text.matchAll(pattern)) {
        const span = { start: match.index, end: match.index + match[0].length };
        const instead = likeWritten(match[0], meant);
        const claims = context.diagnostics().filter((diagnostic) => diagnostic.span.start <= span.end && diagnostic.span.end >= span.start);
        context.report({ span, message: `“${match[0]}” stands where “${instead}” is meant: ${because}.`, help: `Write “${instead}”.`, fixes: [{ title: `Write “${instead}”`, edits: [{ ...span, text: instead }] }], claims });
      }
    }
  },
});

interface Pattern {
  readonly confusion: Confusion;
  readonly pattern: RegExp;
}

const patterns = new WeakMap<Wording, readonly Pattern[]>();

function patternsOf(wording: Wording): readonly Pattern[] {
  let made = patterns.get(wording);
  if (made === undefined) {
    made = wording.confusions.map((confusion) => {
      const { written, before, after } = confusion;
      return { confusion, pattern: new RegExp(`${after === undefined ? "" : `(?<=\\b${after} )`}\\b${written}\\b${before === undefined ? "" : `(?= ?${before})`}`, "gi") };
    });
    patterns.set(wording, made);
  }
  return made;
}
