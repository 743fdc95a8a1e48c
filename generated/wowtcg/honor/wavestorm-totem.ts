import {
  act,
  all,
  any,
  card,
  happens,
  inEvent,
  ofType,
  one,
  opposing,
  ownerOf,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "wavestorm-totem",
  number: "66",
  rarity: "C",
  name: "Wavestorm Totem",
  cost: 2,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Restoration", "Water Totem"],
  limits: [{ tag: "Water Totem", count: 1 }],
  stats: { health: 1 },
  powers: [
    when(
      happens(
        "ready",
        one(
          all(
            opposing,
            any(ofType("ability"), ofType("ally"), ofType("equipment")),
          ),
          { as: "equipment" },
        ),
      ),
      act("put", inEvent("object"), {
        into: zone("hand", { of: ownerOf(inEvent("object")) }),
      }),
      { labels: ["ongoing"] },
    ),
  ],
});
