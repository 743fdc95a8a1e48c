import {
  act,
  all,
  asLongAs,
  card,
  continuous,
  happens,
  hasPowersOf,
  inPlace,
  may,
  modify,
  ofType,
  opposing,
  remains,
  self,
  target,
  that,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "hesriana",
  number: "73",
  rarity: "R",
  name: "Hesriana",
  cost: 3,
  classes: ["Warlock"],
  type: "ally",
  tags: ["Succubus", "Demon", "Pet"],
  limits: [{ tag: "Pet", count: 1 }],
  stats: { atk: 2, health: 3 },
  damageTypes: ["shadow"],
  powers: [
    when(happens(self, "enter", { into: zone("play") }), [
      may(
        you,
        act("remove", target(all(opposing, ofType("ally")), { as: "ally" }), {
          into: zone("removed"),
        }),
      ),
      modify(
        continuous(hasPowersOf(self, that("ally"))),
        asLongAs(remains(that("ally"), inPlace(zone("removed")))),
      ),
    ]),
  ],
});
