import {
  act,
  all,
  any,
  card,
  each,
  exists,
  extreme,
  ifSo,
  inPlace,
  ofType,
  oneShot,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "ransack",
  name: "Ransack",
  cost: 4,
  classes: ["Rogue"],
  type: "ability",
  tags: ["Assassination"],
  powers: [
    oneShot(
      ifSo(
        exists(
          extreme("lowest", "cost", {
            among: all(
              any(ofType("ability"), ofType("ally"), ofType("equipment")),
              inPlace(zone("play")),
            ),
          }),
          { comparison: "atLeast", amount: 2 },
        ),
        act(
          "destroy",
          each(
            extreme("lowest", "cost", {
              among: all(
                any(ofType("ability"), ofType("ally"), ofType("equipment")),
                inPlace(zone("play")),
              ),
            }),
          ),
        ),
        {
          otherwise: [
            act(
              "destroy",
              each(
                extreme("lowest", "cost", {
                  among: all(
                    any(ofType("ability"), ofType("ally"), ofType("equipment")),
                    inPlace(zone("play")),
                  ),
                }),
                { as: "card" },
              ),
            ),
          ],
        },
      ),
    ),
  ],
});
