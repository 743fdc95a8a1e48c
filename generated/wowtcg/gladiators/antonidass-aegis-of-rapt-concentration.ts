import {
  all,
  cannot,
  card,
  continuous,
  controlledBy,
  each,
  hasKeyword,
  link,
  ofType,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "antonidass-aegis-of-rapt-concentration",
  number: "157",
  rarity: "R",
  name: "Antonidas's Aegis of Rapt Concentration",
  cost: 3,
  supertypes: ["Instant"],
  type: "armor",
  tags: ["Shield", "Off-Hand"],
  limits: [{ tag: "Off-Hand", count: 1 }],
  stats: { def: 2 },
  powers: [
    continuous(
      cannot(
        "interrupt",
        each(all(link("card"), ofType("ability"), controlledBy(you))),
      ),
    ),
    continuous(
      hasKeyword(
        each(all(ofType("ability"), controlledBy(you))),
        use("untargetable"),
      ),
    ),
  ],
});
