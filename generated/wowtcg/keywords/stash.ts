import {
  act,
  attempt,
  doGiven,
  happens,
  keywordDefinition,
  may,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "stash",
  forms: ["stash", "Stash"],
  parameters: [{ name: "power", kind: "power" }],
  powers: [
    when(
      happens(self, "enter", { into: zone("resource row", { of: you }) }),
      attempt(may(you, act(self, "enter", { entry: { faceDown: false } })), [
        act("turn", self, { entry: { faceDown: true } }),
        doGiven("power"),
      ]),
      { immediate: true },
    ),
  ],
});
