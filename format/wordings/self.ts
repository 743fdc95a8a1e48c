import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { EraWording } from "../../grammar/era-table.ts";
import type { Header } from "../../grammar/header/index.ts";
import { made, without, type Place, type Wording } from "../wording.ts";

type Self = NonNullable<EraWording["self"]>;

/** How a card calls itself: "this ally" or its name. A hero, a unique card and what a card gives to others keep theirs. */
export function selfWording(self: Self): Wording {
  return self.as === "type" ? typeForName(self) : nameForType(self);
}

/** The card's type as its text calls it, if it is one of those that the wording is for. */
function typeOf({ types }: Header, self: Self): string | null {
  const type = types.at(-1)?.toLowerCase() ?? "";
  return self.types.includes(type) ? type : null;
}

/** Within quotes "this ally" is whoever has been given the power. */
const given = ({ around }: Place): boolean => around.some(({ kind }) => kind === "Quote");

const isUnique = ({ unique, restrictions, name }: Header): boolean => unique || restrictions.some(({ tag }) => name.startsWith(tag));

function typeForName(self: Self): Wording {
  return {
    name: "the card as “this …”",
    kinds: ["SelfName", "Possessor"],
    word: (node, place) => {
      const type = typeOf(place.header, self);
      if (type === null || isUnique(place.header) || given(place)) return node;
      const noun = made("TypeNoun", { type: { lemma: type, form: "singular" } });
      if (node.kind === "Possessor") return child(node, "noun")?.kind === "SelfName" ? { ...node, determiner: "this", noun } : node;
      const parent = place.around.at(-1)?.kind;
      if (parent === "Named" || parent === "Possessor") return node;
      return made("NounPhrase", { determiner: "this", heads: [made("Head", { noun })] });
    },
  };
}

function nameForType(self: Self): Wording {
  return {
    name: "the card by its name",
    kinds: ["NounPhrase", "Possessor"],
    word: (node, place) => {
      const type = typeOf(place.header, self);
      if (type === null || text(node, "determiner") !== "this" || given(place)) return node;
      const name = nameOf(place, type, self);
      const selfName = made("SelfName", { name: { lemma: name, form: name === place.header.name ? "full" : "short" } });
      if (node.kind === "Possessor") {
        const plain = lemma(child(node, "noun") as Node, "type") === type && children(node, "modifiers").length === 0;
        return plain ? { ...without(node, "determiner"), noun: selfName } : node;
      }
      const [head, ...others] = children(node, "heads");
      const alone = head !== undefined && others.length === 0 && children(head, "modifiers").length === 0 && lemma(child(head, "noun") as Node, "type") === type;
      return alone && children(node, "posts").length === 0 && children(node, "possessors").length === 0 ? selfName : node;
    },
  };
}

/** The name that the card's text uses; else the part of the name that such a card goes by; else the whole of it. */
function nameOf({ header, names }: Place, type: string, { short }: Self): string {
  const [used] = names;
  if (used !== undefined) return used;
  if (short === undefined || !short.types.includes(type)) return header.name;
  const words = (header.name.split(",")[0] ?? "").split(" ");
  const first = words.find((word) => !short.titles.includes(word)) ?? "";
  return /^\p{Lu}/u.test(first) ? first : header.name;
}
