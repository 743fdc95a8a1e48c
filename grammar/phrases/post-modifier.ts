import { capitalised, costs, list, literal, maybe, name, near, node, number, optional, phrase, pick, sequence, union, word, type Form } from "../form.ts";
import { numberWords } from "./noun-phrase.ts";

const relative = (word: string): Form => sequence(literal(word), node("predicate", "Predicate"));

/** What follows a noun: where it is, what it has, what it did. Which noun it belongs to is for resolve to say. */
export const postModifiers = [
  union("Post", "ThisWay", "InPlay", "Everywhere", "Than",  "OtherThan", "Named", "Without", "WithWord", "With", "NounPreposition", "Relative", "IngRelative", "ParticipleRelative", "Whose", "ContactRelative"),
  phrase("ThisWay", literal("this way")),
  phrase("InPlay", literal("in play")),
  phrase("Everywhere", literal("everywhere")),
  /** "more allies than you", "more allies … than in yours". */
  phrase("Than", literal("than"), maybe("preposition", { in: "in" }), node("noun", "Nouns")),
  phrase("OtherThan", literal("other than"), node("noun", "Nouns")),
  phrase("Named", literal("named"), pick("called", { self: node("selfName", "SelfName"), other: name("text") })),
  phrase("Without", literal("without"), node("item", "WithItem")),
  /** "with ally type Death Knight". */
  phrase("WithWord", literal("with"), word("attribute", "Attribute"), word("tag", "Tag")),
  phrase("With", literal("with"), node("items", "Attributes")),
  phrase("NounPreposition", pick("preposition", { in: "in", on: "on", from: "from", of: "of", fromTop: "from the top of", fromBottom: "from the bottom of", tenthFromTop: "tenth from the top of", among: "among", under: "under", between: "between" }), node("object", "Nouns")),
  /** "that attacked this turn", "that's targeting your hero". */
  costs(1.5, phrase("Relative", near(pick("relative", { that: relative("that"), who: relative("who"), which: relative("which"), thats: sequence(literal("that's"), node("predicate", "BareState")) }), "that who which"))),
  /** After "that's": "targeting your hero", "removed from the game", "exhausted". */
  phrase("BareState", pick("is", { state: word("state", "State"), ing: word("verb", "Verb:ing"), participle: word("participle", "Verb:participle"), not: literal("not") }), optional(node("object", "Nouns")), optional(node("complement", "Complement"))),
  /** "an effect targeting your hero". */
  costs(1, phrase("IngRelative", word("verb", "Verb:ing"), node("object", "Nouns"))),
  /** "dealt damage this way", "attached to your hero", "played by its controller". */
  costs(0.5, phrase("ParticipleRelative", word("verb", "Verb:participle"), optional(node("object", "Nouns")), optional(node("preposition", "VerbPreposition")), maybe("when", { thisTurn: "this turn", thisWay: "this way", thisCombat: "this combat", thisGame: "this game" }))),
  /** "cards you control", "damage that it would be dealt", "abilities you've played this turn", "with which damage was dealt". */
  costs(3, phrase(
    "ContactRelative",
    optional(node("instrument", "WithWhich")),
    maybe("that", { that: "that" }, "surface"),
    node("subject", "ContactSubject"),
    node("predicate", "Predicate"),
    optional(pick("stranded", { to: "to", with: "with", from: "from", for: "for" }), maybe("when", { thisTurn: "this turn", thisCombat: "this combat", thisWay: "this way", thisGame: "this game" })),
  )),
  /** "you and friendly players", "this and other Murloc allies you control". */
  costs(0.001, phrase("JoinedNouns", list("nouns", "Noun", { and: ["and"] }, { least: 2 }))),
  union("ContactSubject", "JoinedNouns", "Partitive", "Pronoun", "SelfName", "NamedCharacter", "NounPhrase"),
  phrase("Whose", literal("whose"), node("noun", "Head"), node("predicate", "Predicate")),
  phrase("WithWhich", pick("which", { with: "with which" })),
] as const;

/** What something has, enters play with, or gains. */
export const attributes = [
  phrase("Attributes", { form: "list", field: "items", rule: "Attribute", mark: "surface", least: 1, joins: { slash: ["/"], comma: [","], and: ["and"], commaAnd: [",", "and"], or: ["or"], commaOr: [",", "or"] } }),
  union("Attribute", "StatChange", "AdditionalChange", "StatBlock", "SameAs", "AllDifferent", "StatIs", "Comparative", "TagLimit", "KeywordUse", "ActivatePowers", "Quote", "NamePart", "Noun"),
  union("WithItem", "Attribute"),
  /** "+2 ATK", "-X health", "+1". */
  /** "an additional +1 ATK". */
  phrase("AdditionalChange", literal("an additional"), node("change", "StatChange")),
  phrase("StatChange", pick("change", { number: number("by", "Signed"), plusX: "+X", minusX: "-X", parameter: name("parameter", "Parameter:signed") }), optional(word("stat", "Stat"))),
  /** "3 [Melee] ATK", "2 or more ATK", "1 strike cost". */
  phrase("StatBlock", pick("number", { digits: number("count"), word: numberWords("value"), x: "X" }), maybe("bound", { orMore: "or more", orLess: "or less" }), optional(word("icon", "Icon")), word("stat", "Stat")),
  /** "cost 3 or less", "cost less than or equal to the number of …", "ATK and health equal to its cost". */
  phrase("StatIs", word("stat", "Stat"), optional(node("and", "AndStat")), pick("is", { orLess: node("most", "BoundLess"), orMore: node("least", "BoundMore"), number: node("exactly", "PlainAmount"), compared: node("comparison", "Compared") })),
  phrase("AndStat", literal("and"), word("stat", "Stat")),
  phrase("BoundLess", node("amount", "PlainAmount"), literal("or less")),
  phrase("BoundMore", node("amount", "PlainAmount"), literal("or more")),
  phrase("Compared", pick("comparison", { lessOrEqual: "less than or equal to", less: "less than", greaterOrEqual: "greater than or equal to", greater: "greater than", equal: "equal to" }), node("than", "Amount")),
  /** "lower cost than that ally". */
  phrase("Comparative", maybe("article", { a: "a", an: "an" }, "surface"), pick("comparison", { lower: "lower", higher: "higher", greater: "greater", less: "less", more: "more", fewer: "fewer" }), word("stat", "Stat"), optional(node("than", "ThanWhat"))),
  phrase("ThanWhat", literal("than"), node("noun", "Nouns")),
  /** "the same name as that ally", "the same cost". */
  phrase("SameAs", literal("the same"), word("attribute", "Attribute"), optional(node("as", "AsNoun"))),
  /** "different names": each of several its own. */
  phrase("AllDifferent", literal("different"), word("attribute", "Attribute")),
  phrase("AsNoun", literal("as"), node("noun", "Nouns")),
  phrase("ActivatePowers", word("icon", "Activate"), pick("number", { powers: "powers", power: "power" }, "surface")),
  /** "Bolvar in its name". */
  phrase("NamePart", name("part", "NamePart"), pick("whose", { its: "in its name", their: "in their names" }, "surface")),
  phrase("TagLimit", word("tag", "Tag"), literal("("), number("count"), literal(")")),
  /** A power in quotes. The stop inside it ends the sentence around it. */
  phrase("Quote", literal("«"), node("power", "QuotedPower"), literal("»")),
  union("QuotedPower", "Paragraph", "QuotedKeywords", "QuotedWords", "QuotedClause"),
  /** Words that are chosen, not a power: «"ability,"». */
  phrase("QuotedWords", node("words", "HeadNoun"), maybe("mark", { comma: ",", semicolon: ";", stop: "." }, "surface")),
  phrase("QuotedKeywords", node("line", "KeywordLine"), literal(".")),
  capitalised(phrase("QuotedClause", node("clauses", "Clauses"), pick("mark", { comma: ",", semicolon: ";" }, "surface"))),
] as const;

/** Numbers and descriptions of numbers. */
export const amounts = [
  phrase("Amount", list("terms", "AmountTerm", { plus: ["plus"], minus: ["minus"] }, { mark: "meaning" })),
  union("AmountTerm", "PlainAmount", "Noun"),
  phrase("PlainAmount", pick("number", { digits: number("count"), word: numberWords("value"), x: "X", parameter: name("parameter", "Parameter:number") })),
] as const;
