import {
  aNoun,
  act,
  all,
  card,
  continuous,
  deckbuilding,
  each,
  happens,
  inEvent,
  keyword,
  loses,
  ofType,
  one,
  self,
  when,
  withCounters,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "arcanist-alathana",
  name: "Arcanist Alathana",
  cost: 1,
  type: "ally",
  tags: ["Blood Elf", "Mage"],
  stats: { atk: 2, health: 1 },
  damageTypes: ["fire"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(each(ofType("ability")))),
    when(
      happens(self, "sabotage", one(ofType("ability"), { as: "ability" })),
      act("add", { amount: 1, counter: "depletion", to: inEvent("object") }),
    ),
    continuous([
      loses(
        each(
          all(
            ofType("ability"),
            withCounters("atLeast", 1, { counter: "depletion" }),
          ),
        ),
      ),
      loses(
        each(
          all(
            ofType("ability"),
            withCounters("atLeast", 1, { counter: "depletion" }),
          ),
        ),
        { cant: true },
      ),
    ]),
  ],
});
