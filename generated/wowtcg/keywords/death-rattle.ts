import {
  doGiven,
  happens,
  keywordDefinition,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "death rattle",
  forms: ["death rattle", "Death Rattle"],
  parameters: [{ name: "power", kind: "power" }],
  powers: [
    when(
      happens(self, "enter", { into: zone("graveyard", { of: you }) }),
      doGiven("power"),
    ),
  ],
});
