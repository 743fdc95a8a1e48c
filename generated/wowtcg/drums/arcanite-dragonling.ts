import {
  all,
  becomes,
  card,
  continuous,
  modify,
  ofType,
  payment,
  resources,
  self,
  thisTurn,
  withIcon,
  withKeyword,
  withStat,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "arcanite-dragonling",
  name: "Arcanite Dragonling",
  cost: 1,
  type: "item",
  tags: ["Trinket"],
  limits: [{ tag: "Trinket", count: 2 }],
  powers: [
    payment(
      resources(1),
      modify(
        continuous(
          becomes(
            self,
            all(
              withIcon("Melee"),
              ofType("ally"),
              withStat("atk", "equal", 2),
              withStat("health", "equal", 2),
              withKeyword("protector"),
            ),
            { also: true },
          ),
        ),
        thisTurn,
      ),
    ),
  ],
});
