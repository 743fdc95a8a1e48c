import type { Wording } from "../../../grammar/wording.ts";

/** What the game's cards say well, and what they no longer say. */
export const wording: Wording = {
  confusions: [
    { written: "attack", meant: "attach", before: "to (?:target|it|a|an|your|that)\\b", because: "a card is attached to another; a character attacks it, without “to”" },
    { written: "attach", meant: "attack", after: "(?:must|can(?:'t| only)?)", because: "a character attacks; only a card that lies on another is attached" },
    { written: "play", meant: "place", before: "an? (?:[a-z]+ )?resource\\b", because: "a resource is placed; it is not played" },
    { written: "plays", meant: "places", before: "an? (?:[a-z]+ )?resource\\b", because: "a resource is placed; it is not played" },
  ],
  obsolete: [],
  types: [
    { type: "Hero", needs: ["health"], never: ["strike", "def"], stays: "always", cost: "never" },
    { type: "Ally", needs: ["atk", "health"], never: ["strike", "def"], stays: "always", cost: "always" },
    { type: "Ability", needs: [], never: [], stays: "label", cost: "always" },
    { type: "Weapon", needs: ["atk", "strike"], never: ["health"], stays: "always", cost: "always" },
    { type: "Armor", needs: ["def"], never: ["strike", "health"], stays: "always", cost: "always" },
    { type: "Item", needs: [], never: ["strike", "health"], stays: "always", cost: "always" },
    { type: "Quest", needs: [], never: ["atk", "health", "def", "strike"], stays: "never", cost: "never" },
    { type: "Location", needs: [], never: ["atk", "health", "def", "strike"], stays: "always", cost: "never" },
  ],
  ongoingLabel: "Ongoing",
  attachVerb: "attach",
  activateWords: ["Exhaust", "Tap"],
};
