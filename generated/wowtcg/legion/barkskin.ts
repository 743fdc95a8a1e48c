import {
  all,
  any,
  cannot,
  card,
  continuous,
  controlledBy,
  each,
  link,
  ofType,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "barkskin",
  name: "Barkskin",
  cost: 1,
  classes: ["Druid"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Balance"],
  powers: [
    continuous(
      cannot(
        "interrupt",
        each(
          all(
            link("card"),
            any(ofType("ability"), ofType("ally"), ofType("equipment")),
            controlledBy(you),
          ),
        ),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
