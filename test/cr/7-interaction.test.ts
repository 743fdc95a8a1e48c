import { expect } from "vitest";
import { rule, until } from "./example.ts";

rule("712.7", "one may only do what can be done in its entirety", `
Barter, 0, Instant Ability (Own-20C)
You may discard two cards. If you do, draw three cards.

Old Lamp, 1, Item (Own-21C)
[Activate] >>> You may remove three oil counters from this item. If you do, draw a card.

Rouse, 0, Instant Ability (Own-22C)
You may ready target ally. If you do, draw a card.

Fetch, 0, Instant Ability (Own-23C)
You may put an ally from your hand into play. If you do, draw a card.`, ({ deal }) => {
  const barter = (...hand: readonly string[]) => deal({ hand: ["Barter", ...hand] }).play("Barter").resolve();
  expect([barter("Giant").request.kind, barter("Giant", "Giant").request.kind]).toEqual(["priority", "may"]);
  const lamp = (oil: number) => deal({ party: [{ card: "Old Lamp", counters: { oil } }] }).use("Old Lamp").resolve();
  expect([lamp(2).request.kind, lamp(2).card("Old Lamp").counters, lamp(3).request.kind]).toEqual(["priority", { oil: 2 }, "may"]);
  const rouse = (exhausted: boolean) => deal({ hand: ["Rouse"], party: [{ card: "Giant", exhausted }] }).play("Rouse", "Giant").resolve();
  expect([rouse(false).request.kind, rouse(true).request.kind]).toEqual(["priority", "may"]);
  const fetch = (...hand: readonly string[]) => deal({ hand: ["Fetch", ...hand] }).play("Fetch").resolve();
  expect([fetch().request.kind, fetch("Giant").request.kind]).toEqual(["priority", "may"]);
});

rule("719.4", "what doubles comes last", `
Sharp Wits, 1, Alliance, Ally—Human Mage, 1 [Frost] ATK / 1 Health (Own-20C)
Double the ATK of other allies you control.

Banner, 1, Ability (Own-21C)
Ongoing: Allies you control have +1 ATK.

Whet, 0, Instant Ability (Own-22C)
Put a +1 ATK counter on target ally.`, ({ deal }) => {
  const s = deal({ party: ["Plain Runner", "Sharp Wits", "Banner"], hand: ["Whet"] });
  expect(s.card("Plain Runner").atk).toBe(4);
  expect(s.play("Whet", "Plain Runner").resolve().card("Plain Runner").atk).toBe(6);
});

rule("709.2d", "what is read of a card that has left play is what it was there last", `
Last Gift, 1, Horde, Ally—Orc Mage, 3 [Fire] ATK / 1 Health (Own-20C)
When this ally is destroyed, your hero deals damage equal to this ally's ATK to target hero.

Whet, 0, Instant Ability (Own-21C)
Target ally has +2 ATK this turn.`, ({ deal }) => {
  const s = deal({ party: ["Last Gift"], hand: ["Whet", "Slay Ally"], resources: 2 });
  s.play("Whet", "Last Gift").resolve().play("Slay Ally", "Last Gift").resolve();
  expect(s.choose("Lady Merrow").resolve().card("Lady Merrow").damage).toBe(5);
});

rule("709.2c", "of several targets only those that are legal still are affected", `
Fork, 0, Instant Ability (Own-20C)
Your hero deals 2 nature damage to each of up to two target allies. Draw a card.

Swift Exit, 0, Instant Ability (Own-21C)
Put target ally into its owner's hand.`, ({ deal }) => {
  const set = (...gone: readonly string[]) => {
    const s = deal({ hand: ["Fork"] }, { party: ["Tall Guard", "Giant"], hand: gone.map(() => "Swift Exit") });
    s.play("Fork").choose("Tall Guard", "Giant");
    for (const ally of gone) until(s, "opponent").play("Swift Exit", ally).resolve();
    return s.resolve();
  };
  const s = set("Giant");
  expect([s.card("Tall Guard").damage, s.cards("me", "hand").length]).toEqual([2, 1]);
  // Without any it is interrupted.
  expect(set("Giant", "Tall Guard").cards("me", "hand")).toEqual([]);
});

const level = `
Level, 1, Ability (Own-20C)
Ongoing: Each ally has ATK equal to its cost.

Whet, 0, Instant Ability (Own-21C)
Put a +2 ATK counter on target ally.

Hush, 0, Instant Ability (Own-22C)
Target ability loses all powers this turn.

Size, 0, Instant Ability (Own-23C)
Target ally has “This ally has ATK equal to its cost.” this turn.`;

rule("718.2f", "a lost power that returns has a new timestamp", level, ({ deal }) => {
  const s = deal({ hand: ["Whet", "Hush"], party: ["Level", "Lean Hound"] });
  expect(s.card("Lean Hound").atk).toBe(2);
  s.play("Whet").resolve();
  expect(s.card("Lean Hound").atk).toBe(4);
  s.play("Hush").resolve();
  expect(s.card("Lean Hound").atk).toBe(5);
  s.to("action", "opponent");
  expect(s.card("Lean Hound").atk).toBe(2);
});

rule("718.2f", "a power that is granted has the time at which it was", level, ({ deal }) => {
  const s = deal({ hand: ["Whet", "Size"], party: ["Lean Hound"] });
  s.play("Whet").resolve();
  expect(s.card("Lean Hound").atk).toBe(5);
  s.play("Size").resolve();
  expect(s.card("Lean Hound").atk).toBe(2);
});

rule("718.2g", "each counter that changes a stat has the time at which it was put there", level, ({ deal }) => {
  const s = deal({ hand: ["Whet", "Size", "Whet"], party: ["Lean Hound"] });
  s.play("Whet").resolve().play("Size").resolve().play("Whet").resolve();
  expect(s.card("Lean Hound").atk).toBe(4);
  s.to("action", "opponent");
  expect(s.card("Lean Hound").atk).toBe(7);
});
