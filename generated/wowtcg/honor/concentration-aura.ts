import {
  all,
  becomes,
  cannot,
  card,
  continuous,
  controlledBy,
  each,
  link,
  ofType,
  supertype,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "concentration-aura",
  number: "42",
  rarity: "U",
  name: "Concentration Aura",
  cost: 2,
  classes: ["Paladin"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Holy", "Aura"],
  limits: [{ tag: "Aura", count: 1 }],
  powers: [
    continuous(
      [
        becomes(
          each(all(ofType("ability"), controlledBy(you))),
          supertype("instant"),
          { also: true },
        ),
        cannot(
          "interrupt",
          each(all(link("card"), ofType("ability"), controlledBy(you))),
        ),
      ],
      { labels: ["ongoing"] },
    ),
  ],
});
