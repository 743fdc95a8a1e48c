import {
  act,
  all,
  any,
  card,
  controlledBy,
  each,
  happens,
  inEvent,
  ofType,
  one,
  opposing,
  tagged,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "primal-totem",
  name: "Primal Totem",
  cost: 1,
  classes: ["Shaman"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Elemental", "Earth Totem"],
  limits: [{ tag: "Earth Totem", count: 1 }],
  stats: { health: 1 },
  powers: [
    when(
      happens(
        "destroy",
        one(all(tagged("Totem"), controlledBy(you)), { as: "totem" }),
      ),
      act(inEvent("object"), "deal", {
        amount: 1,
        damage: { types: ["nature"] },
        to: each(all(opposing, any(ofType("hero"), ofType("ally")))),
      }),
      { labels: ["ongoing"] },
    ),
  ],
});
