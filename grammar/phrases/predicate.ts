import { numberWords } from "./noun-phrase.ts";
import { capitalised, costs, flag, JOINS, list, literal, many, maybe, name, node, number, optional, phrase, pick, some, union, word, type Form } from "../form.ts";

/** Auxiliaries before the base form of a verb. */
const MODALS = {
  may: "may",
  can: "can",
  cant: "can't",
  cannot: "cannot",
  must: "must",
  would: "would",
  could: "could",
  does: "does",
  doesnt: "doesn't",
  do: "do",
  dont: "don't",
  doNot: "do not",
  doesNot: "does not",
  didNot: "did not",
  did: "did",
  didnt: "didn't",
  wont: "won't",
  will: "will",
} as const;

const BE = { is: "is", are: "are", was: "was", were: "were", isnt: "isn't", arent: "aren't", wasnt: "wasn't", be: "be", been: "been", hasBeen: "has been", haveBeen: "have been", s: "'s", re: "'re" } as const;

const HAVE = { has: "has", have: "have", had: "had", gains: "gains", gain: "gain" } as const;

const ADVERBS = { also: "also", only: "only", each: "each", still: "still", then: "then", immediately: "immediately", next: "next", both: "both", first: "first" } as const;

const before: Form = maybe("adverb", ADVERBS);
const complements: Form = many("complements", "Complement");
const modal: Form = maybe("modal", MODALS);

/** A verb with what belongs to it; who does it stands before, or is understood. */
export const predicates = [
  union("Predicate", "Paying", "Having", "Causing", "Being", "Undergoing", "Doing", "ShortAnswer", "RestMoved", "ParameterPower"),
  /** Active: "destroy target ally", "deals 2 fire damage to it", "can't attack this turn". */
  phrase(
    "Doing",
    modal,
    before,
    maybe("perfect", { have: "have", has: "has", had: "had", ve: "'ve", d: "'d" }),
    pick("form", { base: word("verb", "Verb:base"), s: word("verb", "Verb:s"), past: word("verb", "Verb:past"), ing: word("verb", "Verb:ing"), participle: word("verb", "Verb:participle") }),
    optional(node("particle", "Particle")),
    maybe("restriction", { only: "only" }),
    optional(node("object", "Object")),
    complements,
  ),
  /** "level up": a word of the verb that stands behind it. */
  costs(3, phrase("Particle", pick("particle", { up: "up" }))),
  /** Passive and progressive: "is destroyed", "would be dealt damage", "was attacking". */
  phrase(
    "Undergoing",
    modal,
    before,
    pick("be", { ...BE, becomes: "becomes", become: "become", became: "became" }),
    flag("not", "not"),
    maybe("adverbAfter", ADVERBS),
    pick("form", { participle: word("verb", "Verb:participle"), ing: word("verb", "Verb:ing") }),
    optional(node("object", "Object")),
    complements,
    optional(node("or", "OrProperty")),
  ),
  phrase("OrProperty", literal("or"), node("property", "Property")),
  /** "is exhausted", "is also a Frog", "becomes a copy of it", "is in your party". */
  phrase("Being", modal, before, pick("be", { ...BE, becomes: "becomes", become: "become", became: "became" }), flag("not", "not"), maybe("adverbAfter", ADVERBS), node("what", "Property"), many("complements", "Complement")),
  union("Property", "PlacePhrase", "States", "Compared", "Able", "Nouns"),
  phrase("PlacePhrase", pick("preposition", { in: "in", on: "on", under: "under", from: "from" }), node("object", "Nouns")),
  phrase("States", list("states", "StateWord", { and: ["and"], or: ["or"], comma: [","], commaAnd: [",", "and"] }, { mark: "meaning" })),
  phrase("StateWord", flag("not", "not"), pick("as", { state: word("state", "State"), keyword: word("keyword", "Keyword"), supertype: word("supertype", "Supertype"), faceUp: "face up", faceDown: "face down", tied: "tied", able: "able", unpreventable: "unpreventable", true: "true", right: "right", fatal: "fatal" })),
  phrase("Able", literal("able to"), node("predicate", "Predicate")),
  /** "has +1 ATK and ferocity", "have an attachment", "gains stealth". */
  phrase("Having", modal, before, pick("have", HAVE), maybe("restriction", { only: "only" }), node("items", "Attributes"), complements),
  /** "may have it deal melee damage", "have target player gain control of it". */
  phrase("Causing", modal, pick("have", { have: "have", has: "has", causes: "causes" }), node("who", "Noun"), flag("to", "to", "surface"), node("predicate", "Predicate")),
  /** "pay (1)", "pays (2) less to play allies", "pay (X) to complete this quest". */
  phrase("Paying", modal, before, pick("form", { base: "pay", s: "pays", past: "paid" }), node("amount", "PaidAmount"), maybe("change", { less: "less", more: "more" }), complements),
  phrase("PaidAmount", literal("("), node("amount", "PlainAmount"), literal(")")),
  /** "you do", "he doesn't", "they can't". */
  phrase("ShortAnswer", pick("answer", { do: "do", does: "does", dont: "don't", doesnt: "doesn't", did: "did", didnt: "didn't", cant: "can't" })),

  /** "and the rest on the bottom": the verb of the clause before goes on. */
  phrase("RestMoved", pick("rest", { theRest: "the rest" }, "surface"), some("complements", "Complement")),
  /** "[power]" in the meaning of a keyword: what its use goes on with. */
  phrase("ParameterPower", name("parameter", "Parameter:power")),

  union("Object", "StatChanges", "TagLimit", "Quotes", "Whether", "Nouns", "Gerund"),
  /** «"ability," "ally," or "equipment"»: words to choose from; a comma stands inside the quotes. */
  phrase("Quotes", list("quotes", "Quote", { none: [], or: ["or"], and: ["and"], comma: [","], commaOr: [",", "or"] })),
  /** "whether he is elusive or untargetable", "who goes first". */
  phrase("Whether", pick("question", { whether: "whether", who: "who" }), node("clauses", "Clauses")),
  /** "skip drawing a card". */
  phrase("Gerund", word("verb", "Verb:ing"), optional(node("object", "Object")), complements),
  phrase("StatChanges", list("items", "StatChange", { slash: ["/"], and: ["and"] })),
  phrase("VerbPreposition", pick("preposition", PREPOSITIONS()), node("object", "Nouns")),
] as const;

function PREPOSITIONS(): Record<string, string> {
  return {
    to: "to",
    from: "from",
    into: "into",
    onto: "onto",
    onTop: "on top of",
    onBottom: "on the bottom of",
    on: "on",
    in: "in",
    with: "with",
    by: "by",
    against: "against",
    among: "among",
    under: "under",
    of: "of",
    at: "at",
    outOf: "out of",
    without: "without",
    for: "for",
    as: "as",
    like: "like",
    after: "after",
    onTheTop: "on the top of",
    fromTop: "from the top of",
    fromBottom: "from the bottom of",
    between: "between",
  };
}

/** What follows a verb and its object, in printed order. */
export const complementPhrases = [
  union(
    "Complement",
    "EqualTo",
    "ForEach",
    "Where",
    "TimePhrase",
    "AtPhrase",
    "UntilPhrase",
    "DuringPhrase",
    "WhilePhrase",
    "IfPhrase",
    "UnlessPhrase",
    "AsThough",
    "RatherThan",
    "WithoutDoing",
    "Minimum",
    "WhereBound",
    "WhenPhrase",
    "Stranded",
    "ThatMuchMore",
    "States",
    "AndWith",
    "VerbPreposition",
    "Purpose",
    "WithAttributes",
    "OtherAmount",
    "Listed",
    "Adverbial",
    "Including",
    "TimesPhrase",
    "AsBeing",
    "AsPhrase",
  ),
  phrase(
    "Adverbial",
    pick("adverb", {
      instead: "instead",
      ifAble: "if able",
      faceDown: "face down",
      faceUp: "face up",
      immediately: "immediately",
      atRandom: "at random",
      thisWay: "this way",
      dividedYou: "divided as you choose",
      dividedHe: "divided as he chooses",
      respectively: ", respectively",
      again: "again",
      firstTimeEachTurn: "for the first time each turn",
      firstTime: "for the first time this turn",
      aSecondTime: "a second time",
      first: "first",
      exhausted: "exhausted",
      faceDownExhausted: "face down and exhausted",
      faceDownReady: "face down and ready",
      oncePerTurn: "once per turn",
      anyOrder: "in any order",
      onTheBottom: "on the bottom",
      onTop: "on top",
      alone: "alone",
      fromAnywhere: "from anywhere",
      also: "also",
      twice: "twice",
      sameWay: "the same way",
      lastTurn: "last turn",
      anyNumber: "any number of times",
      everywhere: "everywhere",
      onTheTop: "on the top",
      fromTheTop: "from the top",
      nextGame: "next game",
      normally: "normally",
      back: "back",
      dividedTheyChoose: "divided as they choose",
      dividedSheChooses: "divided as she chooses",
      oneAtATime: "one at a time",
      forTheFirstTime: "for the first time",
      onlyOncePerTurn: "only once per turn",
    }),
  ),
  /** "deals 2 damage, or 6 if …", "plus an additional 2 for each …". */
  phrase("OtherAmount", pick("join", { commaOr: ", or", or: "or", commaPlus: ", plus", plus: "plus" }), flag("additional", "an additional"), pick("number", { digits: number("count"), word: numberWords("value"), x: "X", change: node("change", "StatChanges") })),
  /** "an oath: … or …". */
  phrase("Listed", literal(":"), node("items", "ListedItems")),
  union("ListedItems", "Quotes", "KeywordList", "ListedNouns"),
  phrase("KeywordList", list("keywords", "KeywordUse", JOINS)),
  capitalised(phrase("ListedNouns", list("nouns", "Noun", JOINS))),
  /** "(including other characters in your party)". */
  phrase("Including", literal("("), pick("introduction", { including: "including", as: "as", except: "except" }), node("nouns", "Nouns"), maybe("per", { perTurn: "per turn" }), literal(")")),
  /** "the next time you strike with it". */
  phrase("TimesPhrase", pick("times", { next: "the next time", first: "the first time" }), node("event", "Clauses")),
  phrase("AsBeing", literal("as being"), node("what", "Property")),
  /** "as it enters play". */
  costs(3, phrase("AsPhrase", literal("as"), node("event", "Clauses"))),
  phrase("AndWith", literal("and"), node("with", "WithAttributes")),
  phrase("EqualTo", literal("equal to"), node("amount", "Amount")),
  phrase("ForEach", literal("for each"), node("what", "Nouns")),
  phrase("Where", literal(", where X"), pick("verb", { is: "is", was: "was" }), node("amount", "Amount")),
  /** ", where X is 5 or less": a limit to what may be chosen for X. */
  phrase("WhereBound", literal(", where X is"), node("bound", "Bound")),
  union("Bound", "BoundLess", "BoundMore"),
  phrase("TimePhrase", pick("when", { this: "this", each: "each", that: "that", every: "every" }), word("step", "Step")),
  phrase("AtPhrase", literal("at"), maybe("the", { the: "the" }, "surface"), pick("point", { start: "start", end: "end" }), literal("of"), node("of", "TurnNoun")),
  union("TurnNoun", "TimePhrase", "StepPhrase"),
  phrase("UntilPhrase", literal("until"), pick("until", { moment: node("moment", "Moment"), event: node("event", "Clauses") })),
  phrase("Moment", literal("the"), pick("point", { start: "start", end: "end" }), literal("of"), node("of", "TurnNoun")),
  phrase("DuringPhrase", pick("preposition", { during: "during", on: "on", onlyOn: "only on", onlyDuring: "only during" }), node("of", "TurnNoun")),
  phrase("WhilePhrase", literal("while"), node("condition", "WhileCondition")),
  union("WhileCondition", "BareState", "Clauses", "PlacePhrase", "NounState"),
  /** "when an opposing hero attacks", "when ready": after what it goes with. */
  phrase("WhenPhrase", literal("when"), node("event", "WhileCondition")),
  /** "can't be protected against": what it governs is the subject. */
  phrase("Stranded", pick("preposition", { against: "against" })),
  phrase("NounState", flag("not", "not"), node("noun", "Noun")),
  phrase("IfPhrase", pick("if", { onlyIf: "only if", if: "if" }), node("condition", "Clauses")),
  phrase("UnlessPhrase", literal("unless"), node("condition", "Clauses")),
  phrase("AsThough", literal("as though"), node("clauses", "Clauses")),
  costs(4, phrase("Purpose", flag("not", "not"), literal("to"), list("predicates", "Predicate", { or: ["or"], and: ["and"] }))),
  phrase("RatherThan", pick("rather", { rather: "rather than", instead: "instead of" }, "surface"), node("predicate", "Predicate")),
  phrase("WithoutDoing", literal("without"), pick("doing", { paying: "paying" }), node("object", "Nouns")),
  phrase("Minimum", literal(", to a minimum of"), node("amount", "MinimumAmount")),
  union("MinimumAmount", "PaidAmount", "BareAmount"),
  phrase("BareAmount", node("amount", "PlainAmount")),
  phrase("WithAttributes", literal("with"), node("items", "Attributes")),
  phrase("ThatMuchMore", number("by", "Signed")),
] as const;

export const clauses = [
  costs(2, phrase("Clause", optional(flag("only", "only"), node("subject", "Nouns")), node("predicate", "Predicate"))),
  phrase("Clauses", list("clauses", "Clause", { ...JOINS, then: [",", "then"], andThen: [",", "and", "then"], plainThen: ["then"], andThenBare: ["and", "then"] }, { mark: "meaning" })),
] as const;
