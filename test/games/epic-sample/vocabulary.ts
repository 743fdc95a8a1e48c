import type { HeaderWords } from "../../../grammar/header/index.ts";
import type { Entry, VerbEntry, Vocabulary } from "../../../grammar/vocabulary.ts";

const noun = (singular: string, plural = `${singular}s`): Entry => ({ lemma: singular, forms: { singular, plural } });

const word = (text: string): Entry => ({ lemma: text.toLowerCase(), forms: { word: text } });

function verb(forms: string, rest: Partial<VerbEntry> = {}): VerbEntry {
  const [base = "", s = `${base}s`, past = `${base}ed`, participle = past, ing = `${base}ing`] = forms.split(" ");
  return { lemma: base, base, s, past, participle, ing, object: "required", roles: {}, ...rest };
}

/** A few words of a second game, to see that none of the first is needed. */
export const epicSample: Vocabulary = {
  game: "epic-sample",
  types: [{ ...noun("champion"), personal: true, holdsOn: true }, noun("event"), noun("card")],
  players: [noun("player"), noun("opponent")],
  tags: [noun("Demon"), noun("Wolf", "Wolves"), noun("Dragon"), noun("Angel"), noun("Human"), noun("Djinn", "Djinns")],
  supertypes: [],
  states: [word("expended"), word("prepared"), word("damaged")],
  icons: ["Good", "Evil", "Sage", "Wild"],
  activate: "Expend",
  zones: [noun("hand"), noun("deck"), noun("discard pile"), noun("game"), { lemma: "play", forms: { singular: "play" } }],
  stats: [
    { lemma: "atk", forms: { word: "Offense" } },
    { lemma: "health", forms: { word: "Defense" } },
    { lemma: "cost", forms: { word: "cost" } },
  ],
  damageTypes: [],
  verbs: [
    verb("attack", { object: "optional" }),
    verb("banish banishes banished banished banishing"),
    verb("block", { object: "optional" }),
    verb("break breaks broke broken breaking"),
    verb("control controls controlled controlled controlling", { player: true }),
    verb("deal deals dealt dealt dealing", { damage: true, roles: { to: "to" } }),
    verb("draw draws drew drawn drawing", { player: true }),
    verb("expend"),
    verb("have has had had having"),
    verb("look", { object: "none", player: true, roles: { at: "object" } }),
    verb("play", { player: true, roles: { from: "outOf" } }),
    verb("put puts put put putting", { player: true, roles: { into: "into", onTop: "into" } }),
    verb("transform", { roles: { into: "into" } }),
  ],
  keywords: [],
  steps: [noun("turn")],
  attributes: [noun("name")],
  labels: [],
  manners: [],
};

export const epicSampleHeaderWords: HeaderWords = {
  types: [{ word: "Champion" }, { word: "Event" }],
  supertypes: [],
  supertypesAfter: [],
  factions: ["Good", "Evil", "Sage", "Wild"],
  classes: [],
  professions: [],
  specialisations: [],
  talent: "Talent",
  tags: ["Demon", "Wolf", "Dragon", "Angel", "Human", "Djinn"],
  unique: "Unique",
  unlimited: "Unlimited",
  damageTypes: [],
  stats: { atk: "Offense", health: "Defense", def: "Armor", strike: "Strike" },
  series: [],
  rarities: ["C", "U", "R"],
};
