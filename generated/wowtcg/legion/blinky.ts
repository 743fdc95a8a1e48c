import {
  act,
  card,
  inPlace,
  is,
  payment,
  resources,
  self,
  toPay,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "blinky",
  name: "Blinky",
  cost: 7,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ally",
  tags: ["Warp Stalker", "Pet"],
  limits: [{ tag: "Pet", count: 1 }],
  stats: { atk: 7, health: 5 },
  damageTypes: ["melee"],
  powers: [
    payment(resources(3), [
      act("remove", self, { into: zone("removed") }),
      act("add", { amount: 1, counter: "warp", to: self }),
    ]),
    payment(
      [resources(3), toPay("remove", { amount: 1, counter: "warp" })],
      act("put", self, { into: zone("play") }),
      { timing: is(self, inPlace(zone("removed"))) },
    ),
  ],
});
