import {
  act,
  activate,
  all,
  candidate,
  card,
  clause,
  each,
  forEach,
  happens,
  inPlace,
  ofType,
  opposing,
  ownerOf,
  payment,
  self,
  target,
  that,
  thatDid,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "sampron-the-banisher",
  name: "Sampron the Banisher",
  cost: 2,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Warlock"],
  stats: { atk: 2, health: 1 },
  damageTypes: ["shadow"],
  powers: [
    payment(
      activate,
      act("remove", target(all(opposing, ofType("ally"))), {
        into: zone("removed"),
      }),
    ),
    when(
      happens(self, "leave", { outOf: zone("play") }),
      forEach(
        each(
          all(
            inPlace(zone("removed")),
            thatDid(
              clause("remove", candidate, { manner: ["thisWay"] }),
              "thisGame",
            ),
          ),
        ),
        "card",
        act(ownerOf(that("card")), "put", that("card"), { into: zone("play") }),
      ),
    ),
  ],
});
