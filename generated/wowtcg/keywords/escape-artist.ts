import {
  act,
  all,
  any,
  happens,
  keywordDefinition,
  link,
  may,
  one,
  opposing,
  ownerOf,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "escape artist",
  forms: ["escape artist", "Escape Artist"],
  powers: [
    when(
      happens(
        one(all(opposing, any(link("card"), link("effect")))),
        "target",
        self,
      ),
      may(you, act("put", self, { into: zone("hand", { of: ownerOf(self) }) })),
    ),
  ],
});
