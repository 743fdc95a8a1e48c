import {
  act,
  all,
  card,
  controlledBy,
  deckbuilding,
  each,
  is,
  link,
  ofType,
  oneShot,
  playOnlyIf,
  tagged,
  target,
  withKeyword,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "feral-charge",
  name: "Feral Charge",
  cost: 2,
  classes: ["Druid"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Feral", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Feral") }),
    playOnlyIf(
      is(
        each(all(ofType("hero"), controlledBy(you))),
        withKeyword("bear form"),
      ),
    ),
    oneShot(act("interrupt", target(link("card")))),
  ],
});
