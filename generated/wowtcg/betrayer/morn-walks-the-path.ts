import {
  all,
  can,
  card,
  continuous,
  inPlace,
  modify,
  ofType,
  payment,
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
  key: "morn-walks-the-path",
  name: "Morn Walks-the-Path",
  factions: ["Horde"],
  type: "hero",
  tags: ["Tauren", "Hunter"],
  professions: ["Herbalism", "Alchemy"],
  talents: ["Survival"],
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
              all(ofType("ability"), inPlace(zone("graveyard", { of: you }))),
            ),
          ),
        ),
        thisTurn,
      ),
    ),
  ],
});
