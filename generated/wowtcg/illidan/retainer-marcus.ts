import {
  cannot,
  card,
  chosen,
  continuous,
  deckbuilding,
  declare,
  each,
  happens,
  inPlace,
  look,
  player,
  self,
  target,
  that,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "retainer-marcus",
  name: "Retainer Marcus",
  cost: 1,
  type: "ally",
  tags: ["Blood Elf", "Hunter"],
  stats: { atk: 0, health: 2 },
  damageTypes: ["ranged"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    when(happens(self, "enter", { into: zone("play") }), [
      look(
        you,
        each(inPlace(zone("hand", { of: target(player(), { as: "player" }) }))),
        { as: "revealed" },
      ),
      declare(you, "name", "name", { among: that("revealed") }),
    ]),
    continuous(cannot(that("player"), "play", each(chosen("name", "name")))),
  ],
});
