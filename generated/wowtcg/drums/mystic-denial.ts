import {
  act,
  anyCard,
  attempt,
  card,
  happens,
  inEvent,
  link,
  one,
  oneShot,
  player,
  self,
  target,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "mystic-denial",
  name: "Mystic Denial",
  cost: 5,
  classes: ["Mage"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Arcane"],
  powers: [
    oneShot(act("interrupt", target(link("card")))),
    when(
      happens(
        one(player({ side: "opponent" })),
        "play",
        one(anyCard, { as: "card" }),
      ),
      attempt(act("destroy", self), act("interrupt", inEvent("object"))),
      { labels: ["ongoing"] },
    ),
  ],
});
