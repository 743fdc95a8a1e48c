import {
  all,
  can,
  card,
  continuous,
  inPlace,
  modify,
  ofType,
  one,
  payment,
  player,
  resources,
  self,
  target,
  thisTurn,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "morn-salts-the-land",
  name: "Morn Salts-the-Land",
  factions: ["Horde"],
  type: "hero",
  tags: ["Tauren", "Hunter", "Traitor"],
  professions: ["Herbalism", "Alchemy"],
  talents: ["Traitor"],
  stats: { health: 29 },
  powers: [
    payment(
      [resources(3), toPay("flip", self)],
      modify(
        continuous(
          can(
            you,
            "play",
            target(
              all(
                ofType("ability"),
                inPlace(
                  zone("graveyard", { of: one(player({ side: "opponent" })) }),
                ),
              ),
            ),
          ),
        ),
        thisTurn,
      ),
    ),
  ],
});
