import {
  act,
  all,
  at,
  card,
  controlledBy,
  controllerOf,
  depends,
  exactly,
  exists,
  host,
  ofType,
  oneShot,
  select,
  startOf,
  tagged,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "viper-sting",
  name: "Viper Sting",
  cost: 4,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Marksmanship"],
  powers: [
    oneShot(act("attach", { to: target(ofType("hero")) })),
    when(
      at(startOf("turn", { whose: controllerOf(host) })),
      act(
        controllerOf(host),
        "exhaust",
        select(
          exactly(
            depends(
              exists(
                all(tagged("Ranged"), ofType("weapon"), controlledBy(you)),
              ),
              2,
              1,
            ),
          ),
          all(ofType("resource"), controlledBy(controllerOf(host))),
        ),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
