import {
  act,
  activate,
  card,
  each,
  happens,
  inPlace,
  link,
  may,
  one,
  payment,
  target,
  when,
  withKeyword,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "vengeful-gladiators-vestments",
  name: "Vengeful Gladiator's Vestments",
  cost: 7,
  classes: ["Rogue"],
  supertypes: ["Arena", "Set"],
  type: "armor",
  tags: ["Leather", "Chest", "Hands", "Head", "Legs", "Shoulder"],
  limits: [
    { tag: "Chest", count: 1 },
    { tag: "Hands", count: 1 },
    { tag: "Head", count: 1 },
    { tag: "Legs", count: 1 },
    { tag: "Shoulder", count: 1 },
  ],
  stats: { def: 6 },
  powers: [
    when(
      happens(you, "play", one(withKeyword("finishing move"))),
      may(you, act("interrupt", target(link("card")))),
    ),
    payment(
      activate,
      act("put", each(inPlace(zone("deck", { of: you, position: "top" }))), {
        into: zone("resource row", { of: you }),
        entry: { faceDown: true, exhausted: false },
      }),
    ),
  ],
});
