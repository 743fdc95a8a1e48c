import {
  act,
  all,
  any,
  canOnly,
  card,
  continuous,
  each,
  friendly,
  host,
  ofType,
  oneShot,
  opposing,
  target,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "warrior-training",
  number: "124",
  rarity: "U",
  name: "Warrior Training",
  cost: 1,
  classes: ["Warrior"],
  type: "ability",
  tags: ["Protection"],
  powers: [
    oneShot(act("attach", { to: target(all(friendly, ofType("ally"))) })),
    continuous(
      canOnly(
        each(all(opposing, any(ofType("hero"), ofType("ally")))),
        "attack",
        host,
        { ifAble: true },
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
