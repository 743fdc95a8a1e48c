import {
  aNoun,
  all,
  anyNumber,
  anywhere,
  asLongAs,
  card,
  concept,
  continuous,
  controlledBy,
  deckbuilding,
  each,
  happens,
  keyword,
  loses,
  modify,
  opposing,
  remains,
  select,
  self,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "retainer-alashon",
  name: "Retainer Alashon",
  cost: 2,
  type: "ally",
  tags: ["Blood Elf", "Rogue"],
  stats: { atk: 2, health: 3 },
  damageTypes: ["nature"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(select(anyNumber, concept("keyword")))),
    when(happens(self, "sabotage", each(concept("keyword"))), [
      modify(
        continuous(loses(each(all(opposing, anywhere())), { kind: "keyword" })),
        asLongAs(remains(self, controlledBy(you))),
      ),
      modify(
        continuous(
          loses(each(all(opposing, anywhere())), {
            kind: "keyword",
            cant: true,
          }),
        ),
        asLongAs(remains(self, controlledBy(you))),
      ),
    ]),
  ],
});
