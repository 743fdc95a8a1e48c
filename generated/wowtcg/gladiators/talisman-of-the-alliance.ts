import {
  act,
  activate,
  all,
  any,
  card,
  each,
  extreme,
  inPlace,
  ofType,
  payment,
  self,
  toPay,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "talisman-of-the-alliance",
  number: "170",
  rarity: "U",
  name: "Talisman of the Alliance",
  cost: 3,
  factions: ["Alliance"],
  type: "item",
  tags: ["Trinket"],
  limits: [{ tag: "Trinket", count: 2 }],
  powers: [
    payment(
      [activate, toPay("destroy", self)],
      act(
        "destroy",
        each(
          all(
            any(ofType("ability"), ofType("equipment")),
            extreme("lowest", "cost", {
              among: all(
                any(ofType("ability"), ofType("equipment")),
                inPlace(zone("play")),
              ),
            }),
          ),
        ),
      ),
    ),
  ],
});
