import {
  all,
  card,
  continuous,
  controlledBy,
  hasKeyword,
  modify,
  ofType,
  payment,
  resources,
  self,
  target,
  that,
  thisTurn,
  toPay,
  use,
  withAttachment,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "sister-remba",
  name: "Sister Remba",
  factions: ["Alliance"],
  type: "hero",
  tags: ["Dwarf", "Priest"],
  professions: ["Alchemy", "Tailoring"],
  talents: ["Discipline"],
  stats: { health: 26 },
  powers: [
    payment(
      [resources(1), toPay("flip", self)],
      modify(
        continuous([
          hasKeyword(
            target(all(ofType("ally"), controlledBy(you), withAttachment()), {
              as: "ally",
            }),
            use("elusive"),
          ),
          hasKeyword(that("ally"), use("untargetable")),
        ]),
        thisTurn,
      ),
    ),
  ],
});
