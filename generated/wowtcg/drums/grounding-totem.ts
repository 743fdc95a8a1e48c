import {
  all,
  any,
  card,
  continuous,
  each,
  link,
  must,
  opposing,
  self,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "grounding-totem",
  name: "Grounding Totem",
  cost: 1,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Enhancement", "Air Totem"],
  limits: [{ tag: "Air Totem", count: 1 }],
  stats: { health: 4 },
  powers: [
    continuous(
      must(
        each(all(opposing, any(link("card"), link("effect")))),
        "target",
        self,
        { ifAble: true },
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
