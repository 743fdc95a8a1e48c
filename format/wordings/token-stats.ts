import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { EraWording } from "../../grammar/era-table.ts";
import { made, without, type Wording } from "../wording.ts";

type TokenStats = NonNullable<EraWording["tokenStats"]>;

/** "a Wolf token into play with 3 [Melee] ATK / 3 health" or "a 3 [Melee] / 3 health Wolf token into play". */
export function tokenStatsWording(tokens: TokenStats): Wording {
  return {
    name: tokens.stand === "before" ? "a token's values before it" : "a token's values behind it",
    kinds: ["Doing"],
    word: (node) => {
      const nouns = children(child(node, "object") ?? node, "nouns");
      const [noun] = nouns;
      const complements = children(node, "complements");
      const at = complements.findIndex((each) => isInto(each, tokens.zone));
      const into = complements[at];
      if (nouns.length !== 1 || noun === undefined || into === undefined || !isToken(noun)) return node;
      const moved = tokens.stand === "before" ? before(noun, into, tokens) : after(noun, into, tokens);
      if (moved === null) return node;
      return {
        ...node,
        object: { ...(child(node, "object") as Node), nouns: [moved.noun] },
        complements: [...complements.slice(0, at), moved.into, ...complements.slice(at + 1)],
      };
    },
  };
}

interface Moved {
  readonly noun: Node;
  readonly into: Node;
}

function isToken(noun: Node): boolean {
  const [head, ...others] = children(noun, "heads");
  return others.length === 0 && head !== undefined && ["token", "tokens"].includes(text(child(head, "noun") as Node, "noun") ?? "");
}

const zoneNoun = (into: Node): Node | null => children(child(into, "object") ?? into, "nouns")[0] ?? null;

function isInto(complement: Node, zone: string): boolean {
  if (complement.kind !== "VerbPreposition" || text(complement, "preposition") !== "into") return false;
  const [head] = children(zoneNoun(complement) ?? complement, "heads");
  return head !== undefined && lemma(child(head, "noun") as Node, "zone") === zone;
}

/** What was put there, with other posts behind the zone. */
function withPosts(into: Node, posts: readonly Node[]): Node {
  const zone = zoneNoun(into) as Node;
  const noun = posts.length === 0 ? without(zone, "posts") : { ...zone, posts };
  return { ...into, object: { ...(child(into, "object") as Node), nouns: [noun] } };
}

const NUMBERS = ["digits", "x"];

function before(noun: Node, into: Node, { stats }: TokenStats): Moved | null {
  const posts = children(zoneNoun(into) as Node, "posts");
  const [post, ...furtherPosts] = posts;
  if (post?.kind !== "With") return null;
  const items = children(child(post, "items") as Node, "items");
  const joins = (child(post, "items") as Node)["itemsJoins"];
  const [first, second, ...rest] = items;
  if (first?.kind !== "StatBlock" || second?.kind !== "StatBlock" || !Array.isArray(joins) || joins[0] !== "slash") return null;
  if (lemma(first, "stat") !== stats[0] || lemma(second, "stat") !== stats[1] || second["icon"] !== undefined) return null;
  const [one, other] = [text(first, "number") ?? "", text(second, "number") ?? ""];
  if (!NUMBERS.includes(one) || !NUMBERS.includes(other) || first["bound"] !== undefined || second["bound"] !== undefined) return null;
  const block = made("StatBlockModifier", {
    firstNumber: one,
    ...(one === "digits" ? { first: first["count"] as number } : {}),
    ...(first["icon"] === undefined ? {} : { icon: first["icon"] as Node }),
    secondNumber: other,
    ...(other === "digits" ? { second: second["count"] as number } : {}),
    secondStat: { lemma: stats[1], form: "word" },
  });
  const [head] = children(noun, "heads");
  const kept = rest.length === 0 ? [] : [made("With", { items: made("Attributes", { items: rest, ...(rest.length > 1 ? { itemsJoins: joins.slice(2) as string[] } : {}) }) })];
  const nounPosts = [...children(noun, "posts"), ...kept];
  return {
    noun: { ...noun, heads: [{ ...(head as Node), modifiers: [block, ...children(head as Node, "modifiers")] }], ...(nounPosts.length > 0 ? { posts: nounPosts } : {}) },
    into: withPosts(into, furtherPosts),
  };
}

function after(noun: Node, into: Node, { stats }: TokenStats): Moved | null {
  const [head] = children(noun, "heads");
  const modifiers = children(head as Node, "modifiers");
  const block = modifiers.find(({ kind }) => kind === "StatBlockModifier");
  if (block === undefined || children(zoneNoun(into) as Node, "posts").some(({ kind }) => kind === "With")) return null;
  const value = (which: "first" | "second", stat: string): Node =>
    made("StatBlock", {
      number: text(block, `${which}Number`) ?? "",
      ...(block[which] === undefined ? {} : { count: block[which] as number }),
      ...(which === "first" && block["icon"] !== undefined ? { icon: block["icon"] as Node } : {}),
      stat: { lemma: stat, form: "word" },
    });
  const posts = children(noun, "posts");
  const had = posts.find(({ kind }) => kind === "With");
  const more = had === undefined ? [] : children(child(had, "items") as Node, "items");
  const between = (had === undefined ? undefined : (child(had, "items") as Node)["itemsJoins"]) as readonly string[] | undefined;
  const joins = more.length === 0 ? ["slash"] : more.length === 1 ? ["slash", "and"] : ["slash", "comma", ...(between ?? []).map((join) => (join === "and" ? "commaAnd" : join))];
  const attributes = made("Attributes", { items: [value("first", stats[0]), value("second", stats[1]), ...more], itemsJoins: joins });
  const left = posts.filter((post) => post !== had);
  const others = modifiers.filter((modifier) => modifier !== block);
  const bare = without({ ...noun, heads: [others.length === 0 ? without(head as Node, "modifiers") : { ...(head as Node), modifiers: others }] }, "posts");
  return { noun: left.length === 0 ? bare : { ...bare, posts: left }, into: withPosts(into, [made("With", { items: attributes }), ...children(zoneNoun(into) as Node, "posts")]) };
}
