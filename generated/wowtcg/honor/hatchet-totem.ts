import {
  act,
  always,
  card,
  createToken,
  face,
  happens,
  ifSo,
  inPlace,
  is,
  modify,
  self,
  that,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "hatchet-totem",
  number: "64",
  rarity: "R",
  name: "Hatchet Totem",
  cost: 2,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Enhancement", "Air Totem"],
  limits: [{ tag: "Air Totem", count: 1 }],
  stats: { health: 1 },
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      [
        ifSo(
          is(self, inPlace(zone("play"))),
          createToken(
            1,
            face({
              name: "Axe",
              type: "weapon",
              tags: ["Axe"],
              limits: [{ tag: "Melee", count: 1 }],
              stats: { atk: 4, strike: 1 },
              damageTypes: ["melee"],
            }),
            zone("play"),
            { as: "token" },
          ),
        ),
        modify(
          when(
            happens(self, "leave", { outOf: zone("play") }),
            act("remove", that("token"), { into: zone("removed") }),
          ),
          always,
        ),
      ],
      { labels: ["ongoing"] },
    ),
  ],
});
