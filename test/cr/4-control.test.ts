import { expect } from "vitest";
import { rule } from "./example.ts";

rule("401.3", "who gains control has it before the link goes on", `
Sway, 0, Instant Ability (Own-20C)
You control target ally this turn. Draw a card for each ally you control.

Sway and Slay, 0, Instant Ability (Own-21C)
You control target ally this turn. Destroy an ally you control.

Swayed Chain, 0, Ability (Own-22C)
Attach to target ally.
Ongoing: You control attached ally.

Cut Loose, 0, Instant Ability (Own-23C)
Destroy target ability.`, ({ deal }) => {
  const counted = deal({ hand: ["Sway"] }, { party: ["Tall Guard"] });
  counted.play("Sway", "Tall Guard").resolve();
  expect([counted.card("Tall Guard").controller, counted.cards("me", "hand").length]).toEqual(["me", 1]);
  const slain = deal({ hand: ["Sway and Slay"] }, { party: ["Tall Guard"] });
  slain.play("Sway and Slay", "Tall Guard").resolve();
  expect(slain.cards("opponent", "graveyard")).toEqual(["Tall Guard"]);
  // As the modifier ends, control reverts to who has the latest modifier left (CR 401.3b).
  const twice = deal({ hand: ["Swayed Chain", "Cut Loose"] }, { party: ["Tall Guard"] });
  twice.play("Swayed Chain", "Tall Guard").resolve();
  expect(twice.card("Tall Guard").controller).toBe("me");
  twice.play("Cut Loose", "Swayed Chain").resolve();
  expect(twice.card("Tall Guard").controller).toBe("opponent");
});

rule("714.3b", "control lasts while a card remains as it was", `
Bind, 1, Item (Own-20C)
[Activate] >>> You control target ally while this item remains exhausted.`, ({ deal }) => {
  const s = deal({ party: ["Bind"] }, { party: ["Tall Guard"] });
  s.use("Bind", "Tall Guard").resolve();
  s.to("action", "opponent");
  expect(s.card("Tall Guard").controller).toBe("me");
  s.to("ready", "me");
  expect(s.card("Tall Guard").controller).toBe("opponent");
});

rule("415.8e", "control of two cards in play that different players control is exchanged; else nothing happens", `
Swap Blade, 0, Weapon—Dagger, Melee (1), 2 [Melee] ATK, 1 Strike (Own-20R)
On your turn: [Activate] >>> Target opponent chooses an ally he controls. Exchange control of that ally and this weapon.

Trade, 0, Instant Ability (Own-21R)
Exchange control of target ally and a second target ally. If you do, draw a card.

Cut Down, 0, Instant Ability (Own-22R)
Destroy target weapon.`, ({ deal }) => {
  const s = deal({ party: ["Swap Blade"] }, { party: ["Tall Guard", "Giant"] });
  s.use("Swap Blade", "opponent").resolve().choose("Giant");
  expect([s.card("Giant").controller, s.card("Swap Blade").controller]).toEqual(["me", "opponent"]);
  expect(s.cards("opponent", "party")).toContain("Swap Blade");
  const t = deal({ hand: ["Trade", "Trade"], party: ["Lean Hound"] }, { party: ["Tall Guard", "Giant"] });
  t.play("Trade", "Giant", "Tall Guard").resolve();
  expect([t.card("Giant").controller, t.card("Tall Guard").controller, t.cards("me", "hand")]).toEqual(["opponent", "opponent", ["Trade"]]);
  t.play("Trade", "Lean Hound", "Tall Guard").resolve();
  expect([t.card("Lean Hound").controller, t.card("Tall Guard").controller, t.cards("me", "hand")]).toEqual(["opponent", "me", ["Blank Page"]]);
  // One of them has left play: the other stays where it is.
  const u = deal({ party: ["Swap Blade"] }, { hand: ["Cut Down"], party: ["Giant"] });
  u.use("Swap Blade", "opponent").pass().play("Cut Down", "Swap Blade").resolveAll();
  expect(u.card("Giant").controller).toBe("opponent");
});

rule("415.8b", "who gains control has the card enter his party, though it doesn't enter play", `
Seize, 0, Instant Ability (Own-20C)
Gain control of target ally.

Gate, 0, Item (Own-21C)
When an ally enters your party, put a guest counter on this item.
When an ally leaves your party, put a parting counter on this item.
When an ally enters play, put a birth counter on this item.
When an ally leaves play, put a death counter on this item.`, ({ deal }) => {
  const s = deal({ hand: ["Seize", "Slay Ally"], party: ["Gate"], resources: 2 }, { party: ["Giant", "Gate"] });
  s.play("Seize", "Giant").resolveAll();
  expect([s.card("me: Gate").counters, s.card("opponent: Gate").counters]).toEqual([{ guest: 1 }, { parting: 1 }]);
  s.play("Slay Ally", "Giant").resolveAll();
  while (s.request.kind === "order") s.choose(s.offered()[0] ?? "");
  s.resolveAll();
  expect([s.card("me: Gate").counters, s.card("opponent: Gate").counters]).toEqual([{ guest: 1, parting: 1, death: 1 }, { parting: 1, death: 1 }]);
});

rule("401.3b", "of what says who controls a card the latest holds, be it for a time or for good", `
Chains, 0, Ability (Own-20C)
Attach to target ally.
Ongoing: You control attached ally.

Seize, 0, Instant Ability (Own-21C)
Gain control of target ally.

Cut Loose, 0, Instant Ability (Own-22C)
Destroy target ability.`, ({ deal, seats }) => {
  const s = deal({ hand: ["Chains", "Cut Loose"] }, { hand: ["Seize"], party: ["Giant"] });
  s.play("Chains", "Giant").resolve();
  expect(s.card("Giant").controller).toBe("me");
  s.pass().play("Seize", "Giant").resolveAll();
  expect(s.card("Giant").controller).toBe("opponent");
  const t = deal({ hand: ["Seize", "Chains", "Cut Loose"] }, { hand: ["Chains"], party: ["Giant"] });
  t.play("Seize", "Giant").resolve().to("action", "opponent").play("Chains", "Giant").resolve();
  expect(t.card("Giant").controller).toBe("opponent");
  t.pass().play("Cut Loose", "Chains").resolveAll();
  expect(t.card("Giant").controller).toBe("me");
  // Who gained control for good has lost the game: it goes back to whom it came from (CR 102.2).
  const u = seats({ a: { hero: "Lady Merrow", hand: ["Hard Bolt"], resources: 2 }, b: { hero: "Garm Ironhide", hand: ["Seize"], deck: [] }, c: { hero: "Garm Ironhide", party: ["Giant"] } }, { turn: "a" });
  u.pass().play("Seize", "Giant").resolveAll();
  expect(u.card("Giant").controller).toBe("b");
  u.to("action", "c");
  expect(u.card("Giant").controller).toBe("c");
});
