import {
  all,
  card,
  continuous,
  controlledBy,
  each,
  hasKeyword,
  ofType,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "netherwing-protectors-shield",
  name: "Netherwing Protector's Shield",
  cost: 2,
  type: "armor",
  tags: ["Shield", "Off-Hand"],
  limits: [{ tag: "Off-Hand", count: 1 }],
  stats: { def: 1 },
  powers: [
    continuous(
      hasKeyword(
        each(all(ofType("hero"), controlledBy(you))),
        use("dual shield"),
      ),
    ),
  ],
});
