import {
  aNoun,
  all,
  card,
  continuous,
  controlledBy,
  deckbuilding,
  different,
  each,
  hasMore,
  keyword,
  not,
  ofType,
  self,
  tagged,
  withIcon,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "consul-rhys-lorgrand",
  name: "Consul Rhys Lorgrand",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Priest"],
  stats: { atk: 3, health: 3 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ hero: tagged("Human") }),
    keyword(
      "diplomacy",
      aNoun(each(all(withIcon("Alliance"), ofType("ally")))),
    ),
    continuous([
      hasMore(
        self,
        "atk",
        different(
          "race",
          all(not(tagged("Human")), ofType("ally"), controlledBy(you)),
          { icon: "Alliance" },
        ),
      ),
      hasMore(
        self,
        "health",
        different(
          "race",
          all(not(tagged("Human")), ofType("ally"), controlledBy(you)),
          { icon: "Alliance" },
        ),
      ),
    ]),
  ],
});
