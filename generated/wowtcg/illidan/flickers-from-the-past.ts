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
  inState,
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
  key: "flickers-from-the-past",
  name: "Flickers from the Past",
  cost: 7,
  classes: ["Mage"],
  type: "ability",
  tags: ["Arcane"],
  powers: [
    oneShot(
      ifSo(
        compare(
          total("cost", among(that("ability"))),
          "atMost",
          count(all(ofType("resource"), controlledBy(you))),
        ),
        act(
          "put",
          targets(
            anyNumber,
            all(
              inState("ongoing"),
              ofType("ability"),
              inPlace(zone("graveyard", { of: you })),
            ),
            { as: "ability" },
          ),
          { into: zone("play") },
        ),
      ),
    ),
  ],
});
