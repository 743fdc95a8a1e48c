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
  key: "faces-from-the-past",
  name: "Faces from the Past",
  cost: 7,
  classes: ["Priest"],
  type: "ability",
  tags: ["Holy"],
  powers: [
    oneShot(
      ifSo(
        compare(
          total("cost", among(that("ally"))),
          "atMost",
          count(all(ofType("resource"), controlledBy(you))),
        ),
        act(
          "put",
          targets(
            anyNumber,
            all(ofType("ally"), inPlace(zone("graveyard", { of: you }))),
            { as: "ally" },
          ),
          { into: zone("play") },
        ),
      ),
    ),
  ],
});
