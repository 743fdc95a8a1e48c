import {
  all,
  any,
  canOnly,
  cannot,
  card,
  continuous,
  controllerOf,
  each,
  happens,
  inEvent,
  modify,
  ofType,
  one,
  opposing,
  self,
  when,
  withinStep,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "stoneclaw-totem",
  number: "100",
  rarity: "C",
  name: "Stoneclaw Totem",
  cost: 3,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Elemental", "Earth Totem"],
  limits: [{ tag: "Earth Totem", count: 1 }],
  stats: { health: 5 },
  powers: [
    continuous(
      canOnly(
        each(all(opposing, any(ofType("hero"), ofType("ally")))),
        "attack",
        self,
        { ifAble: true },
      ),
      { labels: ["ongoing"] },
    ),
    when(
      happens(
        one(any(ofType("hero"), ofType("ally")), { as: "ally" }),
        "deal",
        { damage: { combat: true }, to: self },
      ),
      modify(
        continuous(cannot("ready", inEvent("subject"))),
        withinStep("ready step", {
          whose: controllerOf(inEvent("subject")),
          next: true,
        }),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
