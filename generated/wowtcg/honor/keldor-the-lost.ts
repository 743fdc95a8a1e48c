import {
  act,
  all,
  attempt,
  card,
  controlledBy,
  eitherCost,
  later,
  link,
  ofType,
  one,
  ownerOf,
  payment,
  resources,
  startOf,
  target,
  that,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "keldor-the-lost",
  number: "132",
  rarity: "R",
  name: "Keldor the Lost",
  unique: true,
  cost: 3,
  factions: ["Horde"],
  type: "ally",
  tags: ["Undead", "Warlock"],
  stats: { atk: 4, health: 3 },
  damageTypes: ["shadow"],
  powers: [
    payment(
      eitherCost([
        resources(2),
        toPay("remove", {
          amount: 1,
          counter: "honor",
          from: one(controlledBy(you)),
        }),
      ]),
      attempt(
        act(
          "interrupt",
          target(all(link("card"), ofType("ally")), { as: "ally" }),
        ),
        [
          act("remove", that("ally"), { into: zone("removed") }),
          later(
            startOf("turn", { whose: ownerOf(that("ally")), next: true }),
            act(ownerOf(that("ally")), "put", that("ally"), {
              into: zone("party", { of: ownerOf(that("ally")) }),
            }),
          ),
        ],
      ),
    ),
  ],
});
