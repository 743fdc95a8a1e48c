import {
  act,
  card,
  exactly,
  inPlace,
  oneShot,
  ownerOf,
  payment,
  resources,
  self,
  targets,
  that,
  x,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "preparing-for-war",
  name: "Preparing for War",
  type: "quest",
  powers: [
    payment(resources(x), act("complete", self)),
    oneShot(
      act(
        "shuffle",
        targets(exactly(x), inPlace(zone("graveyard")), { as: "card" }),
        { into: zone("deck", { of: ownerOf(that("card")) }) },
      ),
      { labels: ["reward"] },
    ),
  ],
});
