import {
  act,
  any,
  card,
  createToken,
  face,
  ofType,
  oneShot,
  target,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "reforestation",
  number: "21",
  rarity: "U",
  name: "Reforestation",
  cost: 5,
  classes: ["Druid"],
  type: "ability",
  tags: ["Balance"],
  powers: [
    oneShot([
      act("destroy", target(any(ofType("ability"), ofType("equipment")))),
      createToken(
        3,
        face({
          name: "Treant",
          type: "ally",
          tags: ["Treant"],
          stats: { atk: 1, health: 1 },
          damageTypes: ["melee"],
        }),
        zone("play"),
      ),
    ]),
  ],
});
