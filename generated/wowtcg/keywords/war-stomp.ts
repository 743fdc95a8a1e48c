import {
  act,
  all,
  any,
  happens,
  keywordDefinition,
  may,
  ofType,
  opposing,
  self,
  target,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "war stomp",
  forms: ["war stomp", "War Stomp"],
  powers: [
    when(
      [happens(self, "attack"), happens(self, "defend")],
      may(
        you,
        act(
          "exhaust",
          target(all(opposing, any(ofType("hero"), ofType("ally")))),
        ),
      ),
    ),
  ],
});
