import {
  act,
  all,
  candidate,
  card,
  choose,
  clause,
  controlledBy,
  each,
  exists,
  extreme,
  forEach,
  ifSo,
  ofType,
  one,
  oneShot,
  payment,
  player,
  resources,
  self,
  that,
  thatDid,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "arena-master",
  name: "Arena Master",
  supertypes: ["Arena"],
  type: "quest",
  powers: [
    payment(resources(4), act("complete", self)),
    oneShot(
      [
        forEach(
          each(player()),
          "player",
          choose(one(all(ofType("ally"), controlledBy(that("player")))), {
            who: that("player"),
          }),
        ),
        ifSo(
          exists(
            all(
              ofType("ally"),
              thatDid(clause(you, "choose", candidate), "thisWay"),
              extreme("highest", "atk", {
                among: all(
                  ofType("ally"),
                  thatDid(clause("choose", candidate), "thisWay"),
                ),
                alone: true,
              }),
            ),
          ),
          act("draw", { amount: 2 }),
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
