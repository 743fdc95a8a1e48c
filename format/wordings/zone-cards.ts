import { child, children, isWord, lemma, text, type Node } from "../../grammar/ast.ts";
import type { EraWording } from "../../grammar/era-table.ts";
import { made, without, type Wording } from "../wording.ts";

type ZoneCards = NonNullable<EraWording["zoneCards"]>;

/** "an ally card from your graveyard" or "an ally from your graveyard": what lies there is a card anyway. */
export function zoneCardsWording(zoneCards: ZoneCards): Wording {
  return {
    name: zoneCards.card === "named" ? "“card” in a zone" : "no “card” in a zone",
    kinds: ["NounPhrase"],
    word: (node) => {
      const heads = children(node, "heads");
      const last = heads.at(-1);
      if (last === undefined || POINTING.has(text(node, "determiner") ?? "") || !children(node, "posts").some((post) => isFrom(post, zoneCards.zones))) return node;
      const head = zoneCards.card === "named" ? withCard(last, zoneCards) : withoutCard(last, zoneCards);
      return head === last ? node : { ...node, heads: [...heads.slice(0, -1), head] };
    },
  };
}

/** "that ally": what has been spoken of is called as it was, and what follows says where it goes from. */
const POINTING = new Set(["this", "that", "these", "those"]);

function isFrom(post: Node, zones: readonly string[]): boolean {
  if (post.kind !== "NounPreposition" || !["from", "in"].includes(text(post, "preposition") ?? "")) return false;
  const [noun] = children(child(post, "object") as Node, "nouns");
  const [head] = noun === undefined ? [] : children(noun, "heads");
  return head !== undefined && zones.includes(lemma(child(head, "noun") as Node, "zone") ?? "");
}

function withCard(head: Node, { word, types }: ZoneCards): Node {
  const noun = child(head, "noun") as Node;
  const type = noun["type"];
  if (!isWord(type) || !types.includes(type.lemma)) return head;
  const modifier = made("TypeModifier", { type: { lemma: type.lemma, form: "singular" } });
  return { ...head, modifiers: [...children(head, "modifiers"), modifier], noun: made("TypeNoun", { type: { lemma: word, form: type.form } }) };
}

function withoutCard(head: Node, { word, types }: ZoneCards): Node {
  const noun = child(head, "noun") as Node;
  const type = noun["type"];
  const modifiers = children(head, "modifiers");
  const last = modifiers.at(-1);
  if (!isWord(type) || type.lemma !== word || last?.kind !== "TypeModifier" || !types.includes(lemma(last, "type") ?? "")) return head;
  const named = { ...head, noun: made("TypeNoun", { type: { lemma: lemma(last, "type") ?? "", form: type.form } }) };
  return modifiers.length === 1 ? without(named, "modifiers") : { ...named, modifiers: modifiers.slice(0, -1) };
}
