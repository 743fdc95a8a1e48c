import {
  act,
  activate,
  all,
  any,
  anyCard,
  card,
  compare,
  continuous,
  costX,
  count,
  createToken,
  each,
  exactly,
  face,
  friendly,
  hasMore,
  modes,
  ofType,
  payment,
  resources,
  select,
  target,
  turnOf,
  x,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "made-up",
  set: "first",
  key: "the-tower-of-why",
  name: 'The Tower of "Why"',
  unique: true,
  cost: costX(1),
  type: "location",
  limits: [{ tag: "Tower", count: 1 }],
  stats: { capacity: "X", "max hand": 3 },
  powers: [
    payment(
      [resources(x), activate],
      [
        modes(you, 1, [
          act(
            "exhaust",
            target(any(ofType("hero"), ofType("ally")), { as: "it" }),
          ),
          [
            act("draw", { amount: 1 }),
            act("discard", select(exactly(2), anyCard)),
          ],
        ]),
        createToken(
          x,
          face({
            name: "Sprite",
            type: "ally",
            tags: ["Sprite"],
            stats: { atk: 1, health: 1 },
          }),
          zone("play", { of: you }),
        ),
      ],
      { labels: ["ongoing"], timing: turnOf(you) },
    ),
    continuous(hasMore(each(all(ofType("ally"), friendly)), "atk", 1), {
      while: compare(count(ofType("ally")), "atLeast", 3),
    }),
  ],
  back: face({ name: "The Tower, Answered", type: "location" }),
});
