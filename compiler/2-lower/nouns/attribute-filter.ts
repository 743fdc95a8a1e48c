import { child, children, isOr, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Comparison, Filter } from "../../../ir/index.ts";
import { adjectivesOf, nounsOf } from "../../1-resolve/clause-view.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { comparisonOf, comparisonOfQuantity } from "../amounts/comparison.ts";
import { numberOf } from "../amounts/number.ts";
import { parityFilter } from "../amounts/parity.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { ofChosen } from "./chosen-word.ts";
import { conjunction, disjunction, postsOf } from "./filter.ts";
import { filterOf, lowerNoun } from "./noun.ts";
import { sharedWith } from "./shared-attribute.ts";

/** "with ferocity or protector": one of them will do; else all are asked for. */
export function attributesFilter(items: Node, context: Context): Filter {
  const each = children(items, "items").map((item) => attributeFilter(item, context));
  const joins = joinsOf(items, "items");
  return joins.some((join) => /or$/i.test(join)) ? disjunction(each) : conjunction(each);
}

/** "with cost 3 or less", "with an attachment", "with ferocity". */
export function attributeFilter(item: Node, context: Context): Filter {
  switch (item.kind) {
    case "StatIs":
      return statFilter(item, context);
    case "StatBlock": {
      const bound = say(context, item, "bound");
      const number: Filter = { is: "stat", stat: lemma(item, "stat") as string, comparison: bound === "orMore" ? "atLeast" : bound === "orLess" ? "atMost" : "equal", amount: numberOf(item, context) };
      // "2 [Fire] ATK": the type of its damage.
      const icon = lemma(item, "icon");
      return icon === null ? number : { is: "all", of: [number, { is: "icon", icon }] };
    }
    case "Comparative": {
      const than = child(item, "than");
      const comparison: Comparison = ["lower", "less", "fewer"].includes(text(item, "comparison") ?? "") ? "less" : "more";
      const stat = lemma(item, "stat") as string;
      return { is: "stat", stat, comparison, amount: { amount: "stat", stat, of: than === null ? (context.beside ?? unlowered(item, "than what?")) : lowerNoun(child(than, "noun") as Node, context) } };
    }
    case "SameAs": {
      const as = child(item, "as");
      if (as === null && context.shared === item) return { is: "all", of: [] };
      const before = as === null ? context.resolved.antecedents.get(item) : undefined;
      if (before !== undefined) return sharedWith(lemma(item, "attribute") as string, before, context, item);
      return { is: "same", attribute: lemma(item, "attribute") as string, as: as === null ? unlowered(item, "the same as what?") : lowerNoun(child(as, "noun") as Node, context) };
    }
    case "AllDifferent":
      return context.shared === item ? { is: "all", of: [] } : unlowered(item, "which of them are told apart so is not said");
    case "PlainKeyword":
    case "NumberKeyword":
    case "NounKeyword":
    case "DamageKeyword":
      return { is: "keyword", keyword: lemma(item, "keyword") as string };
    case "NamePart":
      return { is: "named", name: text(item, "part") as string, part: true };
    case "ActivatePowers":
      return { is: "withPower", icon: lemma(item, "icon") as string };
    case "NounPhrase":
      return possessionFilter(item, context);
    default:
      return unlowered(item, "this is nothing that a card has");
  }
}

/** "with reputation", "with reputation other than Aldor": has one, or another one. */
function wordsOf(item: Node, attribute: string, context: Context): Filter {
  const others = postsOf(item, context).filter((post) => post.kind === "OtherThan").flatMap((post) => nounsOf(child(use(context, post), "noun")));
  return conjunction([
    { is: "attribute", attribute },
    ...others.map((other): Filter => {
      const [head] = children(other, "heads");
      const word = head === undefined ? null : lemma(child(head, "noun") as Node, "tag");
      return { is: "not", of: { is: "attribute", attribute, value: word ?? unlowered(other, "this is no word of it") } };
    }),
  ]);
}

function statFilter(item: Node, context: Context): Filter {
  const stat = lemma(item, "stat") as string;
  const most = child(item, "most");
  if (most !== null) return { is: "stat", stat, comparison: "atMost", amount: numberOf(child(most, "amount") as Node, context) };
  const least = child(item, "least");
  if (least !== null) return { is: "stat", stat, comparison: "atLeast", amount: numberOf(child(least, "amount") as Node, context) };
  const exactly = child(item, "exactly");
  if (exactly !== null) return { is: "stat", stat, comparison: "equal", amount: numberOf(exactly, context) };
  const compared = child(item, "comparison") as Node;
  return { is: "stat", stat, comparison: comparisonOf(compared), amount: lowerAmount(child(compared, "than") as Node, context) };
}

/** "with an attachment", "with a web counter", "with damage on it", "with fatal damage". */
function possessionFilter(item: Node, context: Context): Filter {
  const heads = children(item, "heads");
  if (heads.length > 1) {
    // "fatal damage or 0 health": each is had for itself.
    const each = heads.map((head) => possessionFilter({ ...item, heads: [head], headsJoins: [] } as Node, context));
    return joinsOf(item, "heads").some(isOr) ? { is: "any", of: each } : conjunction(each);
  }
  const head = heads[0] as Node;
  const noun = child(head, "noun") as Node;
  if (noun.kind === "StatNoun") {
    const parity = parityFilter(head, lemma(noun, "stat") as string);
    if (parity !== null) return parity;
    if (adjectivesOf(head).includes("combined")) return unlowered(item, "no one of them has this");
    const number = children(head, "modifiers").find((modifier) => modifier.kind === "NumberModifier");
    if (number !== undefined) return { is: "stat", stat: lemma(noun, "stat") as string, comparison: "equal", amount: numberOf(number, context) };
  }
  const determiner = say(context, item, "determiner", "no", "that");
  const none = determiner === "no";
  const comparison: Comparison = none ? "equal" : child(item, "quantity") === null ? "atLeast" : comparisonOfQuantity(child(item, "quantity") as Node);
  const amount: Amount = none ? 0 : child(item, "quantity") !== null ? numberOf(child(item, "quantity") as Node, context) : 1;
  if (noun.kind === "CounterNoun") for (const post of postsOf(item, context)) if (isOnIt(post)) use(context, post);
  if (noun.kind === "CounterNoun") return { is: "counter", counter: text(noun, "counter") as string, comparison, amount };
  if (noun.kind === "KeywordNoun") return none ? { is: "not", of: { is: "keyword", keyword: lemma(noun, "keyword") as string } } : { is: "keyword", keyword: lemma(noun, "keyword") as string };
  const quantity = child(item, "quantity");
  if (noun.kind === "StatNoun" && quantity?.kind === "OrMore") return { is: "stat", stat: lemma(noun, "stat") as string, comparison: text(quantity, "bound") === "orMore" ? "atLeast" : "atMost", amount };
  if (noun.kind === "StatNoun" && quantity?.kind === "Exactly") return { is: "stat", stat: lemma(noun, "stat") as string, comparison: "equal", amount };
  const word = text(noun, "noun");
  if (word === "counter" || word === "counters") return { is: "counter", comparison, amount };
  if (word === "attachment" || word === "attachments") return none ? { is: "not", of: { is: "hasAttachment" } } : { is: "hasAttachment" };
  if (word === "damage") {
    if (determiner === "that") return unlowered(item, "which damage is meant is not said");
    const fatal = adjectivesOf(head).includes("fatal");
    const on = use(context, postsOf(item, context)[0]);
    if (on !== undefined && !isOnIt(on)) return unlowered(on, "what has this damage is what is described");
    if (fatal && none) return { is: "not", of: { is: "state", state: "fatalDamage" } };
    return fatal ? { is: "state", state: "fatalDamage" } : { is: "stat", stat: "damage", comparison, amount };
  }
  const extreme = adjectivesOf(head).find((adjective) => adjective === "highest" || adjective === "lowest");
  if (noun.kind === "StatNoun" && extreme !== undefined && extreme !== null) {
    const among = use(context, postsOf(item, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "among"));
    return { is: "extreme", extreme: extreme as "highest" | "lowest", stat: lemma(noun, "stat") as string, ...(among === undefined ? {} : { among: filterOf(child(among, "object") as Node, context) }) };
  }
  const before = context.resolved.antecedents.get(item);
  if (noun.kind === "AttributeNoun" && before !== undefined) return sharedWith(lemma(noun, "attribute") as string, before, context, item);
  if (noun.kind === "AttributeNoun" && determiner === null && head["modifiers"] === undefined) return wordsOf(item, lemma(noun, "attribute") as string, context);
  if (noun.kind === "AttributeNoun" && determiner !== "that" && !adjectivesOf(head).includes("chosen")) return unlowered(item, "which one is not said");
  if (noun.kind === "AttributeNoun") return ofChosen(lemma(noun, "attribute") as string, context);
  if (word === "target" || word === "targets") return { is: "targets", count: quantity?.kind === "OrMore" ? (text(quantity, "bound") === "orMore" ? "atLeast" : "atMost") : adjectivesOf(head).includes("single") ? "equal" : "atLeast", amount };
  if (word === "power" || word === "powers") return { is: "withPower", kind: children(head, "modifiers").map((modifier) => text(modifier, "adjective") ?? "").find((kind) => kind !== "") ?? "any" };
  const attached = postsOf(item, context).find(isAttachedToIt);
  if (attached === undefined && (none || postsOf(item, context).length > 0)) return unlowered(item, "what has this is not clear");
  if (attached === undefined) return { is: "hasAttachment", of: filterOf(item, context) };
  use(context, attached);
  use(context, item);
  const plain = { ...item, posts: postsOf(item, context).filter((post) => post !== attached) } as Node;
  return none ? { is: "not", of: { is: "hasAttachment", of: filterOf(plain, context) } } : { is: "hasAttachment", of: filterOf(plain, context) };
}

/** Words for what is being described. */
const IT = new Set(["it", "him", "her", "them"]);

/** "damage | on it": on what has it. */
function isOnIt(post: Node): boolean {
  const [it, ...others] = post.kind === "NounPreposition" && text(post, "preposition") === "on" ? nounsOf(child(post, "object")) : [];
  return others.length === 0 && IT.has(text(it ?? post, "pronoun") ?? "");
}

/** "an ally with an ability | attached to it": to what has it. */
function isAttachedToIt(post: Node): boolean {
  const to = post.kind === "ParticipleRelative" && lemma(post, "verb") === "attach" ? child(post, "preposition") : null;
  const [it, ...others] = to === null || text(to, "preposition") !== "to" ? [] : nounsOf(child(to, "object"));
  return it?.kind === "Pronoun" && others.length === 0 && IT.has(text(it, "pronoun") ?? "");
}
