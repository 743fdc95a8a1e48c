import {
  act,
  all,
  any,
  card,
  controlledBy,
  deckbuilding,
  inPlace,
  link,
  one,
  payment,
  self,
  target,
  targeting,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "vindicator-kentho",
  name: "Vindicator Kentho",
  cost: 2,
  type: "ally",
  tags: ["Draenei", "Warrior"],
  stats: { atk: 3, health: 2 },
  damageTypes: ["melee"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    payment(
      toPay("destroy", self),
      act(
        "interrupt",
        target(
          all(
            any(link("card"), link("effect")),
            targeting(one(all(inPlace(zone("play")), controlledBy(you)))),
          ),
        ),
      ),
    ),
  ],
});
