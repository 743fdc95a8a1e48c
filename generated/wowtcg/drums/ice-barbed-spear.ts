import {
  alter,
  attempt,
  card,
  clause,
  each,
  inEvent,
  instead,
  may,
  pay,
  player,
  resources,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "ice-barbed-spear",
  name: "Ice Barbed Spear",
  cost: 5,
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Polearm", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 3, strike: 2 },
  powers: [
    instead(
      clause(each(player({ side: "opponent" }), { as: "opponent" }), "draw"),
      attempt(
        may(inEvent("subject"), pay(inEvent("subject"), resources(1))),
        alter(),
      ),
    ),
  ],
});
