import {
  each,
  happens,
  inPlace,
  keywordDefinition,
  may,
  reveal,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "enrage",
  forms: ["enrage", "Enrage"],
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      may(
        you,
        reveal(you, each(inPlace(zone("deck", { of: you, position: "top" }))), {
          as: "revealed",
        }),
      ),
      { immediate: true },
    ),
  ],
});
