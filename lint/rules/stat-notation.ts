import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Values that are not written as cards write them. */
export default defineRule({
  name: "stat-notation",
  title: "A value is not written as cards write it",
  why: "Two values stand on either side of a slash with a space on each side of it, and a sign belongs to its number: “+1 ATK / +1 health”. Written otherwise the same values are not found by who looks for them.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK/+1 health this turn.", marked: "/", fixed: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK / +1 health this turn." },
      { card: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has + 1 ATK this turn.", marked: "+ 1", fixed: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK this turn." },
      { card: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1ATK this turn.", marked: "+1ATK", fixed: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK this turn." },
      { card: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +2 attack this turn.", marked: "attack", fixed: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +2 ATK this turn." },
      { card: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +2 atk this turn.", marked: "atk", fixed: "Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +2 ATK this turn." },
    ],
    good: ["Rallying Beat, 2, Warrior, Ability—Arms\nTarget ally has +1 ATK / +1 health this turn."],
  },
  paragraph: ({ text }, context) => {
    const names = new Map(context.language.grammar.vocabulary.stats.flatMap(({ forms }) => Object.values(forms)).map((name) => [name.toLowerCase(), name]));
    for (const match of text.matchAll(/([+-]) (?=\d|X\b)/g)) {
      const number = /^\d+|^X/.exec(text.slice(match.index + 2))?.[0] ?? "";
      const span = { start: match.index, end: match.index + 2 + number.length };
      reportMend(context, { span, message: `A space stands between “${match[1] ?? ""}” and its number.`, edits: [instead(span, `${match[1] ?? ""}${number}`)] });
    }
    const known = [...names.values()].filter((name) => name.length > 2);
    for (const match of text.matchAll(new RegExp(`([+-]?(?:\\d+|X))(${known.join("|")})(?!\\p{L})`, "gu"))) {
      const span = { start: match.index, end: match.index + match[0].length };
      reportMend(context, { span, message: `No space stands between “${match[1] ?? ""}” and “${match[2] ?? ""}”.`, edits: [instead(span, `${match[1] ?? ""} ${match[2] ?? ""}`)] });
    }
    for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\d])(\\d+)([+-])(?= (?:${known.join("|")}))`, "gu"))) {
      const span = { start: match.index, end: match.index + match[0].length };
      reportMend(context, { span, message: `The sign stands behind its number.`, edits: [instead(span, `${match[2] ?? ""}${match[1] ?? ""}`)] });
    }
    for (const [written, meant] of Object.entries(context.wording?.statWords ?? {})) {
      for (const match of text.matchAll(new RegExp(`(?<=(?:^|[ /])[+-](?:\\d+|X) )${written}(?!\\p{L})`, "giu"))) {
        const span = { start: match.index, end: match.index + match[0].length };
        reportMend(context, { span, message: `“${match[0]}” is called “${meant}”.`, edits: [instead(span, meant)] });
      }
    }
    for (const match of text.matchAll(/(?<=[\p{L}\]\dX])( ?)\/( ?)(?=[+-]?(?:\d|X\b))/gu)) {
      const [slash, before, after] = match;
      if (before === " " && after === " ") continue;
      const span = { start: match.index, end: match.index + slash.length };
      reportMend(context, { span, message: "The slash between two values has a space on each side.", edits: [instead(span, " / ")], title: "Write “ / ”" });
    }
    for (const match of text.matchAll(/(?<=(?:^|[ /])[+-]?(?:\d+|X) (?:\[\p{L}+\] )?)\p{L}+/gu)) {
      const name = names.get(match[0].toLowerCase());
      if (name === undefined || name === match[0] || match[0].endsWith("s")) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      reportMend(context, { span, message: `“${match[0]}” is written “${name}”.`, edits: [instead(span, name)] });
    }
  },
});
