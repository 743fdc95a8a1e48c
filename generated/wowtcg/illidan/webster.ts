import {
  act,
  all,
  allOfIt,
  at,
  cannot,
  card,
  continuous,
  each,
  endOf,
  happens,
  may,
  ofType,
  opposing,
  self,
  target,
  when,
  withCounters,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "webster",
  name: "Webster",
  cost: 3,
  classes: ["Hunter"],
  type: "ally",
  tags: ["Spider", "Pet"],
  limits: [{ tag: "Pet", count: 1 }],
  stats: { atk: 4, health: 3 },
  damageTypes: ["nature"],
  powers: [
    when(
      at(endOf("turn", { whose: you })),
      may(
        you,
        act("add", { amount: 1, counter: "web", to: target(ofType("ally")) }),
      ),
    ),
    continuous(
      cannot(
        each(
          all(ofType("ally"), withCounters("atLeast", 1, { counter: "web" })),
        ),
        "attack",
      ),
    ),
    when(
      happens(self, "leave", { outOf: zone("play") }),
      act("remove", {
        amount: allOfIt,
        counter: "web",
        from: each(all(opposing, ofType("ally"))),
      }),
    ),
  ],
});
