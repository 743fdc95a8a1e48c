import {
  act,
  all,
  card,
  controlledBy,
  each,
  exactly,
  inPlace,
  ofType,
  one,
  payment,
  select,
  several,
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
        several(
          each(all(ofType("hero"), controlledBy(you))),
          select(exactly(2), all(ofType("ally"), controlledBy(you))),
        ),
      ),
      act(
        "put",
        one(all(ofType("ally"), inPlace(zone("collection", { of: you })))),
        { into: zone("play") },
      ),
      { timing: turnOf(you), labels: ["ongoing"] },
    ),
  ],
});
