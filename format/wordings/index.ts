import type { EraWording } from "../../grammar/era-table.ts";
import type { Grammar } from "../../grammar/grammar.ts";
import type { Wording } from "../wording.ts";
import { plainWords, ratherThan, serialComma } from "./house.ts";
import { beingKeywordWording, keywordCaseWording } from "./keywords.ts";
import { oneOfYoursWording } from "./one-of-yours.ts";
import { phraseWording } from "./phrases.ts";
import { selfWording } from "./self.ts";
import { statPairWording } from "./stat-pair.ts";
import { timingWordings } from "./timing.ts";
import { tokenStatsWording } from "./token-stats.ts";
import { zoneCardsWording } from "./zone-cards.ts";

/** The wordings of an era, those of every era first. */
export function wordingsOf(era: EraWording, grammar: Grammar): readonly Wording[] {
  const { phrases, self, zoneCards, statPair, tokenStats, timing, oneOfYours, beingKeywords, keywords } = era;
  return [
    plainWords,
    ratherThan,
    serialComma,
    ...phrases.map((change) => phraseWording(change, grammar)),
    ...(zoneCards === undefined ? [] : [zoneCardsWording(zoneCards)]),
    ...(statPair === undefined ? [] : [statPairWording(statPair)]),
    ...(tokenStats === undefined ? [] : [tokenStatsWording(tokenStats)]),
    ...(oneOfYours === undefined ? [] : [oneOfYoursWording(oneOfYours)]),
    ...(beingKeywords === undefined ? [] : [beingKeywordWording(beingKeywords)]),
    ...(keywords === undefined ? [] : [keywordCaseWording(keywords, grammar)]),
    ...(timing === undefined ? [] : timingWordings(timing)),
    ...(self === undefined ? [] : [selfWording(self)]),
  ];
}
