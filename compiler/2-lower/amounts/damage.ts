import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import { lowerFirst } from "../../../grammar/capital.ts";
import type { Amount, DamageKind } from "../../../ir/index.ts";
import { say, unlowered, type Context } from "../context.ts";
import { isMoreThanFatal } from "./excess.ts";
import { numberOf, parameterName } from "./number.ts";
import { thatMuch } from "./rolled.ts";

/** The kind of damage that a phrase with the noun "damage" names. */
export function damageKind(noun: Node, context: Context): DamageKind {
  say(context, noun, "determiner", "that");
  const kind: { types?: string[]; otherThan?: readonly string[]; unpreventable?: true; combat?: boolean; fatal?: boolean | "more" } = {};
  for (const head of children(noun, "heads")) {
    const named = child(head, "noun");
    const typed = children(head, "modifiers").filter((modifier) => modifier.kind === "DamageModifier" || modifier.kind === "IconModifier");
    if (typed.length > (named?.kind === "DamageTypeNoun" ? 0 : 1)) return unlowered(head, "of two types damage is by “and” or “or”; an icon beside its word stands in parentheses");
    if (named?.kind === "DamageTypeNoun") kind.types = [...(kind.types ?? []), ...typesOf(lemma(named, "type") as string)];
    for (const modifier of children(head, "modifiers")) {
      const not = modifier.kind === "NotModifier" ? (child(modifier, "modifier") as Node) : null;
      if (not !== null) {
        const type = lemma(not, "type") ?? lemma(not, "icon");
        kind.otherThan = [...(kind.otherThan ?? []), ...(type !== null && (not.kind === "DamageTypeNoun" || not.kind === "IconModifier") ? typesOf(type.toLowerCase()) : unlowered(not, "this is no type of damage"))];
        continue;
      }
      if (modifier.kind === "DamageModifier") {
        kind.types = [...(kind.types ?? []), ...children(modifier, "types").flatMap((type) => (lemma(type, "type") !== null ? typesOf(lemma(type, "type") as string) : [lemma(type, "icon")?.toLowerCase() ?? parameterName(text(type, "parameter") ?? "")]))].filter((type, index, all) => all.indexOf(type) === index);
        continue;
      }
      if (modifier.kind === "ZoneModifier" && lemma(modifier, "zone") === "combat") {
        kind.combat = true;
        continue;
      }
      if (modifier.kind === "IconModifier") {
        kind.types = [...(kind.types ?? []), (lemma(modifier, "icon") as string).toLowerCase()];
        continue;
      }
      switch (headsItsSentence(modifier, context) ? lowerFirst(lemma(modifier, "tag") as string) : text(modifier, "adjective")) {
        case "unpreventable":
          kind.unpreventable = true;
          break;
        case "combat":
          kind.combat = true;
          break;
        case "fatal":
          kind.fatal = isMoreThanFatal(noun) ? "more" : true;
          break;
        case "nonFatal":
          kind.fatal = false;
          break;
        case "nonCombat":
          kind.combat = false;
          break;
        case "next":
        case "first":
        case "additional":
          break;
        default:
          if (modifier.kind !== "NumberModifier" && modifier.kind !== "NumberListModifier") return unlowered(modifier, "this says nothing of damage");
      }
    }
  }
  return kind;
}

/** "shadowfire": both at once (CR 408.3a). */
const typesOf = (word: string): readonly string[] => word.split(" ");

/** "Combat damage …": with the capital of the sentence an adjective is read as a tag where there is one of that name. */
function headsItsSentence(modifier: Node, context: Context): boolean {
  return modifier.kind === "TagModifier" && [...context.resolved.views.keys()].some((clauses) => clauses.span.start === modifier.span.start);
}

/** How much damage a phrase names; null if it does not say ("damage equal to …"). */
export function damageAmount(noun: Node, context: Context): Amount | null {
  const quantity = child(noun, "quantity");
  if (isMoreThanFatal(noun)) return null;
  if (quantity !== null) {
    const of = numberOf(quantity, context);
    if (quantity.kind === "AllBut") return { amount: "allBut", of };
    return quantity.kind === "UpTo" ? { amount: "upTo", of } : of;
  }
  switch (say(context, noun, "determiner", "thatMuch", "thatAmountOf", "doubleThatMuch", "all", "allThe", "anyAmountOf", "anyTypeOf")) {
    case "thatMuch":
    case "thatAmountOf":
      return thatMuch(context);
    case "doubleThatMuch":
      return { amount: "times", of: [2, thatMuch(context)] };
    case "all":
    case "allThe":
      return { amount: "all" };
    case "anyAmountOf":
      return { amount: "upTo" };
    default:
      break;
  }
  for (const head of children(noun, "heads"))
    for (const modifier of children(head, "modifiers")) {
      if (modifier.kind === "NumberModifier") return numberOf(modifier, context);
      if (modifier.kind === "NumberListModifier") return { amount: "list", of: children(modifier, "numbers").map((number) => numberOf(number, context)) };
    }
  return null;
}
