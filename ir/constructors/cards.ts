import { FORMAT } from "../card.ts";
import type { Card, CardCost, CardFace, KeywordDefinition } from "../card.ts";

/** What a face must say; what it may leave out has a default: no cost, empty lists, not unique. */
type FaceWords = Pick<CardFace, "name" | "type"> & Partial<Omit<CardFace, "name" | "type" | "cost">> & { readonly cost?: number | CardCost | null };

type CardWords = FaceWords & Pick<Card, "game" | "set" | "key"> & Partial<Pick<Card, "format" | "number" | "rarity" | "back">>;

type KeywordWords = Pick<KeywordDefinition, "game" | "keyword"> & Partial<Omit<KeywordDefinition, "game" | "keyword">>;

/** What a face has where its words are silent. */
export const FACE_DEFAULTS = {
  cost: null,
  factions: [],
  classes: [],
  supertypes: [],
  tags: [],
  limits: [],
  unique: false,
  unlimited: false,
  professions: [],
  talents: [],
  stats: {},
  damageTypes: [],
  powers: [],
} as const;

/** What a card has besides where its words are silent. */
export const CARD_DEFAULTS = { format: FORMAT, number: null, rarity: null, back: null } as const;

/** What a keyword has where its words are silent. */
export const KEYWORD_DEFAULTS = { format: FORMAT, forms: [], parameters: [], powers: [] } as const;

/** A card. */
export function card(words: CardWords): Card {
  return { ...CARD_DEFAULTS, ...FACE_DEFAULTS, ...words, cost: costOf(words) };
}

/** One face of a card or a token. */
export function face(words: FaceWords): CardFace {
  return { ...FACE_DEFAULTS, ...words, cost: costOf(words) };
}

/** A keyword of a game with its meaning. */
export function keywordDefinition(words: KeywordWords): KeywordDefinition {
  return { ...KEYWORD_DEFAULTS, ...words };
}

/** A cost of X, or of X and more. */
export function costX(plus = 0): CardCost {
  return { kind: "x", plus };
}

function costOf({ cost }: FaceWords): CardCost | null {
  return typeof cost === "number" ? { kind: "fixed", value: cost } : (cost ?? null);
}
