import {
  act,
  always,
  becomes,
  card,
  continuous,
  forEach,
  happens,
  is,
  modify,
  not,
  player,
  self,
  tagged,
  target,
  that,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "larrington-zarus",
  number: "106",
  rarity: "R",
  name: "Larrington Zarus",
  cost: 6,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Mage"],
  stats: { atk: 9, health: 6 },
  damageTypes: ["frost"],
  powers: [
    when(happens("destroy", self, { while: is(self, not(tagged("Undead"))) }), [
      forEach(
        target(player({ side: "opponent" }), { as: "opponent" }),
        "opponent",
        act(that("opponent"), "put", self, {
          into: zone("party", { of: that("opponent") }),
        }),
      ),
      modify(
        continuous(becomes(self, tagged("Undead"), { also: true })),
        always,
      ),
    ]),
  ],
});
