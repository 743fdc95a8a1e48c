import {
  all,
  any,
  can,
  continuous,
  each,
  keywordDefinition,
  ofType,
  opposing,
  self,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "conspicuous",
  forms: ["conspicuous", "Conspicuous"],
  powers: [
    continuous(
      can(each(all(opposing, any(ofType("hero"), ofType("ally")))), "protect", {
        against: self,
      }),
    ),
  ],
});
