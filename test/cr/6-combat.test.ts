import { expect } from "vitest";
import { example, rule, until } from "./example.ts";

const mocking = `
Void Lump, 3, Warlock, Ally—Demon Voidwalker, Pet (1), 1 [Shadow] ATK / 5 Health (Own-20C)
Opposing heroes and allies can attack only this ally if able.

Guard Duty, 1, Warrior, Instant Ability—Protection (Own-21C)
Target ally must attack your hero this turn if able.

Bloodless, 2, Alliance, Ally—Elemental, 2 [Melee] ATK / 2 Health (Own-22C)
This ally can't attack allies.

Jeer, 1, Warrior, Instant Ability—Arms (Own-23C)
Your hero deals 1 melee damage to target hero or ally. This turn, that character must attack if able and can attack only your hero if able.`;

example("600.2b #1", "only one group comes before must attack another", mocking, ({ deal }) => {
  const set = (ally: string) => {
    const s = deal({ party: ["Void Lump", "Tall Guard"], hand: ["Guard Duty"], resources: 1 }, { party: [ally] }, { turn: "opponent" });
    return s.pass().play("Guard Duty", ally).resolve();
  };
  const can = until(set("Lean Hound"), "opponent");
  // It can attack only the one, and need not.
  expect(can.can("attack", "Lean Hound")).toBe(true);
  expect(can.offers("Pass")).toBe(true);
  can.attack("Lean Hound", "Void Lump");
  expect(can.request.kind).toBe("priority");
  const cannot = until(set("Bloodless"), "opponent");
  expect(cannot.offers("Pass")).toBe(false);
  cannot.attack("Bloodless", "Garm");
  expect(cannot.request.kind).toBe("priority");
});

example("601.2d #1", "of two that alone may be attacked either may be proposed", mocking, ({ seats }) => {
  const s = seats({
    opponent: { hero: "Lady Merrow", team: 1 },
    me: { hero: "Garm Ironhide", party: ["Void Lump", "Tall Guard"], team: 2 },
    friend: { hero: "Garm Ironhide", party: ["Lean Hound"], hand: ["Jeer"], resources: 1, team: 2 },
  });
  s.pass().pass().play("Jeer", "Lady Merrow").resolve();
  until(s, "opponent");
  expect(s.offers("Pass")).toBe(false);
  s.propose("Lady Merrow");
  expect([...s.offered()].sort()).toEqual(["Garm Ironhide", "Void Lump"]);
  expect(s.offers("friend: Garm")).toBe(true);
});

example("602.3 #1", "what attacker and defender trigger goes on the chain from the turn player on", `
Fierce Grunt, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health (Own-20C)
Protector
When this ally defends against an ally, destroy her. If you do, destroy all attacking allies.

Great Chief, 8, Horde, Ally—Orc Warrior, Unique, 9 [Melee] ATK / 4 Health (Own-21C)
Protector
When an ally enters combat with this ally, destroy that ally.`, ({ deal }) => {
  const s = deal({ party: ["Great Chief"] }, { party: ["Fierce Grunt"] });
  s.attack("Great Chief", "Fierce Grunt").to("defend");
  expect(s.chain()).toHaveLength(2);
  expect(s.chain()[0]).toContain("Great Chief");
  expect(s.chain()[1]).toContain("Fierce Grunt");
  s.resolve();
  expect(s.card("Fierce Grunt").zone).toBe("graveyard");
  expect(s.card("Great Chief").zone).toBe("graveyard");
});

const lure = `
Lure, 0, Instant Ability (Own-20C)
You control target ally this turn.

Sleep, 0, Instant Ability (Own-21C)
Target ally loses all powers and becomes an item this turn.`;

rule("601.2f", "who changes controllers is no proposed attacker or defender any more", lure, ({ seats }) => {
  const set = () => seats({ me: { hero: "Garm Ironhide", party: ["Tall Guard"] }, next: { hero: "Lady Merrow", hand: ["Lure"] }, third: { hero: "Lady Merrow", party: ["Lean Hound"] } }).attack("Tall Guard", "Lean Hound");
  for (const taken of ["Lean Hound", "Tall Guard"]) {
    const s = set();
    until(s, "next").play("Lure", taken).resolve();
    expect([s.card(taken).controller, s.chain().length]).toEqual(["next", 1]);
    s.resolve();
    expect([s.chain(), s.step, s.card("Tall Guard").exhausted]).toEqual([[], "action", false]);
  }
});

rule("602.4", "who changes controllers or stops being a character leaves combat, which goes on to its conclusion", lure, ({ deal }) => {
  for (const [card, taken] of [["Lure", "Tall Guard"], ["Sleep", "Tall Guard"], ["Sleep", "Lean Hound"]] as const) {
    const s = deal({ party: ["Tall Guard"] }, { hand: [card], party: ["Lean Hound"] });
    s.attack("Tall Guard", "Lean Hound").resolve();
    expect(s.step).toBe("attack");
    until(s, "opponent").play(card, taken).resolve();
    expect(s.step).toBe("attack");
    s.to("action");
    expect([s.step, s.card("Lean Hound").damage, s.card("Tall Guard").damage]).toEqual(["action", 0, 0]);
  }
});

rule("602.2b", "each opponent may protect, one of them does", `
Wall, 1, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 3 Health (Own-20C)
Protector`, ({ seats }) => {
  const s = seats({ me: { hero: "Garm Ironhide", party: ["Lean Hound"] }, next: { hero: "Lady Merrow", party: ["Wall"] }, third: { hero: "Lady Merrow", party: ["Wall", "Wall"] } });
  s.attack("Lean Hound", "third: Lady Merrow").resolve();
  while (s.request.kind === "priority") s.pass();
  expect([s.request.kind, s.deciding]).toEqual(["protect", "next"]);
  s.choose("No");
  expect([s.request.kind, s.deciding]).toEqual(["protect", "third"]);
  s.choose("Wall#1");
  expect([s.step, s.card("third: Wall#1").exhausted, s.card("third: Wall#2").exhausted]).toEqual(["defend", true, false]);
});

rule("600.2", "who must attack can't be passed over, and has to once", `
Goad, 0, Instant Ability (Own-20C)
Target ally must attack this turn if able.`, ({ deal }) => {
  const s = deal({ party: ["Lean Hound"], hand: ["Goad"] });
  s.play("Goad", "Lean Hound").resolve();
  expect(s.offers("Pass")).toBe(false);
  s.attack("Lean Hound", "Lady Merrow").resolve().to("action");
  expect(s.offers("Pass")).toBe(true);
});

rule("602.4", "what a text removes from combat stays in play, deals and is dealt no combat damage, and the combat goes on", `
Trip, 0, Instant Ability (Own-20R)
Remove target attacker from combat.

Draw Off, 0, Instant Ability (Own-21R)
Remove target ally from combat.

Smoke, 0, Instant Ability (Own-22R)
If your hero is defending, remove all attackers from combat.

Skulker, 2, Ally—Human, 2 [Melee] ATK / 2 Health (Own-23R)
(0) >>> Remove this ally from combat.`, ({ deal }) => {
  const fight = (defender: string, card: string) => {
    const s = deal({ party: ["Giant", "Skulker"] }, { party: ["Tall Guard"], hand: [card] });
    s.attack("Giant", defender);
    while (s.step !== "defend") s.pass();
    return s;
  };
  const ended = (s: ReturnType<typeof fight>) => {
    while (s.step !== "action") s.pass();
    return ["Giant", "Tall Guard", "Lady Merrow"].map((card) => s.card(card).damage);
  };
  for (const [defender, card, ...choices] of [["Tall Guard", "Trip"], ["Tall Guard", "Draw Off", "Tall Guard"], ["Lady Merrow", "Smoke"]] as const) {
    const s = fight(defender, card);
    s.pass().play(card, ...choices).resolve();
    expect(ended(s)).toEqual([0, 0, 0]);
    expect([s.card("Giant").zone, s.card("Giant").exhausted]).toEqual(["play", true]);
  }
  // Who is not in combat can't be removed from it.
  const idle = deal({ party: ["Skulker"], hand: ["Draw Off"] });
  expect(idle.can("play", "Draw Off")).toBe(false);
  idle.use("Skulker").resolve();
  expect(idle.card("Skulker").zone).toBe("play");
});

const rage = `
Rage, 0, Instant Ability (Own-70C)
Target ally has +2 ATK this combat.

Halt, 0, Instant Ability (Own-71C)
Interrupt target effect.`;

rule("600.1", "a combat that is proposed is “this combat” until it is concluded", rage, ({ deal }) => {
  const s = deal({ hand: ["Rage"], party: ["Lean Hound", "Tall Guard"] });
  s.attack("Lean Hound", "Lady Merrow").play("Rage", "Lean Hound").resolve();
  expect([s.game.state.combat, s.card("Lean Hound").atk]).toEqual([null, 5]);
  s.resolveAll().to("action");
  expect([s.card("Lady Merrow").damage, s.card("Lean Hound").atk]).toEqual([5, 3]);
  const none = deal({ hand: ["Rage"], party: ["Lean Hound"] });
  none.play("Rage", "Lean Hound").resolve();
  expect(none.card("Lean Hound").atk).toBe(3);
});

rule("600.1", "“this combat” ends with its proposal if that is interrupted, and is no later combat", rage, ({ deal }) => {
  const s = deal({ hand: ["Rage"], party: ["Lean Hound", "Tall Guard"] }, { hand: ["Halt"] });
  s.attack("Lean Hound", "Lady Merrow").play("Rage", "Lean Hound").resolve();
  until(s, "opponent").play("Halt").resolve();
  expect(s.card("Lean Hound").atk).toBe(3);
  s.attack("Tall Guard", "Lady Merrow");
  expect(s.card("Lean Hound").atk).toBe(3);
});
