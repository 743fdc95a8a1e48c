import { child, children, joinsOf, text, type Node } from "../../../grammar/ast.ts";
import type { Filter, Power } from "../../../ir/index.ts";
import { headsOf } from "../../1-resolve/described.ts";
import { say, says, unlowered, type Context } from "../context.ts";
import { disjunction } from "../nouns/filter.ts";
import { filterOf } from "../nouns/noun.ts";

/** "You can include only neutral quests and any Melee weapons": what there may be in a deck, and what may be asked of it. */
export function inclusions(content: Node, context: Context): Power {
  const kinds = children(content, "nouns").flatMap(kindsOf);
  const either = kinds.filter((kind) => text(kind, "determiner") === "either");
  if (either.length > 1) return unlowered(either[1] as Node, "“either” is said once");
  const includes = kinds.filter((kind) => !either.includes(kind)).map((kind) => included(kind, context));
  const exclusions = child(content, "exclusions");
  return {
    power: "deckbuilding",
    ...(includes.length === 0 ? {} : { includes: disjunction(includes) }),
    ...(either.length === 0 ? {} : { either: alternatives(either[0] as Node, context) }),
    ...(exclusions === null ? {} : { unrestricted: unrestricted(exclusions, context) }),
  };
}

/** "[Warlock] abilities and Pets, [Warrior] equipment": behind a comma another kind begins, of which nothing before it is said. */
function kindsOf(noun: Node): readonly Node[] {
  const joins = joinsOf(noun, "heads");
  const heads = children(noun, "heads");
  const starts = heads.flatMap((_, index) => (index === 0 || /^comma/.test(joins[index - 1] ?? "") ? [index] : []));
  if (noun.kind !== "NounPhrase" || starts.length < 2) return [noun];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? heads.length;
    const { determiner, posts, ...rest } = noun;
    return {
      ...rest,
      ...(index === 0 && determiner !== undefined ? { determiner } : {}),
      heads: heads.slice(start, end),
      headsJoins: joins.slice(start, end - 1),
      ...(end === heads.length && posts !== undefined ? { posts } : {}),
    } as Node;
  });
}

/** "any Melee weapons": all that it describes. */
function included(noun: Node, context: Context): Filter {
  say(context, noun, "determiner", "any");
  return filterOf(noun, context);
}

/** "either [Alliance] or [Horde] cards": kinds of which there may be one. */
function alternatives(noun: Node, context: Context): readonly Filter[] {
  say(context, noun, "determiner", "either");
  if (headsOf(noun).some((head) => head !== "card")) return unlowered(noun, "either of two kinds of cards");
  const filter = filterOf(noun, context);
  const [any, ...others] = filter.is === "all" ? filter.of.filter((part) => part.is === "any") : [filter];
  if (any?.is !== "any" || others.length > 0) return unlowered(noun, "either of what?");
  return any.of;
}

/** Which cards may ask something of their deck: none, those that ask what is included, or those with an included reputation as well. */
function unrestricted(exclusions: Node, context: Context): "all" | "other" | "otherReputation" {
  const texts = says(context, exclusions, "other");
  const reputations = says(context, exclusions, "otherReputation");
  if (reputations && !texts) return unlowered(exclusions, "of reputations and texts both others are meant");
  return reputations ? "otherReputation" : texts ? "other" : "all";
}
