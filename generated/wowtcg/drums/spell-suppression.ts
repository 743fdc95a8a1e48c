import {
  act,
  any,
  anyHost,
  card,
  continuous,
  loses,
  ofType,
  oneShot,
  target,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "spell-suppression",
  number: "40",
  rarity: "C",
  name: "Spell Suppression",
  cost: 1,
  classes: ["Mage"],
  type: "ability",
  tags: ["Arcane"],
  powers: [
    oneShot(
      act("attach", {
        to: target(
          any(
            ofType("ability"),
            ofType("ally"),
            ofType("equipment"),
            ofType("resource"),
          ),
        ),
      }),
    ),
    continuous([loses(anyHost), loses(anyHost, { cant: true })], {
      labels: ["ongoing"],
    }),
  ],
});
