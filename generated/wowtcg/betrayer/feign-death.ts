import {
  act,
  all,
  any,
  card,
  controlledBy,
  each,
  exists,
  inState,
  is,
  link,
  ofType,
  oneShot,
  opposing,
  or,
  playOnlyIf,
  targeting,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "feign-death",
  name: "Feign Death",
  cost: 3,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Survival"],
  powers: [
    playOnlyIf(
      or(
        is(each(all(ofType("hero"), controlledBy(you))), inState("defending")),
        exists(
          all(
            opposing,
            any(link("card"), link("effect")),
            targeting(each(all(ofType("hero"), controlledBy(you)))),
          ),
        ),
      ),
    ),
    oneShot([
      act("interrupt", each(any(link("card"), link("effect")))),
      act("end"),
    ]),
  ],
});
