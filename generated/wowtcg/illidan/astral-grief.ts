import {
  act,
  all,
  card,
  link,
  ofType,
  oneShot,
  target,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "astral-grief",
  name: "Astral Grief",
  cost: 1,
  classes: ["Mage"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Arcane"],
  powers: [
    oneShot(
      act(
        "interrupt",
        target(
          all(
            link("effect", { label: "reward" }),
            link("effect"),
            ofType("quest"),
          ),
        ),
      ),
    ),
  ],
});
