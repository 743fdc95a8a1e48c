import { capitalised, costs, flag, JOINS, list, literal, many, maybe, name, node, number, optional, phrase, pick, sentenceCase, sequence, some, stop, union, word } from "../form.ts";

/** Whole sentences, and what heads them. */
export const sentences = [
  phrase("Sentences", some("sentences", "AnySentence")),
  union("AnySentence", "Modes", "Sentence", "Aside"),
  sentenceCase(phrase("Sentence", many("leads", "Lead"), flag("either", "either", "surface"), node("clauses", "Clauses"), stop())),
  union("Lead", "Trigger", "NextTime", "AsLead", "Condition", "Whilst", "AtLead", "TimeLead", "DuringLead", "UntilLead", "ForEachLead", "CostLead", "Sequel"),
  capitalised(phrase("Trigger", pick("when", { when: "when", whenever: "whenever" }, "surface"), node("event", "Clauses"), optional(node("next", "NextUse")), literal(","))),
  phrase("NextUse", literal("next")),
  capitalised(phrase("NextTime", literal("the next time"), node("event", "Clauses"), literal(","))),
  capitalised(phrase("AsLead", literal("as"), node("event", "AsEvent"), literal(","))),
  union("AsEvent", "Clauses", "StepStarts"),
  phrase("StepStarts", node("time", "TimePhrase"), node("predicate", "Predicate")),
  capitalised(phrase("Condition", literal("if"), node("condition", "Clauses"), literal(","))),
  capitalised(phrase("Whilst", literal("while"), node("condition", "WhileCondition"), literal(","))),
  capitalised(phrase("AtLead", list("moments", "AtPhrase", { and: ["and"] }), optional(node("event", "AndWhen")), literal(","))),
  phrase("AndWhen", literal("and when"), node("event", "Clauses")),
  capitalised(phrase("TimeLead", node("time", "TimePhrase"), literal(","))),
  capitalised(phrase("DuringLead", node("during", "DuringPhrase"), literal(","))),
  capitalised(phrase("UntilLead", node("until", "UntilPhrase"), literal(","))),
  capitalised(phrase("ForEachLead", literal("for each"), node("what", "Nouns"), literal(","))),
  /** "As an additional cost to play this ability,", "As a cost to place this quest face up,", "To play,". */
  capitalised(phrase("CostLead", pick("of", { additional: "as an additional cost to", cost: "as a cost to", plain: "to" }), list("predicates", "Predicate", { or: ["or"] }), literal(","))),
  costs(1, capitalised(phrase("Sequel", pick("sequel", { otherwise: "otherwise ,", then: "then ,", thenPlain: "then" })))),

  /** "Choose one: …; or …." (CR 707.1c) */
  sentenceCase(
    phrase(
      "Modes",
      many("leads", "Lead"),
      optional(node("chooser", "Nouns")),
      pick("verb", { choose: "choose", chooses: "chooses" }, "surface"),
      pick("count", { one: "one", two: "two", oneOrBoth: "one or both", oneFollowing: "one of the following", twoFollowing: "two of the following", xFollowing: "X of the following", thatManyFollowing: "that many of the following" }),
      literal(":"),
      list("modes", "Mode", { semicolonOr: [";", "or"], semicolon: [";"] }, { least: 2 }),
      stop(),
    ),
  ),
  capitalised(phrase("Mode", many("leads", "Lead"), node("clauses", "Clauses"))),

  /** A parenthesis: a reminder, a clarification, or operative text; which, resolve says. */
  phrase("Aside", literal("("), node("content", "AsideContent"), literal(")")),
  union("AsideContent", "Sentences", "NounAside", "WhenAside", "LikeAside", "Fragments", "BareFragment"),
  phrase("LikeAside", literal("like"), node("example", "HeroRequired")),
  capitalised(phrase("WhenAside", literal("when"), node("event", "Clauses"), flag("stop", ".", "surface"))),
  /** "+1 ATK on your turn.", "Elusive and Untargetable while ready.": what the card has, or is. */
  phrase("Fragments", node("fragment", "Fragment"), many("sentences", "AnySentence")),
  capitalised(phrase("Fragment", node("what", "FragmentContent"), many("complements", "Complement"), stop())),
  /** "+2 ATK on your turn": alone it is no sentence, and may have no full stop. */
  capitalised(phrase("BareFragment", node("what", "StatChanges"), many("complements", "Complement"))),
  union("FragmentContent", "StatChanges", "States"),
  capitalised(phrase("NounAside", maybe("introduction", { including: "including", as: "as" }), node("nouns", "Nouns"), flag("stop", ".", "surface"))),
] as const;

/** What is paid for a power, and when it may be used. */
export const payments = [
  phrase("Payment", optional(node("timing", "Timing")), list("costs", "Cost", { comma: [","], and: ["and"], commaAnd: [",", "and"], or: ["or"] }, { mark: "meaning" }), literal(">>>"), node("effect", "Sentences")),
  sentenceCase(phrase("Timing", pick("when", { during: node("during", "DuringPhrase"), if: node("condition", "IfPhrase"), oncePerTurn: "once per turn", anyPlayer: sequence(literal("any"), word("player", "Player")), while: node("while", "WhilePhrase") }), optional(node("and", "AlsoIf")), literal(":"))),
  phrase("AlsoIf", literal(","), node("condition", "IfPhrase")),
  union("Cost", "ResourceCost", "ActivateCost", "DoingCost"),
  phrase("ResourceCost", literal("("), node("amount", "PlainAmount"), literal(")")),
  phrase("ActivateCost", word("icon", "Activate")),
  /** "(5) >>> Flip Almia": the front of a card with two faces has no more to say, and no full stop. */
  phrase("FlipLine", list("costs", "Cost", { comma: [","] }), literal(">>>"), node("act", "LineAct")),
  capitalised(phrase("LineAct", word("verb", "Verb:base"), node("object", "SelfName"))),
  /** "If you control a Pet: Pay (2) to complete this quest." */
  phrase("Restricted", node("timing", "Timing"), node("effect", "Sentences")),
  capitalised(phrase("DoingCost", node("predicate", "Predicate"))),
] as const;

/** Keywords on a card, and what a deck must be for it. */
export const keywordLines = [
  phrase("KeywordLine", list("keywords", "KeywordUse", { comma: [","], none: [] }), many("asides", "Aside")),
  union("KeywordUse", "PlainKeyword", "NumberKeyword", "NounKeyword", "DamageKeyword"),
  phrase("PlainKeyword", word("keyword", "Keyword:none")),
  phrase("NumberKeyword", word("keyword", "Keyword:number"), pick("number", { digits: number("count"), x: "X", parameter: name("parameter", "Parameter:number") })),
  phrase("NounKeyword", word("keyword", "Keyword:noun"), literal(":"), node("noun", "KeywordNouns")),
  capitalised(phrase("KeywordNouns", list("nouns", "Noun", JOINS))),
  /** "Stash: Draw a card.", "Reserve 3: Draw a card.": what stands after it is its parameter. */
  phrase("PowerKeyword", word("keyword", "Keyword:power"), many("asides", "Aside"), literal(":"), node("power", "PowerContent")),
  phrase("NumberPowerKeyword", word("keyword", "Keyword:numberPower"), number("count"), many("asides", "Aside"), literal(":"), node("power", "PowerContent")),
  /** "Fire Resistance": the damage type is a word of the keyword, and has its capital. */
  phrase("DamageKeyword", pick("type", { named: node("damage", "DamageName"), chosen: "the chosen" }), word("keyword", "Keyword:damageType")),
  phrase("DamageName", word("type", "DamageTitle")),

  /** "Fire Hero Required", "Aldor Reputation". */
  phrase("HeroRequired", list("traits", "Trait", { or: ["or"], comma: [","], commaOr: [",", "or"] }), literal("Hero Required"), many("asides", "Aside")),
  /** "Fire Talent". */
  phrase("TalentRequired", list("traits", "Trait", { or: ["or"], comma: [","], commaOr: [",", "or"] }), literal("Talent"), many("asides", "Aside")),
  /** "Boss", "Totem": a word of the type line in the text box. */
  costs(1, phrase("TagLine", word("tag", "Tag"), many("asides", "Aside"))),
  union("PowerContent", "Payment", "Restricted", "Sentences"),
  /** "5 XP". */
  phrase("Experience", number("count"), literal("XP")),
  union("Trait", "TagTrait", "IconTrait"),
  phrase("TagTrait", word("tag", "Tag")),
  phrase("IconTrait", word("icon", "Icon")),
  phrase("Reputation", word("faction", "Tag"), literal("Reputation"), optional(node("keywords", "AfterReputation")), many("asides", "Aside")),
  phrase("AfterReputation", literal(","), node("line", "KeywordLine")),
  /** "You can include only neutral quests and any Melee weapons." */
  phrase("DeckInclusions", pick("order", { includeOnly: "You can include only", onlyInclude: "You can only include" }, "surface"), list("nouns", "Noun", { comma: [","], and: ["and"], commaAnd: [",", "and"] }), literal("."), optional(node("exclusions", "DeckExclusions"))),
  phrase("DeckExclusions", literal("You can't include cards with"), flag("otherReputation", "other"), pick("reputation", { singular: "reputation", plural: "reputations" }, "surface"), literal("or"), flag("other", "other"), literal("text restrictions"), many("asides", "Aside"), literal(".")),
] as const;

/** A paragraph of a text box. */
export const paragraphs = [
  phrase("Paragraph", many("labels", "Label"), node("content", "ParagraphContent")),
  union("Label", "WordLabel", "MannerLabel", "IconLabel", "TraitLabel", "RangeLabel", "LevelLabel", "NameLabel"),
  phrase("WordLabel", word("label", "Label"), literal(":")),
  /** "Empower Druid:": what follows says all that it means. */
  phrase("MannerLabel", word("manner", "Manner", "surface"), optional(word("tag", "Tag", "surface")), literal(":")),
  /** "[Warlock] Hero:", "Fire:". */
  phrase("TraitLabel", list("traits", "Trait", { or: ["or"], comma: [","], commaOr: [",", "or"] }), flag("hero", "Hero"), literal(":")),
  /** "When your hero attacks,", "If you control a Pet:", "Attached hero has:": a paragraph that heads those below it. */
  sentenceCase(phrase("LeadFrame", some("leads", "Lead"))),
  phrase("TimingFrame", node("timing", "Timing")),
  sentenceCase(phrase("HasFrame", node("subject", "Nouns"), pick("have", { has: "has", have: "have" }, "surface"), literal(":"))),
  /** "1-3:": what was rolled. */
  phrase("RangeLabel", pick("rolled", { range: name("range", "Range"), one: number("count") }), literal(":")),
  /** "Level 3+:". */
  phrase("LevelLabel", literal("Level"), name("level", "Level"), literal(":")),
  /** "Bone Storm:": a name that heads a power and means nothing. */
  costs(3, phrase("NameLabel", name("name", "LabelName", "surface"), literal(":"))),
  phrase("IconLabel", word("icon", "Icon"), literal(":")),
  union("ParagraphContent", "HeroRequired", "TalentRequired", "Reputation", "DeckInclusions", "PowerKeyword", "NumberPowerKeyword", "KeywordLine", "TagLine", "Payment", "FlipLine", "Restricted", "Experience", "Sentences", "LeadFrame", "TimingFrame", "HasFrame"),
] as const;

