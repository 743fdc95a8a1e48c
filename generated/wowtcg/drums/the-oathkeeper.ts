import {
  anyCard,
  cannot,
  card,
  chose,
  continuous,
  declare,
  each,
  happens,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "the-oathkeeper",
  name: "The Oathkeeper",
  cost: 4,
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Mace", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 6, strike: 2 },
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      declare(you, "oath", "oath", {
        options: ["I won't play cards", "I won't draw cards"],
      }),
    ),
    continuous(cannot(you, "play", each(anyCard)), {
      while: chose("I won't play cards", "oath", { by: you }),
    }),
    continuous(cannot(you, "draw", each(anyCard)), {
      while: chose("I won't draw cards", "oath", { by: you }),
    }),
  ],
});
