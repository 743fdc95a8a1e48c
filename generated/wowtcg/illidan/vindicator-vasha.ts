import {
  all,
  card,
  continuous,
  deckbuilding,
  each,
  inPlace,
  loses,
  not,
  withAttribute,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "vindicator-vasha",
  name: "Vindicator Vasha",
  cost: 1,
  type: "ally",
  tags: ["Draenei", "Paladin"],
  stats: { atk: 2, health: 1 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    continuous([
      loses(
        each(
          all(
            not(withAttribute("reputation", { value: "Aldor" })),
            inPlace(zone("play")),
            withAttribute("reputation"),
          ),
        ),
      ),
      loses(
        each(
          all(
            not(withAttribute("reputation", { value: "Aldor" })),
            inPlace(zone("play")),
            withAttribute("reputation"),
          ),
        ),
        { cant: true },
      ),
    ]),
  ],
});
