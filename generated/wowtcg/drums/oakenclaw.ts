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
  key: "oakenclaw",
  name: "Oakenclaw",
  factions: ["Alliance"],
  type: "hero",
  tags: ["Night Elf", "Druid"],
  professions: ["Alchemy", "Engineering"],
  talents: ["Feral"],
  stats: { health: 27 },
  powers: [
    payment(
      [resources(1), toPay("flip", self)],
      [
        modify(
          continuous(hasKeyword(self, use("bear form"))),
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
