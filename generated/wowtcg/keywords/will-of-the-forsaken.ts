import {
  any,
  cannot,
  continuous,
  inState,
  is,
  keywordDefinition,
  self,
  withStat,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "will of the forsaken",
  forms: ["will of the forsaken", "Will of the Forsaken"],
  powers: [
    continuous(
      cannot(self, "leave", {
        outOf: zone("play"),
        unless: is(
          self,
          any(inState("fatalDamage"), withStat("health", "equal", 0)),
        ),
      }),
    ),
  ],
});
