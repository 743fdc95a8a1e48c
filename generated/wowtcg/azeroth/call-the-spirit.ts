import {
  act,
  all,
  card,
  inPlace,
  ofType,
  oneShot,
  target,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "azeroth",
  key: "call-the-spirit",
  number: "157",
  rarity: "C",
  name: "Call the Spirit",
  cost: 2,
  type: "ability",
  powers: [
    oneShot(
      act(
        "put",
        target(all(ofType("ally"), inPlace(zone("graveyard", { of: you })))),
        { into: zone("hand", { of: you }) },
      ),
    ),
  ],
});
