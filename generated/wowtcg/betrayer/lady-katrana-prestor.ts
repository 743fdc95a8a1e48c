import {
  act,
  all,
  any,
  anywhere,
  card,
  controlledBy,
  deckbuilding,
  each,
  ownedBy,
  payment,
  resources,
  startRaid,
  tagged,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "lady-katrana-prestor",
  name: "Lady Katrana Prestor",
  unique: true,
  cost: 5,
  type: "ally",
  tags: ["Black", "Dragon", "Traitor"],
  stats: { atk: 4, health: 5 },
  damageTypes: ["fire"],
  powers: [
    deckbuilding({ hero: tagged("Traitor") }),
    payment(
      resources(15),
      startRaid(
        you,
        "Onyxia Raid",
        act(
          "remove",
          each(all(any(controlledBy(you), ownedBy(you)), anywhere())),
          { into: zone("removed") },
        ),
      ),
    ),
  ],
});
