import { expect } from "vitest";
import { example, toTrigger } from "./example.ts";

example("glossary #1", "a play cost and a cost in the text are paid in resources alike", `
Three Step, 2, Horde, Ally—Orc, 2 [Melee] ATK / 2 Health (Own-20C)
(2) >>> This ally has +1 ATK this turn.`, ({ deal }) => {
  const s = deal({ hand: ["Three Step"], resources: 3 }, {});
  s.play("Three Step").resolve();
  expect(s.can("use", "Three Step")).toBe(false);
  const rich = deal({ hand: ["Three Step"], resources: 4 }, {});
  rich.play("Three Step").resolve().use("Three Step").resolve();
  expect(rich.card("Three Step").atk).toBe(3);
  expect(rich.can("use", "Three Step")).toBe(false);
});

const rime = `
Frost Quake, 2, Instant Ability (Own-20C)
Empower Mage: If you control a Mage hero or ally, your hero deals 4 frost damage to target opposing ally.
Empower Shaman: If you control a Shaman hero or ally, your hero deals 4 frost damage to target opposing hero.

Earth Chief, Horde, Hero—Tauren Shaman, 28 Health (Own-21C)

Ice Page, 1, Horde, Ally—Troll Mage, 1 [Frost] ATK / 1 Health (Own-22C)
Ferocity

Rain Caller, 2, Horde, Ally—Troll Shaman, 2 [Frost] ATK / 2 Health (Own-23C)

Quick Aid, 0, Instant Ability (Own-24C)
Put target ally card from your graveyard into play.`;

example("glossary #4", "a part for who controls what one doesn't is left out, its target too", `
Dread and Disgust, 3, Instant Ability (Own-20C)
Empower Hunter: If you control a Hunter hero or ally, destroy target opposing ally that entered play this turn.
Empower Warlock: If you control a Warlock hero or ally, put target opposing ally into its owner's hand.

Pale Binder, 1, Horde, Ally—Undead Warlock, 1 [Shadow] ATK / 1 Health (Own-21C)`, ({ deal }) => {
  const set = (...party: readonly string[]) => deal({ party, hand: ["Dread and Disgust"], resources: 3 }, { party: ["Tall Guard"] });
  const s = set("Pale Binder").play("Dread and Disgust", "Tall Guard");
  expect(s.request.kind).toBe("priority");
  expect(s.resolve().cards("opponent", "hand")).toEqual(["Tall Guard"]);
  // Who controls a Hunter needs a target for that part, and there is none.
  expect(set("Pale Binder", "Lean Hound").can("play", "Dread and Disgust")).toBe(false);
  // Who controls neither needs no target, and does nothing.
  const none = set().play("Dread and Disgust").resolve();
  expect([none.card("Tall Guard").zone, none.cards("me", "graveyard")]).toEqual(["play", ["Dread and Disgust"]]);
});

example("glossary #5", "what is gained since changes nothing of what was left out", rime, ({ seats }) => {
  const s = seats({ me: { hero: "Earth Chief", hand: ["Frost Quake", "Quick Aid"], graveyard: ["Ice Page"], resources: 2 }, opponent: { hero: "Lady Merrow", party: ["Tall Guard"] } });
  s.play("Frost Quake", "Lady Merrow");
  expect(s.request.kind).toBe("priority");
  s.play("Quick Aid", "Ice Page").resolve();
  expect(s.card("Ice Page").zone).toBe("play");
  s.resolve();
  expect([s.card("Lady Merrow").damage, s.card("Tall Guard").damage]).toEqual([4, 0]);
});

example("glossary #6", "a part is left out if the control is lost before resolution", rime, ({ deal }) => {
  const set = (slain: boolean) => {
    const s = deal({ party: ["Ice Page", "Rain Caller"], hand: ["Frost Quake"], resources: 2 }, { party: ["Tall Guard"], hand: ["Slay Ally"], resources: 2 });
    s.play("Frost Quake");
    while (s.request.kind === "target") s.choose(s.offers("Tall Guard") ? "Tall Guard" : "Lady Merrow");
    if (slain) s.pass().play("Slay Ally", "Ice Page").resolve();
    return s.resolveAll();
  };
  expect(set(true).card("Lady Merrow").damage).toBe(4);
  expect(set(true).card("Tall Guard").damage).toBe(0);
  expect(set(false).card("Tall Guard").damage).toBe(4);
});

example("glossary #7", "unless its controller pays", `
Lame Them, 1, Rogue, Instant Ability—Poison (Own-20C)
Attach to target hero or ally.
Ongoing: At the start of each turn, exhaust attached character unless its controller pays (3).`, ({ deal }) => {
  const set = (resources: number) => toTrigger(deal({ party: [{ card: "Lame Them", attachedTo: "Tall Guard" }] }, { party: ["Tall Guard"], resources }, { turn: "me" }).to("end")).resolve();
  const paid = set(3);
  expect(paid.deciding).toBe("opponent");
  paid.choose("Yes");
  expect(paid.card("Tall Guard").exhausted).toBe(false);
  const kept = set(3).choose("No");
  expect(kept.card("Tall Guard").exhausted).toBe(true);
  const poor = set(2);
  expect(poor.request.kind).toBe("priority");
  expect(poor.card("Tall Guard").exhausted).toBe(true);
});

example("glossary #3", "a condition between commas on entering play is checked twice", `
Sun Herald, 4, Horde, Ally—Tauren Paladin, 4 [Holy] ATK / 4 Health (Own-20C)
When this ally enters play, if you control another Paladin hero or ally, each ally you control with cost 2 or less has +X ATK this turn, where X is its ATK.

Old Paladin, 5, Horde, Ally—Tauren Paladin, 1 [Holy] ATK / 3 Health (Own-21C)`, ({ deal }) => {
  const set = (...more: readonly string[]) => deal({ party: ["Lean Hound", ...more], hand: ["Sun Herald"], resources: 4 }, { hand: ["Slay Ally"], resources: 2 });
  const s = set("Old Paladin");
  s.play("Sun Herald").pass().pass();
  expect(s.chain()).toHaveLength(1);
  s.resolve();
  expect(s.card("Lean Hound").atk).toBe(6);
  expect(s.card("Old Paladin").atk).toBe(1);
  const alone = set();
  alone.play("Sun Herald").pass().pass();
  expect(alone.chain()).toHaveLength(0);
  const lost = set("Old Paladin");
  lost.play("Sun Herald").pass().pass().pass().play("Slay Ally", "Old Paladin").resolveAll();
  expect(lost.card("Lean Hound").atk).toBe(3);
});

example("glossary #2", "damage is doubled once for each", `
Quick Volley, 1, Hunter, Instant Ability—Marksmanship (Own-20C)
Your hero deals 2 ranged damage to target hero or ally. That damage is doubled for each other card named Quick Volley in your graveyard.`, ({ deal }) => {
  const volley = (graveyard: readonly string[], theirs: readonly string[] = []) => deal({ hand: ["Quick Volley"], graveyard, resources: 1 }, { graveyard: theirs }).play("Quick Volley", "Lady Merrow").resolve().card("Lady Merrow").damage;
  const three = ["Quick Volley", "Quick Volley", "Quick Volley"];
  expect(volley(three)).toBe(16);
  expect(volley([...three.slice(1), "Cold Snap"])).toBe(8);
  expect(volley([])).toBe(2);
  expect(volley([], three)).toBe(2);
});
