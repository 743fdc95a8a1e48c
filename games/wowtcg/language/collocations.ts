import type { Collocation, ObjectSlip } from "../../../grammar/wording.ts";

const ZONES = ["hand", "deck", "graveyard", "party", "resource row", "play"];
const CHARACTERS = ["hero", "ally", "character", "attacker", "defender"];

/** Prepositions that do not go with a verb and what stands behind them. */
export const collocations: readonly Collocation[] = [
  { verb: "put", written: "to", meant: "into", before: ZONES, because: "a card is put into a zone" },
  { verb: "deal", written: "from", meant: "to", before: CHARACTERS, because: "damage is dealt to a character" },
  { verb: "remove", written: "to", meant: "from", before: ["game", "play", "combat"], because: "a card is removed from the game" },
  { verb: "reveal", written: "to", meant: "from", before: ZONES, because: "a card is revealed from a zone" },
  { verb: "reveal", written: "into", meant: "from", before: ZONES, because: "a card is revealed from a zone" },
  { verb: "draw", written: "to", meant: "from", before: ["deck"], because: "a card is drawn from a deck" },
  { verb: "discard", written: "to", meant: "from", before: ["hand"], because: "a card is discarded from a hand" },
];

const CARDS = ["card", "ally", "ability", "weapon", "armor", "item", "equipment", "quest", "location", "hero"];

/** Verbs beside what they are never done to. */
export const objects: readonly ObjectSlip[] = [
  { verb: "pay", meant: "play", never: CARDS, because: "a cost is paid, a card is played" },
];
