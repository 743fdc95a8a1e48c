import {
  aNoun,
  act,
  all,
  anyCard,
  card,
  controlledBy,
  deckbuilding,
  each,
  happens,
  inEvent,
  keyword,
  modes,
  ofType,
  one,
  player,
  self,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "arcanist-bartis",
  name: "Arcanist Bartis",
  cost: 2,
  type: "ally",
  tags: ["Blood Elf", "Mage"],
  stats: { atk: 1, health: 1 },
  damageTypes: ["fire"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(each(player()))),
    when(
      happens(self, "sabotage", one(player(), { as: "player" })),
      modes(
        inEvent("object"),
        1,
        [
          act(inEvent("object"), "discard", one(anyCard)),
          act(
            inEvent("object"),
            "destroy",
            one(all(ofType("ally"), controlledBy(inEvent("object")))),
          ),
        ],
        { resolving: true },
      ),
    ),
  ],
});
