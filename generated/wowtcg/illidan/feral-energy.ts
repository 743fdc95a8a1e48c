import {
  act,
  all,
  anyCard,
  attempt,
  card,
  controlledBy,
  controllerOf,
  each,
  happens,
  inEvent,
  inState,
  is,
  may,
  ofType,
  one,
  pay,
  resources,
  when,
  withKeyword,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "feral-energy",
  name: "Feral Energy",
  cost: 2,
  classes: ["Druid"],
  type: "ability",
  tags: ["Feral"],
  powers: [
    when(
      happens(each(all(ofType("hero"), controlledBy(you))), "deal", {
        damage: { combat: true },
        to: one(all(inState("defending"), ofType("hero")), { as: "hero" }),
        while: is(
          each(all(ofType("hero"), controlledBy(you))),
          withKeyword("cat form"),
        ),
      }),
      attempt(
        may(you, pay(you, resources(1))),
        act(controllerOf(inEvent("to")), "discard", one(anyCard)),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
