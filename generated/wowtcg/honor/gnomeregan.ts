import {
  act,
  activate,
  all,
  card,
  continuous,
  controlledBy,
  deckbuilding,
  each,
  hasKeyword,
  ofType,
  payment,
  tagged,
  target,
  use,
  withKeyword,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "gnomeregan",
  number: "206",
  rarity: "R",
  name: "Gnomeregan",
  factions: ["Alliance"],
  type: "location",
  tags: ["City"],
  powers: [
    deckbuilding({ hero: tagged("Gnome") }),
    continuous(
      hasKeyword(
        each(all(tagged("Gnome"), controlledBy(you))),
        use("irradiated"),
      ),
    ),
    payment(
      activate,
      act("destroy", target(all(ofType("ally"), withKeyword("irradiated")))),
    ),
  ],
});
