import {
  act,
  all,
  always,
  attempt,
  card,
  deckbuilding,
  happens,
  inEvent,
  keyword,
  may,
  modify,
  ofType,
  one,
  otherThan,
  self,
  several,
  tagged,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "dimzer-the-prestidigitator",
  number: "97",
  rarity: "R",
  name: "Dimzer the Prestidigitator",
  cost: 5,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Warlock"],
  stats: { atk: 5, health: 6 },
  damageTypes: ["shadow"],
  powers: [
    deckbuilding({ hero: tagged("Gnome") }),
    keyword("escape artist"),
    when(
      happens(
        you,
        "play",
        several(
          self,
          one(all(ofType("ally"), otherThan(self)), { as: "ally" }),
        ),
      ),
      modify(
        when(
          happens(inEvent("object"), "enter", { into: zone("play") }),
          attempt(
            may(
              you,
              act("put", { amount: 1, damage: {}, to: inEvent("object") }),
            ),
            act("draw", { amount: 1 }),
          ),
          { immediate: true },
        ),
        always,
        { next: true },
      ),
    ),
  ],
});
