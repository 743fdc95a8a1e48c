import {
  aNoun,
  all,
  always,
  candidate,
  card,
  clause,
  concept,
  continuous,
  deckbuilding,
  each,
  happens,
  keyword,
  modify,
  ofNextGame,
  one,
  player,
  self,
  thatDid,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "varen-the-reclaimer",
  name: "Varen the Reclaimer",
  unique: true,
  cost: 8,
  type: "ally",
  tags: ["Blood Elf", "Mage"],
  stats: { atk: 6, health: 8 },
  damageTypes: ["melee"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(each(concept("game")))),
    when(
      happens(self, "sabotage", one(concept("game"))),
      modify(
        continuous(
          ofNextGame(
            each(all(player(), thatDid(clause(candidate, "win"), "thisGame"))),
            "win",
          ),
        ),
        always,
      ),
    ),
  ],
});
