import {
  act,
  all,
  card,
  controlledBy,
  deckbuilding,
  happens,
  inEvent,
  later,
  may,
  ofType,
  one,
  otherThan,
  ownerOf,
  self,
  startOf,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "anchorite-ceyla",
  name: "Anchorite Ceyla",
  unique: true,
  cost: 7,
  type: "ally",
  tags: ["Draenei", "Priest"],
  stats: { atk: 6, health: 7 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    when(
      happens(
        "destroy",
        one(all(ofType("ally"), otherThan(self), controlledBy(you)), {
          as: "ally",
        }),
      ),
      later(
        startOf("turn", { next: true }),
        may(
          ownerOf(inEvent("object")),
          act(ownerOf(inEvent("object")), "put", inEvent("object"), {
            outOf: zone("graveyard", { of: ownerOf(inEvent("object")) }),
            into: zone("hand"),
          }),
        ),
      ),
    ),
  ],
});
