import {
  act,
  and,
  card,
  happens,
  ifSo,
  inState,
  is,
  may,
  ofType,
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
  key: "flame-bender-tajin",
  name: "Flame Bender Ta'jin",
  cost: 6,
  factions: ["Horde"],
  type: "ally",
  tags: ["Troll", "Mage"],
  stats: { atk: 4, health: 3 },
  damageTypes: ["fire"],
  powers: [
    when(happens(self, "enter", { into: zone("play") }), [
      act("gain", target(ofType("ability"), { as: "ability" })),
      ifSo(
        and(is(that("ability"), inState("attached"))),
        may(you, act("reattach", that("ability"))),
      ),
    ]),
  ],
});
