import {
  all,
  continuous,
  happens,
  inPlace,
  keywordDefinition,
  loses,
  modify,
  opposing,
  self,
  target,
  that,
  thisTurn,
  when,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "arcane torrent",
  forms: ["arcane torrent", "Arcane Torrent"],
  powers: [
    when(happens(self, "enter", { into: zone("play") }), [
      modify(
        continuous(
          loses(target(all(opposing, inPlace(zone("play"))), { as: "card" })),
        ),
        thisTurn,
      ),
      modify(continuous(loses(that("card"), { cant: true })), thisTurn),
    ]),
  ],
});
