import {
  act,
  any,
  card,
  each,
  happens,
  inEvent,
  modify,
  ofType,
  oneShot,
  thisTurn,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "snipe",
  name: "Snipe",
  cost: 2,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Marksmanship"],
  powers: [
    oneShot(
      modify(
        when(
          happens(
            each(any(ofType("ability"), ofType("ally"), ofType("equipment")), {
              as: "equipment",
            }),
            "enter",
            { into: zone("play") },
          ),
          act("destroy", inEvent("subject")),
        ),
        thisTurn,
        { next: true },
      ),
    ),
  ],
});
