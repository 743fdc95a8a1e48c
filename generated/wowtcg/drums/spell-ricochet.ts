import {
  act,
  all,
  card,
  link,
  may,
  ofType,
  one,
  oneShot,
  withTargets,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "spell-ricochet",
  number: "105",
  rarity: "C",
  name: "Spell Ricochet",
  cost: 2,
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Arcane", "Protection"],
  powers: [
    oneShot(
      may(
        you,
        act(
          "change",
          one(all(link("card"), ofType("ability"), withTargets("equal", 1))),
        ),
      ),
    ),
  ],
});
