import {
  can,
  continuous,
  keywordDefinition,
  self,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "artifact",
  forms: ["artifact", "Artifact", "artifacts", "Artifacts"],
  powers: [
    continuous(
      can(you, "play", self, { outOf: zone("graveyard", { of: you }) }),
    ),
  ],
});
