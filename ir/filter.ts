import type { Amount, Comparison } from "./amount.ts";
import type { Clause } from "./clause.ts";
import type { Condition } from "./condition.ts";
import type { Noun, Place } from "./noun.ts";
import type { Within } from "./time.ts";

/**
 * A set of objects or players, as an algebra: the words in `is` are tests, `all`, `any` and `not`
 * combine them. What is tested may be a card in a zone, a link on the chain, or a player.
 */
export type Filter =
  | { readonly is: "all"; readonly of: readonly Filter[] }
  | { readonly is: "any"; readonly of: readonly Filter[] }
  | { readonly is: "not"; readonly of: Filter }
  /** A card of any type: says only that it is a card, not a player or an effect. */
  | { readonly is: "card" }
  /** A card type or class of card types of the game: ally, equipment, character. */
  | { readonly is: "type"; readonly type: string }
  /** A word on the type line: Gnome, Totem, Fire, Mail; what has "Form (1)" is held to one of them. */
  | { readonly is: "tag"; readonly tag: string; readonly count?: number }
  /** A word before the type: instant, Arena, Two-Handed. */
  | { readonly is: "supertype"; readonly supertype: string }
  /** A faction, class or damage-type icon. */
  | { readonly is: "icon"; readonly icon: string }
  | { readonly is: "token" }
  | { readonly is: "unique" }
  /** A condition of a card in play: exhausted, ready, damaged, attacking, faceUp, attached. */
  | { readonly is: "state"; readonly state: string }
  /** `role`: a part that only the players of some games have, such as the raid leader. */
  | { readonly is: "player"; readonly side?: "opponent" | "friendly" | "other"; readonly role?: string }
  /** An effect or a card on the chain, an effect of a kind ("quest reward effect"). */
  | { readonly is: "link"; readonly kind: "card" | "effect" | "any"; readonly label?: string }
  | { readonly is: "side"; readonly side: "opposing" | "friendly" }
  | { readonly is: "controlled"; readonly by: Noun }
  | { readonly is: "owned"; readonly by: Noun }
  | { readonly is: "in"; readonly place: Place }
  /** In whatever zone it is: "opposing cards everywhere". */
  | { readonly is: "anywhere" }
  | { readonly is: "stat"; readonly stat: string; readonly comparison: Comparison; readonly amount: Amount }
  /** Among what the other tests admit, or `among`, those with the highest or lowest stat, ties included; `alone`: none if several are tied. */
  | { readonly is: "extreme"; readonly extreme: "highest" | "lowest"; readonly stat: string; readonly among?: Filter; readonly alone?: true }
  | { readonly is: "keyword"; readonly keyword: string }
  /** Has a power: of a kind (`payment`, `triggered`), or with an icon in its cost. */
  | { readonly is: "withPower"; readonly kind?: string; readonly icon?: string }
  | { readonly is: "counter"; readonly counter?: string; readonly comparison: Comparison; readonly amount: Amount }
  /** `part`: with these words in its name. */
  | { readonly is: "named"; readonly name: string; readonly part?: true }
  /** Shares an attribute (name, type, tag, cost, race, rarity) with something. */
  | { readonly is: "same"; readonly attribute: string; readonly as: Noun }
  /** Has the attribute that was chosen or named earlier: "the chosen type", "that name". */
  | { readonly is: "chosen"; readonly attribute: string; readonly name: string }
  | { readonly is: "attachedTo"; readonly to: Noun }
  | { readonly is: "hasAttachment"; readonly of?: Filter }
  | { readonly is: "other"; readonly than: Noun }
  | { readonly is: "among"; readonly of: Noun }
  | { readonly is: "inCombatWith"; readonly with?: Noun }
  | { readonly is: "targeting"; readonly object: Noun }
  | { readonly is: "targets"; readonly count: Comparison; readonly amount: Amount }
  /** A participant (as `candidate`) in an event that happened: "that attacked this turn". */
  | { readonly is: "did"; readonly event: Clause; readonly within: Within }
  /** Has an attribute, or this word of it: "with reputation". */
  | { readonly is: "attribute"; readonly attribute: string; readonly value?: string }
  /** No card: a deck, a game, keywords, as things that can be sabotaged. */
  | { readonly is: "concept"; readonly concept: string }
  /** Anything that holds of the candidate. */
  | { readonly is: "such"; readonly that: Condition }
  /** The noun that a keyword was given, as a test. */
  | { readonly is: "parameter"; readonly name: string };
