import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";

/** The noun phrases of a `Nouns` node, or the node itself. */
export function nounsOf(node: Node | null): readonly Node[] {
  if (node === null) return [];
  return node.kind === "Nouns" || node.kind === "JoinedNouns" ? children(node, "nouns") : [node];
}

/** Whether a noun names a zone: "combat" and "the game" are stretches of play and places at once. */
export function isZone(node: Node | null): boolean {
  const noun = nounsOf(node)[0];
  if (noun === undefined) return false;
  if (noun.kind === "Partitive") return text(child(noun, "quantity") ?? noun, "quantity") === "anyNumber" && isZone(child(noun, "of"));
  if (noun.kind === "StepPhrase") return STEP_ZONES.has(lemma(noun, "step") ?? "");
  const head = children(noun, "heads").at(-1);
  return head !== undefined && child(head, "noun")?.kind === "ZoneNoun";
}

const STEP_ZONES = new Set(["game", "combat"]);

/** What a word for players says of them: which side they are on, if that; a raider is a player. */
export function playerWord(noun: Node): string | null {
  const player = lemma(noun, "player");
  return player === null || player === "opponent" ? player : "player";
}

/** The word that heads a noun phrase: "damage", "counter", a type, a zone…, or null. */
export function headWord(noun: Node | null): string | null {
  if (noun === null) return null;
  if (noun.kind === "Nouns" || noun.kind === "JoinedNouns") return headWord(nounsOf(noun)[0] ?? null);
  if (noun.kind === "StepPhrase") return lemma(noun, "step");
  const head = children(noun, "heads").at(-1);
  const of = head === undefined ? null : child(head, "noun");
  if (of === null) return null;
  return text(of, "noun") ?? lemma(of, "type") ?? playerWord(of) ?? lemma(of, "zone") ?? lemma(of, "stat") ?? (of.kind === "CounterNoun" || of.kind === "StatCounterNoun" ? "counter" : null);
}

/** The adjectives before a noun, or before each head of a noun phrase; null for a modifier that is none. */
export function adjectivesOf(noun: Node): readonly (string | null)[] {
  return [noun, ...children(noun, "heads")].flatMap((each) => children(each, "modifiers")).map((modifier) => text(modifier, "adjective"));
}

/** The type that a noun phrase for cards names before them: "an ally card" is called after the ally it is. */
export function typeOfCard(noun: Node): string | null {
  const head = children(noun, "heads").at(-1);
  if (head === undefined || headWord(noun) !== "card") return null;
  const type = children(head, "modifiers").findLast(({ kind }) => kind === "TypeModifier");
  return type === undefined ? null : lemma(type, "type");
}
