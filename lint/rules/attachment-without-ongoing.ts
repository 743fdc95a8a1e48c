import { headerType } from "../header-type.ts";
import { verbsOf } from "../../compiler/language.ts";
import { defineRule } from "../rule.ts";
import { holdsOnLabel, passes } from "../standing.ts";

/** "Attach to target ally." and nothing that holds on. */
export default defineRule({
  name: "attachment-without-ongoing",
  title: "A card attaches itself, and has nothing that holds on",
  why: "What lies attached to another card is there for what it does as long as it lies there, and says that behind “Ongoing:”. Without it the card has no reason to be attached, and its next paragraph happens once, if at all.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Clinging Moss, 2, Druid, Ability—Balance\nAttach to target ally.\nAttached ally has -1 ATK.",
        marked: "Attached ally has -1 ATK.",
        fixed: "Clinging Moss, 2, Druid, Ability—Balance\nAttach to target ally.\nOngoing: Attached ally has -1 ATK.",
      },
    ],
    good: ["Clinging Moss, 2, Druid, Ability—Balance\nAttach to target ally.\nOngoing: Attached ally has -1 ATK."],
  },
  card: (card, context) => {
    const verb = verbsOf(context.language).get(context.wording?.attachVerb ?? "");
    const label = holdsOnLabel(context);
    if (verb === undefined || label === null || headerType(card.header, context)?.stays !== "label" || !passes(card, context)) return;
    const attaches = new RegExp(`^${verb.base}\\b`, "i");
    const index = card.paragraphs.findIndex(({ text }) => attaches.test(text));
    if (index < 0) return;
    const next = card.paragraphs[index + 1];
    const told = next ?? card.paragraphs[index];
    if (told === undefined) return;
    const { start } = told.source.span;
    const fixes = next === undefined ? [] : [{ title: `Write “${label}:” before it`, edits: [{ start, end: start, text: `${label}: ` }] }];
    context.report({ span: told.source.span, message: `This card attaches itself, and nothing of it stands behind “${label}:”.`, help: next === undefined ? `Say behind “${label}:” what it does there.` : `Write “${label}:” before what holds on.`, fixes });
  },
});
