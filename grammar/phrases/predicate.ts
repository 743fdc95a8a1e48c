import { alike, near, costs, flag, JOINS, list, literal, many, maybe, name, node, number, optional, phrase, pick, sequence, some, union, word, type Form } from "../form.ts";
import { PREPOSITIONS } from "./complement.ts";

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

const HAVE = { haveOrShare: "have or share", hasOrShares: "has or shares", has: "has", have: "have", had: "had", gains: "gains", gain: "gain" } as const;

const ADVERBS = { also: "also", only: "only", each: "each", still: "still", then: "then", immediately: "immediately", next: "next", both: "both", first: "first" } as const;

/** Of several subjects each acts anyway; what is added or done then stands in that order anyway. */
const before: Form = near(alike(maybe("adverb", ADVERBS), "- also each both then"), "- also");
/** "is also a Frog" means something else than "is a Frog". */
const beforeProperty: Form = near(alike(maybe("adverb", ADVERBS), "- each both then"), "- also");
/** "also has that type" means something else than "has that type", "also has +1 ATK" what "has +1 ATK" does. */
const beforeHad: Form = near(alike(maybe("adverb", ADVERBS), "- also each both then"), "- also each both then");
const complements: Form = many("complements", "Complement");
const modal: Form = alike(maybe("modal", MODALS), "cant cannot", "doesnt dont doNot doesNot", "didnt didNot");

/** A verb with what belongs to it; who does it stands before, or is understood. */
export const predicates = [
  union("Predicate", "PlayingOpen", "Paying", "Having", "Causing", "Being", "Undergoing", "Doing", "UndergoingAny", "ShortAnswer", "RestMoved", "ParameterPower"),
  /** "Play with the top card of your deck revealed." */
  phrase("PlayingOpen", alike(pick("form", { base: "play", s: "plays" }), "base s"), literal("with"), node("what", "Nouns"), literal("revealed")),
  /** Active: "destroy target ally", "deals 2 fire damage to it", "can't attack this turn". */
  phrase(
    "Doing",
    modal,
    before,
    // Behind a clause with a subject the form tells whether that goes on: "your hero deals 1 damage and destroys it".
    alike(
      near(pick("form", {
        base: word("verb", "Verb:base"),
        s: word("verb", "Verb:s"),
        past: word("verb", "Verb:past"),
        ing: word("verb", "Verb:ing"),
        perfect: sequence(pick("perfect", { have: "have", has: "has", had: "had", ve: "'ve", d: "'d" }, "surface"), word("verb", "Verb:participle")),
      }), "base s"),
      "base s",
      "past perfect",
    ),
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
    alike(near(pick("be", { ...BE, becomes: "becomes", become: "become", became: "became" }), "is are be s re was were hasBeen haveBeen been becomes become became"), "becomes become", "isnt arent"),
    flag("not", "not"),
    alike(maybe("adverbAfter", ADVERBS), "- also each both then"),
    pick("form", { participle: word("verb", "Verb:participle"), ing: word("verb", "Verb:ing") }),
    optional(node("object", "Object")),
    complements,
    optional(node("or", "OrProperty")),
  ),
  /** "can't be attacked, damaged, or targeted". */
  phrase("UndergoingAny", modal, pick("be", BE), list("deeds", "Deed", { comma: [","], or: ["or"], commaOr: [",", "or"] }, { mark: "meaning", least: 2 })),
  phrase("Deed", pick("as", { participle: word("verb", "Verb:participle"), state: word("state", "State") })),
  phrase("OrProperty", literal("or"), node("property", "Property")),
  /** "is exhausted", "is also a Frog", "becomes a copy of it", "is in your party". */
  phrase("Being", modal, beforeProperty, alike(near(pick("be", { ...BE, becomes: "becomes", become: "become", became: "became" }), "is are be s re was were hasBeen haveBeen been becomes become became"), "becomes become", "isnt arent"), flag("not", "not"), near(alike(maybe("adverbAfter", ADVERBS), "- each both then"), "- also"), node("what", "Property"), many("complements", "Complement")),
  union("Property", "PlacePhrase", "States", "Compared", "Able", "PrintedStats", "Nouns", "PlainAmount"),
  /** "becomes 1 / 1", "becomes 8 [Shadow] / 8 health". */
  phrase("PrintedStats", number("first"), optional(word("icon", "Icon")), optional(word("firstStat", "Stat")), literal("/"), number("second"), optional(word("secondStat", "Stat"))),
  phrase("PlacePhrase", pick("preposition", { in: "in", on: "on", under: "under", from: "from" }), node("object", "Nouns")),
  phrase("States", list("states", "StateWord", { and: ["and"], or: ["or"], comma: [","], commaAnd: [",", "and"] }, { mark: "meaning" })),
  phrase("StateWord", flag("not", "not"), pick("as", { state: word("state", "State"), keyword: word("keyword", "Keyword"), supertype: word("supertype", "Supertype"), faceUp: "face up", faceDown: "face down", tied: "tied", able: "able", unpreventable: "unpreventable", true: "true", right: "right", fatal: "fatal", even: "even", odd: "odd" })),
  phrase("Able", literal("able to"), node("predicate", "Predicate")),
  /** "has +1 ATK and ferocity", "have an attachment", "gains stealth". */
  phrase("Having", modal, beforeHad, alike(pick("have", HAVE), "has have gains gain", "haveOrShare hasOrShares"), maybe("restriction", { only: "only" }), node("items", "Attributes"), complements),
  /** "may have it deal melee damage", "have target player gain control of it". */
  phrase("Causing", modal, pick("have", { have: "have", has: "has", causes: "causes" }, "surface"), node("who", "Noun"), flag("to", "to", "surface"), node("predicate", "Predicate")),
  /** "pay (1)", "pays (2) less to play allies", "pay (X) to complete this quest". */
  phrase("Paying", modal, before, alike(pick("form", { base: "pay", s: "pays", past: "paid" }), "base s"), node("amount", "PaidAmount"), maybe("change", { less: "less", more: "more" }), complements),
  phrase("PaidAmount", literal("("), node("amount", "PlainAmount"), literal(")")),
  /** "you do", "he doesn't", "they can't". */
  phrase("ShortAnswer", alike(pick("answer", { do: "do", does: "does", dont: "don't", doesnt: "doesn't", did: "did", didnt: "didn't", cant: "can't" }), "do does did", "dont doesnt didnt cant")),

  /** "and the rest on the bottom": the verb of the clause before goes on. */
  phrase("RestMoved", pick("rest", { theRest: "the rest", theOther: "the other", theOtherOne: "the other one" }, "surface"), some("complements", "Complement")),
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
  phrase("VerbPreposition", pick("preposition", PREPOSITIONS), node("object", "Nouns")),
] as const;

export const clauses = [
  costs(2, phrase("Clause", optional(flag("only", "only"), node("subject", "Nouns")), node("predicate", "Predicate"))),
  phrase("Clauses", list("clauses", "Clause", { ...JOINS, then: [",", "then"], andThen: [",", "and", "then"], plainThen: ["then"], andThenBare: ["and", "then"] }, { mark: "meaning", costs: { comma: 0.1, or: 0.001 }, several: { comma: 0.01, commaAnd: 0.005 } })),
] as const;
