import {
  act,
  activate,
  all,
  can,
  card,
  continuous,
  each,
  inPlace,
  ofType,
  opposing,
  ownerOf,
  payment,
  target,
  that,
  turnOf,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "vengeful-gladiators-felshroud",
  number: "167",
  rarity: "E",
  name: "Vengeful Gladiator's Felshroud",
  cost: 7,
  classes: ["Warlock"],
  supertypes: ["Arena", "Set"],
  type: "armor",
  tags: ["Cloth"],
  stats: { def: 5 },
  powers: [
    continuous(
      can(you, "play", each(all(ofType("ability"), inPlace(zone("removed"))))),
      { while: turnOf(you) },
    ),
    payment(
      activate,
      act("put", target(all(opposing, ofType("ally")), { as: "ally" }), {
        into: zone("hand", { of: ownerOf(that("ally")) }),
      }),
    ),
  ],
});
