import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Amount, CardFace, Power, PrintedNumber } from "../../ir/index.ts";
import type { ClauseView } from "../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "./context.ts";
import { keywordUse } from "./keyword.ts";
import { damageAmount } from "./damage.ts";
import { postsOf } from "./filter.ts";
import { numberOf } from "./number.ts";
import type { QuoteLowering } from "./statement.ts";

/** A number that a token has printed on it. */
const printed = (value: unknown, at: Node): number => (typeof value === "number" ? value : unlowered(at, "what is printed on a token is a number"));

/** The tokens that a phrase describes: how many, and the face of each; `apart` says how it enters, and nothing of its face. */
export function tokenOf(noun: Node, view: ClauseView, context: Context, quote: QuoteLowering, apart?: Node): { readonly count: Amount; readonly face: CardFace } {
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
  const items = [...view.complements, ...view.loose, ...postsOf(noun, context)].filter((each) => each !== apart && (each.kind === "WithAttributes" || each.kind === "With")).flatMap((each) => children(child(use(context, each), "items") as Node, "items"));
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
    else unlowered(item, "a token does not have this");
  }
  const named = use(context, postsOf(noun, context).find((post) => post.kind === "Named"));
  if (type === "") return unlowered(noun, "what type of card is the token?");
  return {
    count: damageAmount(noun, context) ?? 1,
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
