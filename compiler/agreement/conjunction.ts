import { child, children, isAnd, isOr, joinsOf, lemma, nodesIn, text, type Node } from "../../grammar/ast.ts";
import { lastKind } from "../1-resolve/kinds-before.ts";
import { adjectivesOf } from "../1-resolve/noun-head.ts";

/**
 * The first list whose members are joined by a word that its place does not allow, and why; null if there is
 * none. "Each hero and ally" are all of them, "target hero or ally" is one, and of "a hero, an ally, a card"
 * it is not said which.
 */
export function misjoined(node: Node): { readonly node: Node; readonly why: string } | null {
  return search(node, false);
}

/** `denied`: whether it stands where "or" means none of them ("can't attack heroes or allies", "if you have …"). */
function search(node: Node, denied: boolean, as = "", whilst = false): { readonly node: Node; readonly why: string } | null {
  // What is listed behind a colon needs no word between its members.
  if (node.kind === "Aside" || node.kind === "ListedNouns") return null;
  const why = faultOf(node, denied, as, whilst);
  if (why !== null) return { node, why };
  const inside = denied || denies(node);
  const during = whilst || node.kind === "WhilePhrase" || node.kind === "Whilst";
  for (const field in node) {
    for (const item of nodesIn(node[field])) {
      const found = search(item, (inside && !(node.kind === "Clause" && field === "subject")) || ASKED.has(field), placeIn(node, field, item, as), during);
      if (found !== null) return found;
    }
  }
  return null;
}

/** As what a node stands in the one around it. */
function placeIn(node: Node, field: string, item: Node, as: string): string {
  if (node.kind === "DeckInclusions" && item !== children(node, "nouns").at(-1)) return CONTINUED;
  if (node.kind === "Doing" && field === "object" && lemma(node, "verb") === "control") return CONTROLLED;
  return node.kind === "Nouns" && as === CONTROLLED ? CONTROLLED : field;
}

/** The place of a noun after which others of the same list come. */
const CONTINUED = "continued";

/** What somebody controls: "an armor, item, and weapon" are one of each. */
const CONTROLLED = "controlled";

/** Fields that hold a question: "while in combat with heroes or allies". */
const ASKED = new Set(["condition", "conditions"]);

const NEGATIVE = new Set(["cant", "cannot"]);

/** Whether what stands within is denied, allowed or asked: "can't attack …", "can attack only …", "if …". */
function denies(node: Node): boolean {
  if (node.kind === "Condition" || node.kind === "Trigger" || node.kind === "Restriction") return true;
  const predicate = node.kind === "Clause" ? child(node, "predicate") : null;
  if (predicate !== null) return NEGATIVE.has(text(predicate, "modal") ?? "") || (text(predicate, "modal") === "can" && (text(predicate, "restriction") ?? text(predicate, "adverb")) === "only");
  return false;
}

/** Lists that end in "and" or "or" once they are lists. */
const ENDED: Readonly<Record<string, string>> = { NounPhrase: "heads", Nouns: "nouns", Attributes: "items", DamageModifier: "types", States: "states", NumberListModifier: "numbers", Quotes: "quotes", KeywordList: "keywords" };

/** `as`: the field it stands in. */
function faultOf(node: Node, denied: boolean, as: string, whilst: boolean): string | null {
  const field = ENDED[node.kind];
  if (field !== undefined && as !== CONTINUED && isUnended(node, field)) return "the last of several is joined by “and” or “or”";
  switch (node.kind) {
    case "DeckInclusions":
      return children(children(node, "nouns").at(-1) as Node, "heads").length < 2 && isUnended(node, "nouns") ? "the last of several is joined by “and”" : null;
    case "NounPhrase":
      // "one of his abilities, allies, or equipment"
      return headsFault(node, denied || as === "of", whilst, as === CONTROLLED);
    case "WithAttributes":
      return isOr(joinsOf(child(node, "items") ?? node, "items").at(-1)) ? "which of these it has is not said" : null;
    case "ForEach":
    case "ForEachLead":
      return children(child(node, "what") ?? node, "nouns").some((noun) => isOr(joinsOf(noun, "heads").at(-1))) ? "“for each” takes “and”: all of them are counted" : null;
    case "DamageModifier":
      return isAnd(joinsOf(node, "types").at(-1)) && children(node, "types").every((type) => text(type, "as") === "word") ? "damage is of one type “or” another" : null;
    case "Attributes":
      return isOr(joinsOf(node, "items").at(-1)) && children(node, "items").some(({ kind }) => MADE_WITH.has(kind)) ? "which of these it has is not said" : null;
    case "States":
      return as === "complements" && isOr(joinsOf(node, "states").at(-1)) ? "which of these it becomes is not said" : null;
    case "Being":
      return oneThingFault(node);
    case "Partitive":
      return text(child(node, "quantity") ?? node, "quantity") === "anyNumber" && isOr(joinsOf(child(node, "of") ?? node, "heads").at(-1)) ? "any number of all of them are meant, so “and” joins them" : null;
    case "Nouns":
      // "When you play this ally and another": what is waited for is one at a time.
      return as === "object" && denied && isAnd(joinsOf(node, "nouns").at(-1)) && children(node, "nouns").some((noun) => text(noun, "determiner") === "another") ? "one “or” another is meant" : null;
    case "Modes":
      return isUnended(node, "modes") ? "the last of several is joined by “or”" : null;
    case "Clause":
      return choiceFault(node) ?? deniedFault(node);
    case "Clauses":
      return as === "event" && joinsOf(node, "clauses").some(isAnd) ? "events happen one “or” another" : clausesFault(node);
    default:
      return null;
  }
}

/** A comma alone; behind "put one into hand, one on top …" the next clause begins. */
const isUnended = (node: Node, field: string): boolean => /^(?:comma|semicolon)$/.test(joinsOf(node, field).at(-1) ?? "") && children(node, field).at(-1)?.kind !== "Pronoun";

const isPlural = (head: Node): boolean => {
  const noun = child(head, "noun");
  const word = noun?.["type"] ?? noun?.["tag"] ?? noun?.["player"];
  return (word as { readonly form?: string } | undefined)?.form === "plural" || text(noun ?? head, "noun") === "effects";
};

const numbered = (head: Node): boolean => children(head, "modifiers").some(({ kind }) => kind === "NumberModifier");

function headsFault(node: Node, denied: boolean, whilst: boolean, ofEach: boolean): string | null {
  const last = joinsOf(node, "heads").at(-1);
  if (last === undefined) return null;
  const heads = children(node, "heads");
  const joins = joinsOf(node, "heads");
  if (joins.includes("andOr") && joins.some((join) => join !== "andOr") && lastKind(node) === null) return "which words go together is not clear";
  const determiner = text(node, "determiner");
  if (isOr(last)) {
    if (determiner === "each" || determiner === "all") return `“${determiner}” takes “and”: all of them are meant`;
    // "fatal damage or 0 health" are two tests; "your hero or two allies" and "1 fire or 1 frost damage" two amounts.
    const counted = child(node, "quantity") !== null;
    if (heads.slice(1).some(numbered) && (counted || (determiner !== null && last === "or"))) return "which of these numbers is meant is not said";
    if (heads.some(isPlural) && !heads.some(numbered) && children(node, "possessors").length === 0 && (!denied || whilst)) return "all of them are meant, so “and” joins them";
  }
  if (isOr(last) && ANY_NUMBER.has(determiner ?? "")) return "any number of all of them are meant, so “and” joins them";
  if (determiner === "target" && joinsOf(node, "heads").some((join, index) => isAnd(join) && !numbered(heads[index + 1] as Node) && !isPlural(heads[index + 1] as Node))) return "one target is one “or” another";
  // "When an opposing card and effect …"
  if (denied && !ofEach && isAnd(last) && (determiner === "a" || determiner === "an" || determiner === "another") && !heads.some(isPlural) && heads.every((head) => /^(?:Type|Plain|Tag)Noun$/.test(child(head, "noun")?.kind ?? ""))) return "one thing is one “or” another";
  if (isAnd(last) && determiner === "the" && adjectivesOf(heads[0] as Node).includes("next")) return "the next of several kinds is one “or” another";
  return null;
}

const ANY_NUMBER = new Set(["anyNumberOf", "anyNumberOfTarget"]);

/** What something is put into play with; of keywords, one or another may be asked for. */
const MADE_WITH = new Set(["StatBlock", "StatChange", "StatIs", "Quote", "TagLimit"]);

/** "If it's an ability, ally, or equipment card": one thing is one of them. */
function oneThingFault(being: Node): string | null {
  const what = child(being, "what");
  const [noun, ...others] = what === null ? [] : children(what, "nouns");
  const single = noun?.kind === "NounPhrase" && others.length === 0 && /^an?$/.test(text(noun, "determiner") ?? "");
  return single && isAnd(joinsOf(noun, "heads").at(-1)) ? "one thing is one “or” another" : null;
}

/** "Choose arcane, fire, or frost": of what is chosen from, one is taken. */
function choiceFault(clause: Node): string | null {
  const predicate = child(clause, "predicate");
  const object = predicate === null ? null : child(predicate, "object");
  const verb = (predicate?.["verb"] as { readonly lemma?: string } | undefined)?.lemma;
  if (predicate === null || object === null || verb !== "choose") return null;
  if (children(predicate, "complements").some((complement) => isAnd(joinsOf(child(complement, "items") ?? complement, "quotes").at(-1)))) return "one of these is chosen, so “or” joins them";
  if (object.kind === "Quotes" && isAnd(joinsOf(object, "quotes").at(-1))) return "one of these is chosen, so “or” joins them";
  const [noun] = children(object, "nouns");
  if (noun?.kind === "NounPhrase" && isAnd(joinsOf(noun, "heads").at(-1)) && children(noun, "heads").every((head) => child(head, "noun")?.kind === "DamageTypeNoun")) return "one of these is chosen, so “or” joins them";
  const asked = child(object, "clauses");
  const states = asked === null ? null : stated(asked);
  return states !== null && isAnd(joinsOf(states, "states").at(-1)) ? "one of these is chosen, so “or” joins them" : null;
}

/** "can't put [Alliance] and [Horde] cards in your deck": neither. */
function deniedFault(clause: Node): string | null {
  const predicate = child(clause, "predicate") as Node;
  const object = predicate.kind === "Doing" && NEGATIVE.has(text(predicate, "modal") ?? "") ? child(predicate, "object") : null;
  const among = object === null ? [] : [joinsOf(object, "nouns"), ...children(object, "nouns").flatMap((noun) => [joinsOf(noun, "heads"), ...children(noun, "heads").flatMap((head) => children(head, "modifiers").map((modifier) => joinsOf(modifier, "types")))])];
  return among.some((joins) => isAnd(joins.at(-1))) ? "neither is allowed, so “or” joins them" : null;
}

/** What its one clause says that something is. */
function stated(clauses: Node): Node | null {
  const [only, ...others] = children(clauses, "clauses");
  const predicate = only === undefined || others.length > 0 ? null : child(only, "predicate");
  const what = predicate === null ? null : child(predicate, "what");
  return what?.kind === "States" ? what : null;
}

function hasPluralSubject(clause: Node): boolean {
  const nouns = children(child(clause, "subject") ?? clause, "nouns");
  return nouns.length > 1 || nouns.some((noun) => text(noun, "pronoun") === "they" || children(noun, "heads").some(isPlural));
}

/** "can't attack or protect": under one "can't", what goes on without one of its own is joined by "or". */
function clausesFault(node: Node): string | null {
  const clauses = children(node, "clauses");
  for (const [index, join] of joinsOf(node, "clauses").entries()) {
    const before = child(clauses[index] as Node, "predicate");
    const after = child(clauses[index + 1] as Node, "predicate");
    if (before === null || after === null || child(clauses[index + 1] as Node, "subject") !== null) continue;
    const goesOn = text(after, "modal") === null && (text(after, "be") ?? text(after, "form")) === (after.kind === "Undergoing" || after.kind === "Being" ? "be" : "base");
    // "They can't protect and lose …": with a subject in the plural this may be a statement of its own.
    if (!isOr(join) && join !== "comma" && goesOn && !hasPluralSubject(clauses[0] as Node) && NEGATIVE.has(text(before, "modal") ?? "")) return "neither is allowed, so “or” joins them";
    // "can't gain or lose ATK and health"
    if (isOr(join) && goesOn && NEGATIVE.has(text(before, "modal") ?? "") && children(child(after, "object") ?? after, "nouns").some((noun) => isAnd(joinsOf(noun, "heads").at(-1)) && children(noun, "heads").every((head) => child(head, "noun")?.kind === "StatNoun"))) return "neither is allowed, so “or” joins them";
    if (isOr(join) && NEGATIVE.has(text(after, "modal") ?? "")) return "which of these holds is not said";
    if (isOr(join) && children(after, "complements").some(({ kind }) => kind === "Purpose")) return "which of these is paid is not said";
  }
  return null;
}
