import {
  all,
  alter,
  among,
  any,
  card,
  clause,
  controlledBy,
  inEvent,
  instead,
  keyword,
  ofType,
  one,
  plus,
  thatMuch,
  withAttachment,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "anders-blankheart",
  name: "Anders Blankheart",
  cost: 2,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Warlock"],
  stats: { atk: 2, health: 1 },
  damageTypes: ["fire"],
  powers: [
    keyword("elusive"),
    instead(
      clause("deal", {
        damage: {},
        to: one(
          all(
            any(ofType("hero"), ofType("ally")),
            withAttachment({ of: among(inEvent("with")) }),
          ),
        ),
        with: one(all(ofType("ability"), controlledBy(you)), { as: "ability" }),
      }),
      alter({ amount: plus(thatMuch, 1) }),
    ),
  ],
});
