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
  key: "talisman-of-the-horde",
  number: "171",
  rarity: "U",
  name: "Talisman of the Horde",
  cost: 3,
  factions: ["Horde"],
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
            extreme("highest", "cost", {
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
