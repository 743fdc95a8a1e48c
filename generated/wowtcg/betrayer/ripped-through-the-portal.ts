import {
  act,
  all,
  card,
  deckbuilding,
  inPlace,
  ofType,
  one,
  oneShot,
  tagged,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "ripped-through-the-portal",
  name: "Ripped through the Portal",
  cost: 5,
  classes: ["Warlock"],
  type: "ability",
  tags: ["Traitor"],
  powers: [
    deckbuilding({ hero: tagged("Traitor") }),
    oneShot(
      act("put", one(all(ofType("ally"), inPlace(zone("removed")))), {
        into: zone("play"),
        entry: { under: you },
      }),
    ),
  ],
});
