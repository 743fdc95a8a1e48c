import {
  act,
  happens,
  keywordDefinition,
  may,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "eternal",
  forms: ["eternal", "Eternal"],
  powers: [
    when(
      happens(self, "enter", { into: zone("graveyard", { of: you }) }),
      may(you, act("shuffle", self, { into: zone("deck", { of: you }) })),
    ),
  ],
});
