import {
  act,
  all,
  any,
  card,
  inPlace,
  one,
  oneShot,
  tagged,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "totemic-recovery",
  name: "Totemic Recovery",
  cost: 4,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Elemental"],
  powers: [
    oneShot(
      act(
        "put",
        one(
          all(
            any(
              tagged("Air"),
              tagged("Earth"),
              tagged("Fire"),
              tagged("Water Totem"),
            ),
            inPlace(zone("graveyard", { of: you })),
          ),
        ),
        { into: zone("play") },
      ),
    ),
  ],
});
