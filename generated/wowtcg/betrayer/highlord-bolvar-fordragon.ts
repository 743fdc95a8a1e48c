import {
  all,
  any,
  canOnly,
  card,
  continuous,
  each,
  link,
  must,
  ofType,
  opposing,
  self,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "highlord-bolvar-fordragon",
  name: "Highlord Bolvar Fordragon",
  unique: true,
  cost: 8,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Paladin"],
  stats: { atk: 8, health: 8 },
  damageTypes: ["holy"],
  powers: [
    continuous([
      must(each(all(opposing, ofType("ally"))), "attack", { ifAble: true }),
      canOnly(each(all(opposing, ofType("ally"))), "attack", self, {
        ifAble: true,
      }),
    ]),
    continuous(
      must(
        each(all(opposing, any(link("card"), link("effect")))),
        "target",
        self,
        { ifAble: true },
      ),
    ),
  ],
});
