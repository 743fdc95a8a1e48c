import {
  act,
  all,
  becomes,
  card,
  continuous,
  controlledBy,
  each,
  happens,
  hasKeyword,
  hasPowers,
  host,
  loses,
  modify,
  ofType,
  oneShot,
  self,
  tagged,
  target,
  thisCombat,
  use,
  when,
  withIcon,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "improvised-weaponry",
  number: "29",
  rarity: "R",
  name: "Improvised Weaponry",
  cost: 3,
  classes: ["Hunter"],
  type: "ability",
  tags: ["Marksmanship"],
  powers: [
    oneShot(
      act("attach", { to: target(all(tagged("Melee"), ofType("weapon"))) }),
    ),
    continuous(
      [
        loses(host, { tag: "Melee" }),
        becomes(host, tagged("Ranged", { count: 1 }), { also: true }),
        becomes(host, all(withIcon("Ranged"), ofType("weapon"))),
        hasPowers(
          host,
          when(
            happens(you, "strike", { with: self }),
            modify(
              continuous(
                hasKeyword(
                  each(all(ofType("hero"), controlledBy(you))),
                  use("long-range"),
                ),
              ),
              thisCombat,
            ),
          ),
        ),
      ],
      { labels: ["ongoing"] },
    ),
  ],
});
