import {
  act,
  alter,
  anyCard,
  card,
  clause,
  compare,
  countersOn,
  ifSo,
  inEvent,
  instead,
  one,
  player,
  self,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "brain-lock",
  name: "Brain Lock",
  cost: 4,
  classes: ["Mage"],
  type: "ability",
  tags: ["Frost"],
  powers: [
    instead(
      clause(self, "enter", { into: zone("play") }),
      alter({ entry: { counters: [{ counter: "frost", amount: 2 }] } }),
      { labels: ["ongoing"] },
    ),
    instead(
      clause(
        one(player({ side: "opponent" }), { as: "opponent" }),
        "draw",
        one(anyCard, { as: "card" }),
      ),
      [
        act(inEvent("subject"), "skip", { doing: "draw" }),
        act("remove", { amount: 1, counter: "frost" }),
        ifSo(
          compare(countersOn(self, { counter: "frost" }), "equal", 0),
          act("destroy", self),
        ),
      ],
      { labels: ["ongoing"] },
    ),
  ],
});
