import {
  act,
  all,
  among,
  anyNumber,
  card,
  compare,
  controlledBy,
  count,
  ifSo,
  inPlace,
  ofType,
  oneShot,
  targets,
  that,
  total,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "gifts-from-the-past",
  name: "Gifts from the Past",
  cost: 7,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Enhancement"],
  powers: [
    oneShot(
      ifSo(
        compare(
          total("cost", among(that("equipment"))),
          "atMost",
          count(all(ofType("resource"), controlledBy(you))),
        ),
        act(
          "put",
          targets(
            anyNumber,
            all(ofType("equipment"), inPlace(zone("graveyard", { of: you }))),
            { as: "equipment" },
          ),
          { into: zone("play") },
        ),
      ),
    ),
  ],
});
