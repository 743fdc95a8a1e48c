import {
  act,
  all,
  any,
  candidate,
  cannot,
  card,
  clause,
  continuous,
  controlledBy,
  controllerOf,
  each,
  happened,
  ifSo,
  link,
  may,
  modify,
  ofType,
  one,
  oneShot,
  target,
  that,
  thatDid,
  thisTurn,
  together,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "tremor-shock",
  number: "67",
  rarity: "R",
  name: "Tremor Shock",
  cost: 3,
  classes: ["Shaman"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Elemental"],
  powers: [
    oneShot([
      together(
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 1,
          damage: { types: ["frost"] },
          to: target(any(ofType("hero"), ofType("ally")), { as: "recipient" }),
        }),
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 1,
          damage: { types: ["nature"] },
          to: that("recipient"),
        }),
      ),
      modify(
        continuous(
          cannot(
            one(
              all(
                ofType("ally"),
                thatDid(
                  clause("deal", { damage: {}, to: candidate }),
                  "thisWay",
                ),
              ),
            ),
            "attack",
          ),
        ),
        thisTurn,
      ),
      ifSo(
        happened(
          clause("deal", {
            damage: {},
            to: one(ofType("hero"), { as: "hero" }),
          }),
          "thisWay",
        ),
        may(
          you,
          act(
            "interrupt",
            one(
              all(
                link("card"),
                ofType("ability"),
                thatDid(
                  clause(controllerOf(that("hero")), "play", candidate),
                  "thisTurn",
                ),
              ),
            ),
          ),
        ),
      ),
    ]),
  ],
});
