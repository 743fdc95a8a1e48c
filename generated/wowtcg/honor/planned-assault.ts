import {
  act,
  all,
  can,
  card,
  clause,
  continuous,
  inEvent,
  inPlace,
  instead,
  modify,
  ofType,
  one,
  oneShot,
  target,
  thisTurn,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "planned-assault",
  number: "30",
  rarity: "R",
  name: "Planned Assault",
  cost: 1,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Survival"],
  powers: [
    oneShot([
      modify(
        continuous(
          can(
            you,
            "play",
            target(
              all(ofType("ability"), inPlace(zone("graveyard", { of: you }))),
            ),
          ),
        ),
        thisTurn,
      ),
      modify(
        instead(
          clause(one(ofType("ability"), { as: "ability" }), "enter", {
            into: zone("graveyard", { of: you }),
          }),
          act("remove", inEvent("subject"), { into: zone("removed") }),
        ),
        thisTurn,
      ),
    ]),
  ],
});
