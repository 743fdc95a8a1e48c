import {
  act,
  all,
  among,
  candidate,
  clause,
  each,
  inPlace,
  keywordDefinition,
  may,
  not,
  ofType,
  one,
  oneShot,
  reveal,
  self,
  statOf,
  tagged,
  that,
  thatDid,
  withStat,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "portal",
  forms: ["portal", "Portal"],
  powers: [
    oneShot([
      reveal(
        you,
        each(inPlace(zone("deck", { of: you, position: "top", depth: 3 })), {
          as: "card",
        }),
        { as: "revealed" },
      ),
      may(
        you,
        act(
          "put",
          one(
            all(
              among(that("revealed")),
              tagged("Demon"),
              ofType("ally"),
              withStat("cost", "less", statOf("cost", self)),
            ),
          ),
          { into: zone("play") },
        ),
      ),
      act(
        "put",
        each(
          all(
            among(that("revealed")),
            not(thatDid(clause("put", candidate), "thisWay")),
          ),
        ),
        { into: zone("deck", { of: you, position: "bottom" }) },
      ),
    ]),
  ],
});
