import {
  act,
  all,
  any,
  card,
  continuous,
  each,
  happens,
  inState,
  may,
  must,
  ofType,
  one,
  opposing,
  player,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "battle-tactics",
  name: "Battle Tactics",
  cost: 7,
  classes: ["Warrior"],
  type: "ability",
  tags: ["Protection"],
  powers: [
    continuous(
      must(each(all(opposing, any(ofType("hero"), ofType("ally")))), "attack", {
        ifAble: true,
        everyTurn: true,
      }),
      { labels: ["ongoing"] },
    ),
    when(
      happens(one(player({ side: "opponent" })), "propose"),
      may(you, act("change", each(inState("proposed")))),
      { labels: ["ongoing"] },
    ),
  ],
});
