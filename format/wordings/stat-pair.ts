import { children, lemma, type Node } from "../../grammar/ast.ts";
import type { EraWording } from "../../grammar/era-table.ts";
import { without, type Wording } from "../wording.ts";

type StatPair = NonNullable<EraWording["statPair"]>;

/** "+1 ATK / +1 health" or "+1 / +1". */
export function statPairWording({ stats, named }: StatPair): Wording {
  return {
    name: named ? "both stats by name" : "both stats by order",
    kinds: ["Attributes", "StatChanges"],
    word: (node, { around }) => {
      if (around.at(-1)?.kind === "StatCounterNoun") return node;
      const items = children(node, "items");
      const joins = node["itemsJoins"];
      const at = items.findIndex((item, index) => Array.isArray(joins) && joins[index] === "slash" && isPair(item, items[index + 1], named ? [null, null] : stats));
      if (at < 0) return node;
      const [first, second] = [items[at] as Node, items[at + 1] as Node];
      const pair = named ? [withStat(first, stats[0]), withStat(second, stats[1])] : [without(first, "stat"), without(second, "stat")];
      return { ...node, items: [...items.slice(0, at), ...pair, ...items.slice(at + 2)] };
    },
  };
}

function isPair(one: Node, other: Node | undefined, stats: readonly [string | null, string | null]): boolean {
  return one.kind === "StatChange" && other?.kind === "StatChange" && lemma(one, "stat") === stats[0] && lemma(other, "stat") === stats[1];
}

const withStat = (change: Node, stat: string): Node => ({ ...change, stat: { lemma: stat, form: "word" } });
