import { child, children, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, KeywordUse, Noun, Statement } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { isPlural } from "../../1-resolve/described.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { factorOf, times } from "../amounts/factor.ts";
import { numberOf } from "../amounts/number.ts";
import { changeOf } from "../amounts/stat-change.ts";
import { modalOf, say, unlowered, use, type Context, type QuoteLowering } from "../context.ts";
import { ofChosen } from "../nouns/chosen-word.ts";
import { postsOf } from "../nouns/filter.ts";
import { KEYWORD_KINDS, keywordOfNoun, keywordUse } from "../nouns/keyword.ts";
import { lowerNoun, subjectOf } from "../nouns/noun.ts";

export function having(view: ClauseView, context: Context, quote: QuoteLowering): Statement[] {
  const { predicate } = view;
  const of = subjectOf(view, context);
  const items = children(child(predicate, "items") as Node, "items");
  const modal = modalOf(view, context, "cant", "cannot", "can");
  if (/share/i.test(text(predicate, "have") ?? "")) return unlowered(predicate, "what is shared is told of what there is");
  const changes = items.filter((item) => item.kind === "StatChange");
  if (changes.some((item) => lemma(item, "stat") === null) && (changes.length !== 2 || changes.some((item) => lemma(item, "stat") !== null))) return unlowered(predicate, "which number this changes is not said");
  if (modal === "cant" || modal === "cannot") return items.map((item) => ({ ...loseStatement(item, of, context), cant: true }));
  const pair = modal === "can" ? bothHad(view, items, of, context) : null;
  if (pair !== null) return [pair];
  const factor = factorOf(view, context);
  let unnamed = 0;
  return items.flatMap((item): Statement[] => {
    if (factor !== null && item.kind !== "StatChange" && item.kind !== "NumberKeyword") return unlowered(item, "it has this once, not so many times");
    switch (item.kind) {
      case "NumberKeyword":
        return [{ says: "keyword", of, keyword: factor === null ? keywordUse(item, context) : multiplied(keywordUse(item, context), factor) }];
      case "StatChange": {
        const stat = lemma(item, "stat") ?? (["atk", "health"][unnamed] as string);
        unnamed += 1;
        const { amount, sign } = changeOf(item, context);
        return [{ says: "stat", of, stat, change: times(amount, factor), sign }];
      }
      case "StatIs": {
        const compared = child(item, "comparison");
        const value = compared === null ? unlowered(item, "this stat has no value here") : lowerAmount(child(compared, "than") as Node, context);
        if (compared !== null && text(compared, "comparison") !== "equal") return unlowered(item, "how much it is is not said");
        const and = child(item, "and");
        const stats = [lemma(item, "stat") as string, ...(and === null ? [] : [lemma(and, "stat") as string])];
        return stats.map((stat) => ({ says: "setStat", of, stat, value }));
      }
      case "Quote":
        return [{ says: "power", of, powers: quote(item, context) }];
      case "TagLimit":
        return [{ says: "becomes", of, what: { is: "tag", tag: lemma(item, "tag") as string, count: item["count"] as number }, also: true }];
      case "Partitive": {
        const whole = modal === "can" && text(child(item, "quantity") as Node, "quantity") === "anyNumber" ? taggedAs(child(item, "of") as Node) : null;
        return whole === null ? unlowered(item, "nothing gains or has this as a rule") : [{ says: "limit", of, tag: whole, change: { amount: "all" }, whole: true }];
      }
      case "NounPhrase": {
        const keyword = keywordOfNoun(item);
        if (keyword !== null) return [{ says: "keyword", of, keyword: { keyword, args: [] } }];
        const held = handsOf(item, view, of, context) ?? heldNoun(item, view, of, context);
        if (held !== null) return [held];
        return unlowered(item, "nothing gains or has this as a rule");
      }
      default:
        if (KEYWORD_KINDS.has(item.kind)) return [{ says: "keyword", of, keyword: keywordUse(item, context) }];
        return unlowered(item, "nothing gains or has this as a rule");
    }
  });
}

/** "has Assault 1 for each weapon you control". */
const multiplied = (use: KeywordUse, factor: Amount): KeywordUse => ({ ...use, args: use.args.map((arg) => (arg.parameter === "number" ? { ...arg, value: times(arg.value, factor) } : arg)) });

/** "a Two-Handed weapon and an Off-Hand equipment": both together. */
function bothHad(view: ClauseView, items: readonly Node[], of: Noun, context: Context): Statement | null {
  const joins = joinsOf(child(view.predicate, "items") ?? view.predicate, "items");
  if (items.length !== 2 || joins[0] !== "and" || !items.every((item) => item.kind === "NounPhrase" && /^an?$/.test(text(item, "determiner") ?? ""))) return null;
  return { says: "can", clause: { verb: "have", subject: of, object: { noun: "several", of: items.map((item) => lowerNoun(item, context)) } } };
}

/** "can control an additional Pet", "can control any number of Mounts": what is controlled is had; null for what has no limit. */
export function controllable(view: ClauseView, context: Context): Statement | null {
  const [item, ...others] = nounsOf(view.parts.object ?? null);
  if (view.verb !== "control" || view.modal !== "can" || item === undefined || others.length > 0 || view.passive) return null;
  const of = subjectOf(view, context);
  if (item.kind === "NounPhrase") return heldNoun(item, view, of, context);
  const whole = item.kind === "Partitive" && text(child(item, "quantity") as Node, "quantity") === "anyNumber" ? taggedAs(child(item, "of") as Node) : null;
  return whole === null ? null : { says: "limit", of, tag: whole, change: { amount: "all" }, whole: true };
}

/** "Melee weapons": the tag by which so many are limited. */
function taggedAs(noun: Node): string | null {
  const [head, ...others] = children(noun, "heads");
  const [tag, ...words] = head === undefined ? [] : children(head, "modifiers");
  if (head === undefined || others.length > 0 || words.length > 0 || children(noun, "posts").length > 0) return null;
  const of = child(head, "noun") as Node;
  if (of.kind === "TagNoun" && tag === undefined) return lemma(of, "tag");
  return of.kind === "TypeNoun" && tag?.kind === "TagModifier" ? lemma(tag, "tag") : null;
}

/** "up to six hands of Melee weapons". */
function handsOf(item: Node, view: ClauseView, of: Noun, context: Context): Statement | null {
  const quantity = child(item, "quantity");
  const post = postsOf(item, context).find((each) => each.kind === "NounPreposition" && text(each, "preposition") === "of");
  if (headWord(item) !== "hand" || view.modal !== "can" || quantity?.kind !== "UpTo" || post === undefined) return null;
  const [noun, ...others] = nounsOf(child(post, "object"));
  const tag = noun === undefined || others.length > 0 ? null : taggedAs(noun);
  if (tag === null) return null;
  use(context, post);
  return { says: "limit", of, tag, change: numberOf(quantity, context), whole: true };
}

/** "an additional Pet", "that type", "its printed text a second time". */
function heldNoun(item: Node, view: ClauseView, of: Noun, context: Context): Statement | null {
  const heads = children(item, "heads");
  const noun = child(heads[0] as Node, "noun") as Node;
  const words = adjectivesOf(heads[0] as Node);
  if (heads.length !== 1) return null;
  // "You have no maximum hand size": as many as there are (CR 503.2a).
  if (noun.kind === "StatNoun" && words.length === 0 && say(context, item, "determiner", "no") === "no") return { says: "playerStat", of, stat: lemma(noun, "stat") as string, change: { amount: "all" }, sign: 1 };
  if (noun.kind === "TagNoun" && words.length === 1 && words[0] === "additional" && view.modal === "can") return { says: "limit", of, tag: lemma(noun, "tag") as string, change: 1 };
  const most = child(item, "quantity");
  if (noun.kind === "TagNoun" && words.length === 0 && most?.kind === "UpTo" && view.modal === "can") return { says: "limit", of, tag: lemma(noun, "tag") as string, change: numberOf(most, context), whole: true };
  // "an additional Melee weapon": one more with the tag that is limited.
  const tag = children(heads[0] as Node, "modifiers").find((modifier) => modifier.kind === "TagModifier");
  if (noun.kind === "TypeNoun" && tag !== undefined && words.length === 2 && words[0] === "additional" && view.modal === "can") return { says: "limit", of, tag: lemma(tag, "tag") as string, change: 1 };
  if (noun.kind === "AttributeNoun" && words.length === 0 && say(context, item, "determiner", "that") === "that") {
    const attribute = lemma(noun, "attribute") as string;
    return { says: "becomes", of, what: ofChosen(attribute, context), ...(text(view.predicate, "adverb") === "also" ? { also: true as const } : {}) };
  }
  const again = view.complements.find((complement) => text(complement, "adverb") === "aSecondTime");
  if (text(noun, "noun") === "text" && words.length === 1 && words[0] === "printed" && again !== undefined && say(context, item, "determiner", "their", "its") !== null) {
    if (nounsOf(view.grammatical).some(isPlural) !== (text(item, "determiner") === "their")) return unlowered(item, "whose text is not clear");
    use(context, again);
    return { says: "twice", of };
  }
  return null;
}

/** "loses powers", "can't have ferocity": what is lost. */
export function loseStatement(item: Node, of: Noun, context: Context): Statement & { readonly says: "lose" } {
  if (item.kind === "TagLimit" && item["count"] !== 1) return unlowered(item, "a card has this word as often as it says, and loses it once");
  if (item.kind === "TagLimit") return { says: "lose", of, tag: lemma(item, "tag") as string };
  if (KEYWORD_KINDS.has(item.kind)) return { says: "lose", of, keyword: lemma(item, "keyword") as string };
  const word = headWord(item);
  const keyword = keywordOfNoun(item);
  if (keyword !== null) return { says: "lose", of, keyword };
  if (word === "powers" || word === "power") {
    if (say(context, item, "determiner", "all", "this") === "this") return thisPower(item, of, context);
    const kind = adjectivesOf(children(item, "heads")[0] as Node).find((each) => each !== null);
    return { says: "lose", of, ...(kind === undefined || kind === null ? {} : { kind }) };
  }
  return unlowered(item, "this is nothing that can be lost");
}

/** "loses this power": the one that says so. */
function thisPower(item: Node, of: Noun, context: Context): Statement & { readonly says: "lose" } {
  const [head, ...others] = children(item, "heads");
  if (head === undefined || others.length > 0 || children(head, "modifiers").length > 0 || postsOf(item, context).length > 0 || headWord(item) !== "power") return unlowered(item, "which power is lost is not clear");
  return { says: "lose", of, this: true };
}
