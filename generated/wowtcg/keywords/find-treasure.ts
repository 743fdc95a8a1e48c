import {
  act,
  anyCard,
  attempt,
  happens,
  keywordDefinition,
  may,
  one,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "find treasure",
  forms: ["find treasure", "Find Treasure"],
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      attempt(
        may(you, act("draw", { amount: 1 })),
        act("discard", one(anyCard)),
      ),
    ),
  ],
});
