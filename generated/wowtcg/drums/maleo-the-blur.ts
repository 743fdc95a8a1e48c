import {
  all,
  becomes,
  bothLast,
  card,
  clause,
  continuous,
  hasKeyword,
  modify,
  not,
  ofType,
  one,
  payment,
  resources,
  self,
  tagged,
  thisTurn,
  toPay,
  untilThat,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "maleo-the-blur",
  name: "Maleo the Blur",
  factions: ["Horde"],
  type: "hero",
  tags: ["Tauren", "Druid"],
  professions: ["Alchemy", "Jewelcrafting"],
  talents: ["Feral"],
  stats: { health: 28 },
  powers: [
    payment(
      [resources(2), toPay("flip", self)],
      [
        modify(
          continuous(hasKeyword(self, use("cat form"))),
          bothLast(
            thisTurn,
            untilThat(
              clause(you, "strike", { with: one(ofType("weapon")) }),
              clause(
                you,
                "play",
                one(all(not(tagged("Feral")), ofType("ability"))),
              ),
            ),
          ),
        ),
        modify(
          continuous(
            becomes(self, tagged("Form", { count: 1 }), { also: true }),
          ),
          bothLast(
            thisTurn,
            untilThat(
              clause(you, "strike", { with: one(ofType("weapon")) }),
              clause(
                you,
                "play",
                one(all(not(tagged("Feral")), ofType("ability"))),
              ),
            ),
          ),
        ),
      ],
    ),
  ],
});
