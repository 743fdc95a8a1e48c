import {
  act,
  all,
  card,
  controlledBy,
  each,
  exists,
  happens,
  ofType,
  one,
  several,
  tagged,
  when,
  withIcon,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "coif-of-the-wicked",
  name: "Coif of the Wicked",
  cost: 5,
  type: "armor",
  tags: ["Mail", "Head"],
  limits: [{ tag: "Head", count: 1 }],
  stats: { def: 3 },
  powers: [
    when(
      happens(you, "place", one(ofType("quest"))),
      act(
        "ready",
        several(
          each(all(ofType("hero"), controlledBy(you))),
          each(all(tagged("Ranged"), ofType("weapon"), controlledBy(you))),
        ),
      ),
      {
        condition: exists(
          all(ofType("hero"), withIcon("Hunter"), controlledBy(you)),
        ),
      },
    ),
    when(
      happens(you, "place", one(ofType("quest"))),
      act(
        "ready",
        several(
          each(all(ofType("hero"), controlledBy(you))),
          each(all(tagged("Melee"), ofType("weapon"), controlledBy(you))),
        ),
      ),
      {
        condition: exists(
          all(ofType("hero"), withIcon("Shaman"), controlledBy(you)),
        ),
      },
    ),
  ],
});
