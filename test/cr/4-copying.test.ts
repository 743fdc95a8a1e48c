import { expect } from "vitest";
import { rule } from "./example.ts";

const own = `
Overgrowth, 0, Item (Own-20R)
When you play a non-ongoing ability, copy that ability. (You may choose new targets for the copy.)

Ledger, 0, Item (Own-21R)
When you play an ability, put a tally counter on this item.
When an ability is put into your graveyard, put a scrap counter on this item.

Twin Bolts, 1, Instant Ability (Own-22R)
Your hero deals 1 fire damage to target hero or ally and 2 fire damage to a second target hero or ally.

Either Way, 1+X, Instant Ability (Own-23R)
Choose one: Your hero deals X fire damage to target hero or ally; or destroy target equipment.

Stop, 0, Instant Ability (Own-24R)
Interrupt target ability.

Overcharge, 0, Item (Own-25R)
When you play a non-ongoing ability, destroy Overcharge. If you do, copy that ability.`;

rule("402.1", "a duplicate is added, not played, and ceases to exist as it leaves the chain", own, ({ deal }) => {
  const s = deal({ hand: ["Hard Bolt"], party: ["Overcharge", "Ledger"], resources: 2 }, { party: ["Tall Guard", "Giant"] });
  s.play("Hard Bolt", "Tall Guard").choose("Ledger").resolve().choose("Giant");
  expect(s.chain()).toEqual(["Hard Bolt", "triggered of Ledger", "Hard Bolt"]);
  s.resolve();
  expect([s.card("Giant").damage, s.cards("me", "graveyard")]).toEqual([4, ["Overcharge"]]);
  s.resolveAll();
  expect([s.card("Tall Guard").damage, s.cards("me", "graveyard")]).toEqual([4, ["Overcharge", "Hard Bolt"]]);
  // It was played once, and put into the graveyard once.
  expect(s.card("Ledger").counters).toEqual({ tally: 1, scrap: 1 });
});

rule("402.1b", "a duplicate has the modes, the X and the targets of what it copies", own, ({ deal }) => {
  const s = deal({ hand: ["Either Way"], party: ["Overgrowth"], resources: 4 }, { party: ["Tall Guard", "Giant"] });
  s.play("Either Way", "3", "Choice 1", "Giant").resolve().choose("Keep Giant").resolveAll();
  expect(s.card("Giant").damage).toBe(6);
});

rule("402.1c", "each target of a duplicate may be left as it is, or be a new legal one", own, ({ deal }) => {
  const s = deal({ hand: ["Twin Bolts"], party: ["Overgrowth"], resources: 1 }, { hand: ["Stop"], party: ["Tall Guard", "Giant"] });
  s.play("Twin Bolts", "Tall Guard", "Giant").resolve();
  expect(s.offered()).toEqual(["Keep Tall Guard", "Garm Ironhide", "Lady Merrow", "Giant"]);
  s.choose("Lady Merrow");
  // The second target is another than the first.
  expect(s.offered()).toEqual(["Keep Giant", "Garm Ironhide", "Tall Guard"]);
  s.choose("Keep Giant");
  const other = deal({ hand: ["Twin Bolts"], party: ["Overgrowth"], resources: 1 }, { party: ["Tall Guard", "Giant"] });
  other.play("Twin Bolts", "Tall Guard", "Giant").resolve().choose("Giant");
  expect(other.offered()).toEqual(["Garm Ironhide", "Lady Merrow", "Tall Guard"]);
  // Each can be interrupted by itself; a duplicate that is goes nowhere.
  s.pass().play("Stop", "Twin Bolts#2").resolveAll();
  expect(s.card("Lady Merrow").damage).toBe(0);
  expect([s.card("Tall Guard").damage, s.card("Giant").damage]).toEqual([1, 2]);
  expect(s.cards("me", "graveyard")).toEqual(["Twin Bolts"]);
});

const gown = `
Gown, 0, Item (Own-20R)
[Activate] >>> Target ally you control becomes a copy of a second target ally you control this turn.

Boost, 0, Instant Ability (Own-21R)
Target ally has Ferocity and +2 ATK this turn.

Double, 0, Instant Ability (Own-22R)
Put a token copy of target ally into play.`;

rule("402.3a", "what copies a copy is what that one is", gown, ({ deal }) => {
  const s = deal({ hand: ["Double"], party: ["Gown", "Gown", "Plain Runner", "Lean Hound", "Tall Guard"] });
  s.use("Gown", "Lean Hound", "Tall Guard").resolve();
  s.use("Gown", "Plain Runner", "Lean Hound").resolve();
  expect(s.cards("me", "party").slice(-3)).toEqual(["Tall Guard", "Tall Guard", "Tall Guard"]);
  // What is printed on a token that copies a copy is that, too (CR 402.4); it stays so.
  s.play("Double", "Plain Runner").resolve().to("action", "opponent");
  expect(s.cards("me", "party").slice(-4)).toEqual(["Plain Runner", "Lean Hound", "Tall Guard", "Tall Guard"]);
});

rule("402.3", "what has become a copy of a copy stays so as that one is no copy any more", `${gown}

Mirror, 0, Item (Own-23R)
[Activate] >>> Target ally you control becomes a copy of a second target ally you control.`, ({ deal }) => {
  const s = deal({ party: ["Gown", "Mirror", "Plain Runner", "Lean Hound", "Tall Guard"] });
  s.use("Gown", "Lean Hound", "Tall Guard").resolve();
  s.use("Mirror", "Plain Runner", "Lean Hound").resolve().to("action", "opponent");
  expect(s.cards("me", "party").slice(-3)).toEqual(["Tall Guard", "Lean Hound", "Tall Guard"]);
});

rule("402.3b", "modifiers of what becomes a copy modify what is printed on it now", gown, ({ deal }) => {
  const s = deal({ hand: ["Boost"], party: ["Gown", { card: "Plain Runner", fresh: true }, "Giant"] });
  s.play("Boost", "Plain Runner").resolve();
  s.use("Gown", "Plain Runner", "Giant").resolve();
  expect(s.card("Plain Runner")).toMatchObject({ atk: 10, health: 8, keywords: ["ferocity"] });
});
