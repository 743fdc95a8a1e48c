import {
  act,
  all,
  any,
  card,
  controlledBy,
  exactly,
  ofType,
  one,
  payment,
  select,
  toPay,
  turnOf,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "ritual-of-summoning",
  number: "74",
  rarity: "R",
  name: "Ritual of Summoning",
  cost: 8,
  classes: ["Warlock"],
  type: "ability",
  tags: ["Demonology"],
  powers: [
    payment(
      toPay(
        "exhaust",
        select(
          exactly(2),
          all(
            any(ofType("hero"), ofType("ally")),
            controlledBy(you),
            controlledBy(you),
          ),
        ),
      ),
      act("put", one(ofType("ally")), {
        outOf: zone("collection", { of: you }),
        into: zone("play"),
      }),
      { timing: turnOf(you), labels: ["ongoing"] },
    ),
  ],
});
