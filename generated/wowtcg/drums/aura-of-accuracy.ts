import {
  all,
  any,
  card,
  clause,
  continuous,
  costsLess,
  each,
  link,
  withTargets,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "aura-of-accuracy",
  name: "Aura of Accuracy",
  cost: 3,
  classes: ["Paladin"],
  type: "ability",
  tags: ["Holy", "Aura"],
  limits: [{ tag: "Aura", count: 1 }],
  powers: [
    continuous(
      costsLess(
        clause(
          you,
          "play",
          each(
            all(any(link("card"), link("effect")), withTargets("atLeast", 1)),
          ),
        ),
        1,
        { minimum: 1 },
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
