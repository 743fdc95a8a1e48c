import {
  act,
  all,
  amountThat,
  at,
  card,
  clause,
  controlledBy,
  each,
  endOf,
  ofType,
  self,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "shadow-silhouettes",
  name: "Shadow Silhouettes",
  cost: 4,
  classes: ["Priest"],
  type: "ally",
  tags: ["Shadow", "Silhouette", "Pet"],
  limits: [{ tag: "Pet", count: 1 }],
  stats: { atk: 6, health: 6 },
  damageTypes: ["shadow"],
  powers: [
    when(at(endOf("turn", { whose: you })), [
      act("remove", {
        amount: 6,
        damage: {},
        from: each(all(ofType("hero"), controlledBy(you))),
      }),
      act("put", {
        amount: amountThat(clause("remove"), "thisWay"),
        damage: {},
        to: self,
      }),
    ]),
  ],
});
