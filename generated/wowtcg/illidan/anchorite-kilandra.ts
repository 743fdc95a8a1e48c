import {
  aNoun,
  all,
  card,
  chosen,
  controlledBy,
  deckbuilding,
  declare,
  each,
  happens,
  inPlace,
  keyword,
  one,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "anchorite-kilandra",
  name: "Anchorite Kilandra",
  cost: 1,
  type: "ally",
  tags: ["Draenei", "Priest"],
  stats: { atk: 1, health: 2 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    when(
      happens(self, "enter", { into: zone("play") }),
      declare(you, "name", "name", {
        among: one(all(inPlace(zone("play")), controlledBy(you))),
      }),
    ),
    keyword("inspire", aNoun(each(chosen("name", "name")))),
  ],
});
