import {
  act,
  and,
  card,
  deckbuilding,
  forEach,
  happens,
  ifSo,
  inEvent,
  inState,
  is,
  may,
  ofType,
  one,
  player,
  target,
  that,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "magistrix-valthin",
  name: "Magistrix Valthin",
  cost: 3,
  type: "ally",
  tags: ["Blood Elf", "Mage"],
  stats: { atk: 4, health: 2 },
  damageTypes: ["arcane"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    when(
      happens(one(ofType("ability"), { as: "ability" }), "enter", {
        into: zone("play"),
      }),
      [
        may(
          you,
          forEach(
            target(player(), { as: "player" }),
            "player",
            act(that("player"), "gain", inEvent("subject")),
          ),
        ),
        ifSo(
          and(is(inEvent("subject"), inState("attached"))),
          may(
            that("player"),
            act(that("player"), "reattach", inEvent("subject")),
          ),
        ),
      ],
    ),
  ],
});
