import {
  act,
  all,
  any,
  attempt,
  card,
  inPlace,
  keyword,
  ofType,
  payment,
  resources,
  self,
  target,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "blood-knight-tarae",
  name: "Blood Knight Tarae",
  cost: 6,
  factions: ["Horde"],
  type: "ally",
  tags: ["Blood Elf", "Paladin"],
  stats: { atk: 3, health: 7 },
  damageTypes: ["holy"],
  powers: [
    keyword("protector"),
    payment(
      resources(1),
      attempt(
        act(
          "remove",
          target(all(ofType("ability"), inPlace(zone("graveyard")))),
          { into: zone("removed") },
        ),
        act(self, "heal", {
          amount: 1,
          damage: {},
          from: target(any(ofType("hero"), ofType("ally"))),
        }),
      ),
    ),
  ],
});
