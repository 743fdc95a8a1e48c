import {
  act,
  all,
  card,
  inPlace,
  one,
  oneShot,
  several,
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
        several(
          one(
            all(tagged("Air Totem"), inPlace(zone("graveyard", { of: you }))),
          ),
          one(
            all(tagged("Earth Totem"), inPlace(zone("graveyard", { of: you }))),
          ),
          one(
            all(tagged("Fire Totem"), inPlace(zone("graveyard", { of: you }))),
          ),
          one(
            all(tagged("Water Totem"), inPlace(zone("graveyard", { of: you }))),
          ),
        ),
        { into: zone("play") },
      ),
    ),
  ],
});
