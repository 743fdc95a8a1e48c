import {
  act,
  card,
  inPlace,
  may,
  oneShot,
  payment,
  resources,
  self,
  target,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "enemies-old-and-new",
  name: "Enemies, Old and New",
  factions: ["Horde"],
  type: "quest",
  powers: [
    payment(resources(3), act("complete", self)),
    oneShot(
      [
        act("draw", { amount: 1 }),
        may(
          you,
          act("remove", { amount: 1, from: target(inPlace(zone("play"))) }),
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
