import type { KeywordEntry } from "../../../grammar/vocabulary.ts";

const kw = (lemma: string, parameter: KeywordEntry["parameter"] = "none"): KeywordEntry => ({ lemma, forms: { lower: lemma, title: lemma.replace(/(^| |-)[a-z]/g, (m) => m.toUpperCase()).replace(/ Of /g, " of ").replace(/ The /g, " the ") }, parameter, reminders: [] });

export const keywords: readonly KeywordEntry[] = [
  ...["escape artist", "find treasure", "war stomp", "will of the forsaken", "hardiness", "berserking", "shadowmeld", "elusive", "protector", "ferocity", "stealth", "untargetable", "long-range", "arcane torrent", "inspiring presence", "thrown", "irradiated", "dual wield", "conspicuous"].map((l) => kw(l)),
  kw("inspire", "noun"), kw("sabotage", "noun"), kw("diplomacy", "noun"), kw("resistance", "damageType"),
];
