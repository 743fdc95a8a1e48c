import type { Confusion } from "../../../grammar/wording.ts";

/** A row: what is written, what is meant, and what stands around it when it is a slip. */
const slip = (written: string, meant: string, because: string, around: { readonly before?: string; readonly after?: string }): Confusion => ({ written, meant, because, ...around });

const OWNED = "hero|party|deck|hand|graveyard|opponents?|resources?|turn|next|ready step";
const DONE = "may|can|can't|pay|draw an?|play an?|place an?|choose|put an?|would|don't|strike with|destroy|discard an?|reveal an?|gain";

/** Words that are written for one another, and no spell checker sees it: each is a word, and the wrong one. */
export const confusions: readonly Confusion[] = [
  slip("attack", "attach", "a card is attached to another; a character attacks it, without “to”", { before: "to (?:target|it|a|an|your|that)\\b" }),
  slip("attach", "attack", "a character attacks; only a card that lies on another is attached", { after: "(?:must|can't|can only|it)", before: "(?:if able|you|heroes|allies|this|that|again|during|with|\\.)" }),
  slip("play", "place", "a resource is placed; it is not played", { before: "an? (?:[a-z]+ )?resource\\b" }),
  slip("plays", "places", "a resource is placed; it is not played", { before: "an? (?:[a-z]+ )?resource\\b" }),
  slip("you", "your", "what belongs to you is “your”", { before: `(?:${OWNED})\\b` }),
  slip("your", "you", "“your” says that something belongs to you; what you do, “you” do", { before: `(?:${DONE})\\b` }),
  slip("your", "you", "“your” says that something belongs to you; what you do, “you” do", { after: "(?:while|if|cards?|ally|allies|hero|heroes|characters?|weapons?|equipment|abilities|ability|quests?|locations?)", before: "control\\b" }),
  slip("my", "may", "“may” gives a choice", { after: "(?:you|player|opponent|controller)" }),
  slip("his", "is", "“his” says that something belongs to him", { after: "(?:ally|hero|it|damage|card|character)", before: "(?:dealt|destroyed|exhausted|ready|damaged|attacking|defending|turned|revealed)\\b" }),
  slip("is", "his", "what belongs to him is “his”", { after: "(?:into|from|of|in|to)", before: "(?:graveyard|hand|deck|party|hero|resource row|turn)\\b" }),
  slip("is", "if", "a condition begins with “if”", { after: "(?:[.:])", before: "(?:you|that|it|this|an?|target|your) " }),
  slip("as", "has", "what a card gains it “has”", { after: "(?:character|ally|hero|weapon|it|card|heroes|allies)", before: "(?:[+-]\\d|[A-Z][a-z-]+ (?:\\d|this turn|while))" }),
  slip("the", "then", "what is done next is done “then”", { after: "(?:and|,)", before: "(?:you|he|she|it|they|that|discard|draw|put|destroy|exhaust|remove) " }),
  slip("all", "ally", "one card of the type is an “ally”", { after: "(?:this|target|an|another|opposing|that|Druid)", before: "(?:deals|has|attacks|dies|enters|leaves|you control|in your|,)" }),
  slip("an", "and", "two kinds are joined by “and”", { after: "(?:hero|heroes|ally|allies)", before: "(?:ally|allies|hero|heroes)\\b" }),
  slip("damaged", "damage", "what is dealt is “damage”", { after: "(?:melee|ranged|fire|frost|arcane|nature|shadow|holy|\\d)", before: "(?:to|from|divided|this)\\b" }),
  slip("form", "from", "a card goes “from” a place; “form” is a shape", { before: "(?:the game|your|its|his|target|their|an?|that|play)\\b" }),
  slip("of", "or", "one of two kinds is told by “or”", { after: "(?:hero|ally|ability)", before: "(?:ally|hero|equipment)\\b" }),
  slip("loose", "lose", "who no longer has something “loses” it", { before: "(?:and can't|all|\\d|powers|its)" }),
  slip("looses", "loses", "who no longer has something “loses” it", { before: "(?:and can't|all|\\d|powers|its)" }),
  slip("where", "were", "what was is told by “were”", { after: "(?:it|they|that|cards)", before: "(?:destroyed|dealt|revealed|discarded)\\b" }),
  slip("then", "than", "what is compared is compared by “than”", { after: "(?:less|more|greater|other|rather|fewer)" }),
  slip("than", "then", "what is done next is done “then”", { after: "(?:and|,|card|damage)", before: "(?:discard|draw|put|destroy|exhaust|remove|shuffle) " }),
];
