import {
  act,
  all,
  card,
  each,
  forEach,
  happens,
  inPlace,
  keyword,
  ofType,
  one,
  ownerOf,
  player,
  self,
  that,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "charkov",
  number: "123",
  rarity: "C",
  name: "Charkov",
  cost: 5,
  factions: ["Horde"],
  type: "ally",
  tags: ["Undead", "Priest"],
  stats: { atk: 3, health: 4 },
  damageTypes: ["shadow"],
  powers: [
    keyword("will of the forsaken"),
    when(
      happens(self, "enter", { into: zone("play") }),
      forEach(
        each(player()),
        "player",
        act(
          that("player"),
          "put",
          one(
            all(ofType("ally"), inPlace(zone("party", { of: that("player") }))),
            { as: "ally" },
          ),
          { into: zone("hand", { of: ownerOf(that("ally")) }) },
        ),
      ),
    ),
  ],
});
