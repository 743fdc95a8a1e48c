import {
  act,
  all,
  among,
  anyNumber,
  candidate,
  clause,
  each,
  inPlace,
  keywordDefinition,
  look,
  not,
  oneShot,
  select,
  that,
  thatDid,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "delve",
  forms: ["delve", "Delve"],
  powers: [
    oneShot([
      look(
        you,
        each(inPlace(zone("deck", { of: you, position: "top", depth: 2 })), {
          as: "card",
        }),
        { as: "revealed" },
      ),
      act("put", select(anyNumber, among(that("card"))), {
        into: zone("deck", { of: you, position: "top" }),
      }),
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
