import { costs, flag, JOINS, list, literal, many, maybe, near, name, node, number, optional, phrase, pick, some, union, word, type Form } from "../form.ts";
import { DETERMINERS, STEP_DETERMINERS, NUMBER_WORDS, ADJECTIVES, NOUNS } from "./noun-words.ts";

export const nounPhrases = [
  /** One or more noun phrases taken together. */
  phrase("Nouns", list("nouns", "Noun", JOINS, { several: { commaAnd: 0.005 } })),
  union("Noun", "Partitive", "RestPronoun", "Pronoun", "SelfName", "StepPhrase", "NounPhrase", "ThisCard", "Moment", "NamedCharacter", "CountOnly", "ThatMuchPlus"),
  /** "your next turn", "its controller's ready step", "an extra turn". */
  costs(1, phrase("StepPhrase", optional(some("possessors", "Possessor")), near(maybe("determiner", STEP_DETERMINERS), "his her its"), many("modifiers", "Modifier"), word("step", "Step"), many("posts", "Post"))),

  /** "each of them", "one of your weapons", "each of up to two target allies". */
  phrase("Partitive", node("quantity", "PartitiveQuantity"), literal("of"), node("of", "Noun")),
  union("PartitiveQuantity", "AllBut", "EachOf", "NumberQuantity"),
  /** "this" for the card itself. */
  costs(4, phrase("ThisCard", pick("pronoun", { this: "this" }))),
  /** A character of the game's story by its name. */
  phrase("NamedCharacter", word("name", "ProperName")),
  /** "that much +1", "that much damage +X": of which more or less is told. */
  phrase("ThatMuchPlus", literal("that much"), flag("damage", "damage", "surface"), pick("change", { number: number("by", "Signed"), plusX: "+X", minusX: "-X" })),
  /** "draw two instead", "six or more on this": the noun is understood. */
  costs(2, phrase("CountOnly", node("quantity", "CountQuantity"), many("posts", "Post"))),
  union("CountQuantity", "UpTo", "OrMore", "MoreThan", "AtLeast", "WordCount"),
  phrase("WordCount", pick("number", { word: pick("value", NUMBER_WORDS), x: "X" })),
  phrase("EachOf", pick("quantity", { each: "each", all: "all", both: "both", either: "either", any: "any", none: "none", oneOrBoth: "one or both", another: "another one", oneOrMore: "one or more", anyNumber: "any number" })),
  phrase("NumberQuantity", flag("upTo", "up to"), pick("number", { word: pick("value", NUMBER_WORDS), x: "X", digits: number("count"), thatMany: "that many" })),

  costs(0.1, phrase(
    "Pronoun",
    near(pick("pronoun", {
      it: "it",
      itself: "itself",
      he: "he",
      him: "him",
      himself: "himself",
      she: "she",
      her: "her",
      herself: "herself",
      they: "they",
      them: "them",
      you: "you",
      one: "one",
      another: "another",
      theOthers: "the others",
      both: "both",
      all: "all",
      none: "none",
      any: "any",
      those: "those",
      that: "that",
      thisOne: "this one",
      there: "there",
      which: "which",
      thatMuch: "that much",
      thatMany: "that many",
      doubleThatMuch: "double that much",
      doubleThatMany: "double that many",
      yours: "yours",
      theFollowing: "the following",
      theFirst: "the first",
      theSecond: "the second",
      i: "I",
    }), "it itself he him himself she her herself", "they them those"),
    many("posts", "Post"),
  )),
  /** "the rest", "the other": of what has been revealed, or of what a quantity took some. */
  costs(3, phrase("RestPronoun", pick("pronoun", { theRest: "the rest", theOther: "the other" }))),
  phrase("AllBut", literal("all but"), pick("number", { digits: number("count"), word: pick("value", NUMBER_WORDS), x: "X" })),
  phrase("SelfName", word("name", "SelfName", "surface")),

  phrase(
    "NounPhrase",
    optional(node("quantity", "Quantity")),
    optional(some("possessors", "Possessor")),
    near(maybe("determiner", DETERMINERS), "his her its", "thatMuch thatAmountOf", "- anyTypeOf"),
    list("heads", "Head", JOINS),
    many("posts", "Post"),
  ),
  union("Quantity", "AllBut", "UpTo", "OrMore", "MoreThan", "AtLeast", "Exactly", "NumberTarget"),
  phrase("UpTo", literal("up to"), pick("number", { word: pick("value", NUMBER_WORDS), x: "X", digits: number("count"), thatMany: "that many", parameter: name("parameter", "Parameter:number") })),
  phrase("OrMore", pick("number", { word: pick("value", NUMBER_WORDS), digits: number("count"), x: "X", parameter: name("parameter", "Parameter:number") }), pick("bound", { orMore: "or more", orLess: "or less", orFewer: "or fewer" })),
  /** "more than one ally", "more than fatal damage". */
  phrase("MoreThan", pick("bound", { moreThan: "more than", lessThan: "less than", fewerThan: "fewer than" }), maybe("number", { word: pick("value", NUMBER_WORDS), digits: number("count"), x: "X" })),
  phrase("Exactly", literal("exactly"), pick("number", { word: pick("value", NUMBER_WORDS), digits: number("count"), x: "X", parameter: name("parameter", "Parameter:number") })),
  phrase("AtLeast", literal("at least"), pick("number", { word: pick("value", NUMBER_WORDS), digits: number("count"), x: "X" })),
  /** "three target cards": the number stands before "target". */
  phrase("NumberTarget", pick("number", { word: pick("value", NUMBER_WORDS), x: "X", digits: number("count") })),

  /** "its owner's", "that hero's controller's", "their owners'". */
  phrase("Possessor", near(maybe("determiner", DETERMINERS), "his her its"), many("modifiers", "Modifier"), node("noun", "PossessorNoun"), pick("mark", { singular: "'s", plural: "'" }, "surface")),
  union("PossessorNoun", "SelfName", "NamedCharacter", "TypeNoun", "TagNoun", "PlayerNoun", "PlainNoun"),

  phrase("Head", many("modifiers", "Modifier"), node("noun", "HeadNoun")),
  union("HeadNoun", "TypeNoun", "TagNoun", "IconNoun", "PlayerNoun", "ZoneNoun", "StatNoun", "AttributeNoun", "CounterNoun", "StatCounterNoun", "KeywordNoun", "ActivatePowers", "ParameterNoun", "DamageTypeNoun", "PlainNoun", "TargetNoun", "OneNoun", "NameNoun"),
  phrase("TypeNoun", word("type", "Type")),
  phrase("TagNoun", word("tag", "Tag")),
  phrase("IconNoun", word("icon", "Icon")),
  phrase("PlayerNoun", word("player", "Player")),
  costs(0.05, phrase("ZoneNoun", word("zone", "Zone"))),
  phrase("StatNoun", word("stat", "Stat")),
  phrase("AttributeNoun", word("attribute", "Attribute")),
  phrase("CounterNoun", name("counter", "CounterName"), pick("number", { singular: "counter", plural: "counters" }, "surface")),
  /** "a +1 ATK counter", "four +1 / +1 counters". */
  phrase("StatCounterNoun", node("change", "StatChanges"), pick("number", { singular: "counter", plural: "counters" }, "surface")),
  /** A damage type as a thing to choose: "arcane, fire, or frost". */
  phrase("DamageTypeNoun", word("type", "DamageType")),
  phrase("KeywordNoun", word("keyword", "Keyword")),
  /** "[thing]" in the meaning of a keyword: what its use names. */
  phrase("ParameterNoun", name("parameter", "Parameter:noun")),
  phrase("PlainNoun", pick("noun", NOUNS)),
  /** "the target of an ability", "all targets": before a noun the word says that it is chosen. */
  costs(1, phrase("TargetNoun", pick("noun", { target: "target", targets: "targets" }))),
  /** "a revealed one": what has been spoken of. */
  costs(3, phrase("OneNoun", pick("noun", { one: "one" }))),

  /** "for each Tower Renegade you control", "another Ember Spawn": cards with the card's own name, which is then the whole one (CR 200.2). */
  costs(1.5, phrase("NameNoun", word("name", "FullName"))),

  union("Modifier", "NotModifier", "StateModifier", "SideModifier", "TagModifier", "IconModifier", "SupertypeModifier", "TypeModifier", "ZoneModifier", "NamedCharacter", "DamageModifier", "NumberListModifier", "NumberModifier", "StatBlockModifier", "KeywordModifier", "ParameterModifier", "Adjective"),
  phrase("NotModifier", literal("non-"), node("modifier", "NotModified"), flag("comma", ",", "surface")),
  union("NotModified", "DamageTypeNoun", "TagModifier", "IconModifier", "SupertypeModifier", "TypeModifier", "StateModifier", "Adjective"),
  phrase("StateModifier", word("state", "State")),
  phrase("SideModifier", pick("side", { opposing: "opposing", friendly: "friendly" })),
  phrase("TagModifier", word("tag", "Tag")),
  phrase("IconModifier", word("icon", "Icon")),
  phrase("SupertypeModifier", word("supertype", "Supertype")),
  phrase("TypeModifier", word("type", "Type")),
  costs(6, phrase("ZoneModifier", word("zone", "Zone"))),
  /** "fire damage", "fire or [Fire] damage", "melee or ranged damage". */
  phrase("DamageModifier", list("types", "DamageWord", { or: ["or"], and: ["and"], comma: [","], commaOr: [",", "or"], commaAnd: [",", "and"] })),
  phrase("DamageWord", pick("as", { word: word("type", "DamageType"), icon: word("icon", "Icon"), parameter: name("parameter", "Parameter:damageType") }), optional(node("gloss", "IconGloss"))),
  phrase("IconGloss", literal("("), word("icon", "Icon"), literal(")")),
  /** "3, 2, and 1 damage": a number for each of several. */
  phrase("NumberListModifier", list("numbers", "PlainAmount", { comma: [","], commaAnd: [",", "and"], and: ["and"] }, { mark: "surface", least: 2 })),
  phrase("NumberModifier", pick("number", { word: pick("value", NUMBER_WORDS), x: "X", digits: number("count"), thatMuch: "that much", parameter: name("parameter", "Parameter:number") })),
  phrase("KeywordModifier", word("keyword", "Keyword")),
  phrase("ParameterModifier", name("parameter", "Parameter:noun")),
  phrase("Adjective", pick("adjective", ADJECTIVES)),
  /** "a 3 [Melee] / 3 health Ghoul ally token". */
  costs(0.5, phrase("StatBlockModifier", pick("firstNumber", { digits: number("first"), x: "X" }), optional(word("icon", "Icon")), optional(word("firstStat", "Stat")), literal("/"), pick("secondNumber", { digits: number("second"), x: "X" }), optional(word("secondStat", "Stat")))),
] as const;

/** The number words, for other families. */
export const numberWords = (field: string): Form => pick(field, NUMBER_WORDS);
