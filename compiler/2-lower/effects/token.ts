import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, CardFace, Power, PrintedNumber } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { damageAmount } from "../amounts/damage.ts";
import { numberOf } from "../amounts/number.ts";
import { thatMuch } from "../amounts/rolled.ts";
import { say, unlowered, use, type Context, type QuoteLowering } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { headsApart } from "../nouns/heads-apart.ts";
import { keywordUse } from "../nouns/keyword.ts";

/** A number that a token has printed on it. */
const printed = (value: unknown, at: Node): number => (typeof value === "number" ? value : unlowered(at, "what is printed on a token is a number"));

/** The tokens that a phrase describes: how many, and the face of each; `apart` says how it enters, and nothing of its face. */
export function tokenOf(noun: Node, view: ClauseView, context: Context, quote: QuoteLowering, apart?: Node): { readonly count: Amount; readonly called?: string; readonly face: CardFace } {
  const head = children(noun, "heads").at(-1) as Node;
  const tags: string[] = [];
  const supertypes: string[] = [];
  const stats: Record<string, PrintedNumber> = {};
  const damageTypes: string[] = [];
  const powers: Power[] = [];
  const limits: { tag: string; count: number }[] = [];
  let type = "";
  let unique = false;
  for (const modifier of children(head, "modifiers")) {
    switch (modifier.kind) {
      case "TagModifier":
        tags.push(lemma(modifier, "tag") as string);
        break;
      case "TypeModifier":
        type = lemma(modifier, "type") as string;
        break;
      case "SupertypeModifier":
        if (lemma(modifier, "supertype") === "unique") unique = true;
        else supertypes.push(lemma(modifier, "supertype") as string);
        break;
      case "StatBlockModifier": {
        stats[lemma(modifier, "firstStat") ?? "atk"] = printed(modifier["first"], modifier);
        stats[lemma(modifier, "secondStat") ?? "health"] = printed(modifier["second"], modifier);
        const icon = lemma(modifier, "icon");
        if (icon !== null) damageTypes.push(icon.toLowerCase());
        break;
      }
      case "NumberModifier":
        break;
      default:
        unlowered(modifier, "this says nothing of a token");
    }
  }
  const items = [...view.complements, ...view.loose, ...postsOf(noun, context)].filter((each) => each !== apart && (each.kind === "WithAttributes" || each.kind === "With")).flatMap((each) => children(child(use(context, each), "items") as Node, "items")).flatMap(headsApart);
  let called: string | null = null;
  for (const item of items) {
    if (item.kind === "StatBlock") {
      const stat = lemma(item, "stat") as string;
      stats[stat] = printed(numberOf(item, context), item);
      const icon = lemma(item, "icon");
      if (icon !== null) damageTypes.push(icon.toLowerCase());
    } else if (item.kind === "Quote") powers.push(...quote(item, context));
    else if (item.kind === "TagLimit") limits.push({ tag: lemma(item, "tag") as string, count: item["count"] as number });
    else if (item.kind.endsWith("Keyword")) powers.push({ power: "keyword", ...keywordUse(item, context) });
    else if (item.kind === "NounPhrase" && isKeywordNoun(item)) powers.push({ power: "keyword", keyword: lemma(child(children(item, "heads")[0] as Node, "noun") as Node, "keyword") as string, args: [] });
    else if (isChosenName(item, context)) called = CHOSEN_NAME;
    else {
      // "with that name and | 1 [Melee] ATK".
      const { stat, icon } = statOfNoun(item, context) ?? unlowered(item, "a token does not have this");
      stats[stat] = printed(damageAmount(item, context), item);
      if (icon !== null) damageTypes.push(icon.toLowerCase());
    }
  }
  const named = use(context, postsOf(noun, context).find((post) => post.kind === "Named"));
  if (type === "") return unlowered(noun, "what type of card is the token?");
  return {
    count: say(context, noun, "determiner", "thatMany") === "thatMany" ? thatMuch(context) : (damageAmount(noun, context) ?? 1),
    ...(called === null ? {} : { called }),
    face: {
      name: (named === undefined ? null : (text(named, "text") ?? lemma(child(named, "selfName") ?? named, "name"))) ?? tags.join(" "),
      cost: null,
      factions: [],
      classes: [],
      supertypes,
      type,
      tags,
      limits,
      unique,
      unlimited: false,
      professions: [],
      talents: [],
      stats,
      damageTypes,
      powers,
    },
  };
}

const isKeywordNoun = (item: Node): boolean => {
  const heads = children(item, "heads");
  return heads.length === 1 && child(heads[0] as Node, "noun")?.kind === "KeywordNoun";
};

/** By which name later words speak of a name that was chosen. */
const CHOSEN_NAME = "name";

/** "that name", which somebody has chosen. */
function isChosenName(item: Node, context: Context): boolean {
  const heads = item.kind === "NounPhrase" ? children(item, "heads") : [];
  const noun = heads.length === 1 ? child(heads[0] as Node, "noun") : null;
  if (noun?.kind !== "AttributeNoun" || lemma(noun, "attribute") !== CHOSEN_NAME || children(heads[0] as Node, "modifiers").length + postsOf(item, context).length > 0) return false;
  return !context.resolved.antecedents.has(item) && say(context, item, "determiner", "that") === "that";
}

/** "1 Melee ATK": the word stands for the icon. */
function damageWord(modifier: Node, context: Context): string | null {
  const tag = modifier.kind === "TagModifier" ? lemma(modifier, "tag") : null;
  return tag !== null && context.damageTypes.has(tag.toLowerCase()) ? tag : null;
}

/** "1 [Melee] ATK": the stat, and the icon that stands before it; null for what says more or less. */
function statOfNoun(item: Node, context: Context): { readonly stat: string; readonly icon: string | null } | null {
  const [head, ...others] = item.kind === "NounPhrase" ? children(item, "heads") : [];
  const noun = head === undefined ? null : child(head, "noun");
  if (head === undefined || others.length > 0 || noun?.kind !== "StatNoun" || item["determiner"] !== undefined) return null;
  const icons = children(head, "modifiers").filter((modifier) => modifier.kind !== "NumberModifier").map((modifier) => (modifier.kind === "IconModifier" ? lemma(modifier, "icon") : damageWord(modifier, context)));
  return icons.length > 1 || icons.includes(null) ? null : { stat: lemma(noun, "stat") as string, icon: icons[0] ?? null };
}
