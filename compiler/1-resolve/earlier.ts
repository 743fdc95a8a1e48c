import { text, type Node } from "../../grammar/ast.ts";
import type { Antecedent, Mention, Resolved } from "./mention.ts";
import { isDecider, isPluralWord, type Members, type Seeking } from "./preferences.ts";

/**
 * "each of them", "cards removed this way", "that player": what an earlier paragraph of the card spoke of
 * (docs/binding.md B10). It gets its name there, which is written among the `names` here, too.
 */
export function fromEarlier(seeking: Seeking, earlier: readonly Resolved[], names: Map<Node, string>, members: Members): Antecedent | null {
  for (const resolved of [...earlier].reverse()) {
    const several = isSeveral(seeking) ? last(resolved, ({ plural }) => plural) : undefined;
    if (several !== undefined && named(resolved, several, names)) return { is: "mention", mention: several };
    const bound = [...resolved.antecedents.values()].reverse().find((antecedent) => antecedent.is === "mention" && fits(antecedent.mention, seeking));
    if (bound?.is === "mention") named(resolved, bound.mention, names);
    if (bound !== undefined) return bound;
    const one = last(resolved, (mention) => !mention.self && !mention.plural && picks(mention) && isMeant(mention, seeking, members));
    if (one === undefined) continue;
    named(resolved, one, names);
    return { is: "mention", mention: one };
  }
  return null;
}

const isSeveral = ({ form, word }: Seeking): boolean => form === "pronoun" && isPluralWord(word);

const fits = ({ heads }: Mention, seeking: Seeking): boolean => heads.some((head) => seeking.heads.includes(head));

/** "that character", of a hero or ally. */
const isAnyOf = ({ heads }: Mention, seeking: Seeking, members: Members): boolean => heads.length > 0 && heads.every((head) => seeking.heads.some((word) => members.get(word)?.includes(head) === true));

/** "that ally" by its word, "he" who decides as a player, "its controller" of a thing. */
function isMeant(mention: Mention, seeking: Seeking, members: Members): boolean {
  if (isDecider(seeking)) return mention.what === "player";
  return seeking.form === "possessive" ? mention.what === "thing" : seeking.form === "that" && (fits(mention, seeking) || isAnyOf(mention, seeking, members));
}

/** Whether it is one that somebody chose, not all that there are. */
const picks = ({ noun }: Mention): boolean => /^(?:target|an?)$/.test(text(noun, "determiner") ?? "");

/** The last of what the paragraph did something with. */
const last = (resolved: Resolved, test: (mention: Mention) => boolean): Mention | undefined => [...resolved.mentions].reverse().find((mention) => mention.origin === "effect" && mention.what !== "group" && mention.what !== "damage" && test(mention));

function named(resolved: Resolved, mention: Mention, names: Map<Node, string>): boolean {
  const name = resolved.nameFor(mention);
  if (name !== undefined) names.set(mention.noun, name);
  return name !== undefined;
}
