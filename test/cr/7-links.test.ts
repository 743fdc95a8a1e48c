import { expect } from "vitest";
import { example, exhausted, hurt, rule, toTrigger, until } from "./example.ts";

example("706.1b #1", "a target is in play unless a zone is named", `
Door Opener, 4, Alliance, Ally—Human Warlock, 4 [Shadow] ATK / 3 Health (Own-20C)
(1), Destroy this ally >>> Put target ally into its owner's hand.

Exhume, 1, Ability (Own-21C)
Put target ally from a graveyard into its owner's hand.`, ({ deal }) => {
  const s = deal({ party: ["Door Opener"], hand: ["Exhume"], graveyard: ["Lean Hound"], resources: 1 }, { party: ["Plain Runner"], graveyard: ["Tall Guard"] });
  const other = deal({ hand: ["Exhume"], graveyard: ["Lean Hound"], resources: 1 }, { party: ["Plain Runner"], graveyard: ["Tall Guard"] });
  s.use("Door Opener");
  expect(s.request.kind).toBe("target");
  expect([...s.offered()].sort()).toEqual(["Door Opener", "Plain Runner"]);
  s.choose("Plain Runner").resolve();
  expect(s.card("Plain Runner").zone).toBe("hand");
  other.play("Exhume");
  expect([...other.offered()].sort()).toEqual(["Lean Hound", "Tall Guard"]);
});

example("706.1c #1", "the targets of a power that is given are chosen as it is used", `
Angry Look, 4, Alliance, Instant Ability (Own-20C)
Target ally has "[Activate] >>> Destroy target ally." this turn.`, ({ deal }) => {
  const s = deal({ party: ["Tall Guard"], hand: ["Angry Look"], resources: 4 }, { party: ["Lean Hound", "Plain Runner"] });
  s.play("Angry Look", "Tall Guard");
  expect(s.request.kind).toBe("priority");
  expect(s.can("use", "Tall Guard")).toBe(false);
  s.resolve();
  s.use("Tall Guard");
  expect(s.request.kind).toBe("target");
  s.choose("Lean Hound").resolve();
  expect(s.card("Lean Hound").zone).toBe("graveyard");
  expect(s.card("Plain Runner").zone).toBe("play");
});

example("706.2 #1", "a changed target is described from the view of the link's controller", `
Verdict, 5, Paladin, Ability—Holy Judgement (Own-20C)
Attach to target opposing hero or ally.
Ongoing: When a friendly hero or ally deals combat damage to attached character, draw a card.

Thrown Back, 3, Warrior, Instant Ability—Protection (Own-21C)
You may change the target of an ability card with a single target.`, ({ deal }) => {
  const s = deal({ hand: ["Verdict"], resources: 5 }, { hand: ["Thrown Back"], resources: 3 });
  s.play("Verdict", "Lady Merrow").pass().play("Thrown Back").resolve();
  while (s.request.kind !== "priority") {
    expect(s.offered()).not.toContain("Garm Ironhide");
    s.choose(s.offered()[0] ?? "");
  }
  s.resolveAll();
  expect(s.card("Verdict").attachedTo).toBe("Lady Merrow");
  const snap = deal({ hand: ["Cold Snap"], resources: 1 }, { hand: ["Thrown Back"], resources: 3 });
  snap.play("Cold Snap", "Lady Merrow").pass().play("Thrown Back").resolve();
  for (let i = 0; i < 5 && snap.request.kind !== "priority"; i++) snap.choose(["Yes", "Garm", "Cold Snap"].find((label) => snap.offers(label)) ?? "");
  snap.resolveAll();
  expect(snap.card("Lady Merrow").damage).toBe(0);
  expect(snap.card("Garm").damage).toBe(2);
});

example("707.1f #1", "modes that say “you may” are chosen on resolution, targets and costs before", `
Shield Slam, 3, Warrior, Instant Ability—Protection (Own-20C)
You may exhaust an armor you control rather than pay this ability's cost.
Your hero deals 1 melee damage to target hero or ally. If you targeted a hero, you may interrupt an ability played by its controller.

Round Shield, 2, Warrior, Armor—Shield, Off-Hand (1), 1 DEF (Own-21C)`, ({ deal }) => {
  const set = () => deal({ hand: ["Cold Snap"], resources: 1 }, { hand: ["Shield Slam"], party: ["Round Shield"], resources: 3 });
  const s = set();
  s.play("Cold Snap", "Lady Merrow").pass();
  expect(s.offered().filter((label) => label.includes("Shield Slam"))).toHaveLength(2);
  s.play("Shield Slam");
  expect(s.request.kind).toBe("target");
  s.choose("Garm");
  expect(s.request.kind).toBe("priority");
  s.resolve();
  expect(s.request.kind).toBe("may");
  s.choose("Yes");
  s.resolveAll();
  expect(s.card("Garm").damage).toBe(1);
  expect(s.card("Lady Merrow").damage).toBe(0);
  const no = set();
  no.play("Cold Snap", "Lady Merrow").pass().play("Shield Slam", "Garm").resolve().choose("No").resolveAll().choose("No");
  expect(no.card("Lady Merrow").damage).toBe(2);
});

example("708.1a #1", "the turn player's triggered effects are added first", `
Watch Captain, 5, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 7 Health (Own-20C)
Protector
When an opposing hero or ally attacks, ready this ally.

Root Binder, 1, Horde, Ally—Tauren Druid, 2 [Nature] ATK / 1 Health (Own-21C)
When this ally attacks, you may exhaust target hero or ally.`, ({ deal }) => {
  const s = deal({ party: ["Root Binder"] }, { party: [exhausted("Watch Captain")] });
  s.attack("Root Binder", "Lady Merrow").resolve();
  expect(s.request.kind).toBe("target");
  s.choose("Watch Captain");
  expect(s.chain()).toHaveLength(2);
  expect(s.chain()[0]).toContain("Root Binder");
  s.resolve();
  expect(s.card("Watch Captain").exhausted).toBe(false);
  s.resolve().choose("Yes");
  expect(s.card("Watch Captain").exhausted).toBe(true);
});

example("708.3 #1", "the options of a triggered effect are chosen on resolution; without a target it is removed", `
Rust Biter, 3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health (Own-20C)
When this ally enters play, you may destroy target armor.

Round Shield, 2, Warrior, Armor—Shield, Off-Hand (1), 1 DEF (Own-21C)`, ({ deal }) => {
  const set = (...party: readonly string[]) => deal({ hand: ["Rust Biter"], resources: 3 }, { party }).play("Rust Biter").resolve();
  for (const answer of ["Yes", "No"]) {
    const s = set("Round Shield");
    expect(s.chain()).toHaveLength(1);
    s.resolve();
    expect(s.request.kind).toBe("may");
    s.choose(answer);
    expect(s.card("Round Shield").zone).toBe(answer === "Yes" ? "graveyard" : "play");
  }
  const none = set();
  expect(none.chain()).toHaveLength(0);
  expect(none.request.kind).toBe("priority");
});

const freedom = `
Free Hand, 1, Paladin, Instant Ability—Protection Blessing (Own-20C)
Attach to target hero or ally you control.
Ongoing: Attached character has Untargetable.
At end of turn, destroy this ability.`;

example("709.2a #1", "a link all of whose targets are illegal is interrupted", `${freedom}

Shoulder Rush, 1, Warrior, Ability—Arms (Own-21C)
Exhaust target hero or ally. Draw a card.`, ({ deal }) => {
  const set = (answer: boolean) => {
    const s = deal({ hand: ["Shoulder Rush", "Cold Snap"], resources: 2 }, { party: ["Tall Guard"], hand: ["Free Hand"], resources: 1 });
    s.play("Shoulder Rush", "Tall Guard");
    if (answer) s.pass().play("Free Hand", "Tall Guard");
    return s.resolveAll();
  };
  const s = set(true);
  expect(s.card("Tall Guard").exhausted).toBe(false);
  expect(s.cards("me", "hand")).toEqual(["Cold Snap"]);
  until(s, "me").play("Cold Snap");
  expect(s.offers("Lady Merrow")).toBe(true);
  expect(s.offers("Tall Guard")).toBe(false);
  s.choose("Lady Merrow").resolve().to("action", "opponent");
  expect(s.card("Free Hand").zone).toBe("graveyard");
  const plain = set(false);
  expect(plain.card("Tall Guard").exhausted).toBe(true);
  expect(plain.cards("me", "hand")).toHaveLength(2);
});

example("709.2b #1", "unless: what is chosen as the effect resolves", `
Last Breath, 1, Warrior, Instant Ability—Protection (Own-20C)
Ongoing: Your hero has +20 health.
At the start of your turn, destroy this ability unless you discard two cards.`, ({ deal }) => {
  const set = (hand: readonly string[]) => toTrigger(deal({ party: ["Last Breath"], hand }, {}, { turn: "opponent" })).resolve();
  const paid = set(["Cold Snap", "Hard Bolt"]);
  expect(paid.request.kind).toBe("unless");
  paid.choose("Yes").resolveAll();
  expect(paid.card("Last Breath").zone).toBe("play");
  expect(paid.cards("me", "hand").filter((name) => name !== "Blank Page")).toHaveLength(0);
  const kept = set(["Cold Snap", "Hard Bolt"]).choose("No");
  expect(kept.card("Last Breath").zone).toBe("graveyard");
  expect(kept.cards("me", "graveyard")).toEqual(["Last Breath"]);
  const poor = set(["Cold Snap"]);
  expect(poor.request.kind).toBe("priority");
  expect(poor.card("Last Breath").zone).toBe("graveyard");
});

example("709.2b #2", "only what can be done is chosen", `
Crown of Ruin, 5, Warrior, Armor—Plate, Head (1), 1 DEF (Own-20C)
At the end of each player's turn, that player destroys an ability, ally, or equipment he controls.

Rock Man, 3, Alliance, Ally—Elemental, 2 [Melee] ATK / 5 Health (Own-21C)
This ally can't be destroyed.`, ({ deal }) => {
  const s = toTrigger(deal({ party: ["Crown of Ruin"] }, { party: ["Rock Man", "Lean Hound", "Tall Guard"] }, { turn: "opponent" })).resolve();
  expect(s.deciding).toBe("opponent");
  expect([...s.offered()].sort()).toEqual(["Lean Hound", "Tall Guard"]);
  s.choose("Lean Hound");
  expect(s.card("Lean Hound").zone).toBe("graveyard");
  const only = toTrigger(deal({ party: ["Crown of Ruin"] }, { party: ["Rock Man"] }, { turn: "opponent" })).resolve();
  expect(only.card("Rock Man").zone).toBe("play");
  expect(only.card("Crown of Ruin").zone).toBe("play");
});

example("709.2d #1", "last known information of what a card was attached to", `
Long Burn, 4, Mage, Ability—Fire (Own-20C)
Attach to target hero or ally, and your hero deals 4 fire damage to it.
Ongoing: At the start of your turn, your hero deals 1 fire damage to attached character.

Beard Priest, 1, Alliance, Ally—Dwarf Priest, 2 [Holy] ATK / 1 Health (Own-21C)
(2), Destroy this ally >>> Put target ability into its owner's hand.`, ({ deal }) => {
  const s = deal({ party: ["Beard Priest", { card: "Long Burn", attachedTo: "Tall Guard" }], resources: 2 }, { party: [hurt("Tall Guard", 4)] }, { turn: "opponent" });
  toTrigger(s).use("Beard Priest", "Long Burn").resolve();
  expect(s.card("Long Burn").zone).toBe("hand");
  expect(s.card("Tall Guard").zone).toBe("play");
  s.resolve();
  expect(s.card("Tall Guard").zone).toBe("graveyard");
});

example("709.2f #1", "if you do: an action that was not done gives nothing", `
Turtle Errand, Quest (Own-20C)
Pay (1) to complete this quest.
Reward: Put a 1 [Melee] / 1 health Unique Turtle ally token named Old Shell into play. At the start of your next turn, remove that ally from the game. If you do, draw two cards.`, ({ deal }) => {
  const set = () => deal({ faceUp: ["Turtle Errand"], resources: 1 }, { hand: ["Slay Ally"], resources: 2 }).complete("Turtle Errand").resolve();
  const drawn = (s: ReturnType<typeof set>) => s.game.state.history.filter(({ verb, subject }) => verb === "draw" && subject === s.game.state.players[0]).length;
  const s = set();
  expect(s.card("Old Shell").zone).toBe("play");
  toTrigger(s.to("action", "opponent").pass().pass()).resolve();
  expect(s.game.state.zones["play"]?.some((id) => s.game.machine.printed(s.game.machine.card(id)!).name === "Old Shell")).toBe(false);
  expect(drawn(s)).toBe(2);
  const gone = set();
  gone.pass().play("Slay Ally", "Old Shell").resolve();
  toTrigger(gone.to("action", "opponent")).resolveAll();
  expect(drawn(gone)).toBe(0);
});

example("709.2f #2", "if you do: an action that was replaced was not performed", `
Fierce Grunt, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health (Own-20C)
Protector
When this ally defends against an ally, destroy her. If you do, destroy all attacking allies.

Grave Weaver, 6, Horde, Ally—Undead Warlock, 4 [Fire] ATK / 5 Health (Own-21C)
If an ally you control would be destroyed, remove it from the game instead.

Blood Rite, 2, Warlock, Ability—Demonology (Own-22C)
Ongoing: Destroy an ally in your party >>> Your hero deals 1 shadow damage to target hero or ally.`, ({ deal }) => {
  const set = (...more: readonly string[]) => deal({ party: ["Tall Guard"] }, { party: ["Fierce Grunt", "Blood Rite", ...more] });
  const s = set("Grave Weaver");
  s.attack("Tall Guard", "Fierce Grunt").to("defend").resolve();
  expect(s.card("Fierce Grunt").zone).toBe("removed");
  expect(s.card("Tall Guard").zone).toBe("play");
  s.pass();
  expect(s.can("use", "Blood Rite")).toBe(false);
  const plain = set();
  plain.attack("Tall Guard", "Fierce Grunt").to("defend").resolve();
  expect(plain.card("Fierce Grunt").zone).toBe("graveyard");
  expect(plain.card("Tall Guard").zone).toBe("graveyard");
  const rite = set();
  rite.pass();
  expect(rite.can("use", "Blood Rite")).toBe(true);
});


example("710.1b #1", "how a card enters play is processed together, and lost with its powers", `
Dream Sword, 4, Warrior, Weapon—Sword, Melee (1), 1 [Melee] ATK, 3 Strike (Own-60C)
As an ally enters play under an opponent's control, it loses and can't have powers until the start of that opponent's next turn.

Sewn Man, 5, Horde, Ally—Undead Warrior, 4 [Melee] ATK / 8 Health (Own-61C)
This ally enters play with 3 damage.

Life Ring, 8, Druid, Ability—Restoration (Own-62C)
Ongoing: When an ally is destroyed, its controller may search his deck for an ally with the same name and put it into play exhausted.

End Ally, 2, Instant Ability (Own-63C)
Destroy target ally.`, ({ deal }) => {
  const set = (...theirs: readonly string[]) => {
    const s = deal({ party: ["Sewn Man", "Life Ring"], hand: ["End Ally"], resources: 2, deck: ["Cold Snap", "Sewn Man", "Tall Guard"] }, { party: theirs });
    s.play("End Ally", "Sewn Man").resolve().resolve().choose("Yes");
    expect(s.offered()).toEqual(["Sewn Man"]);
    return s.choose("Sewn Man").resolveAll();
  };
  const s = set();
  expect(s.card("Sewn Man")).toMatchObject({ zone: "play", exhausted: true, damage: 3 });
  // It enters so; it is neither exhausted nor dealt damage then.
  expect(s.game.state.history.filter(({ verb, object, to }) => (verb === "exhaust" || verb === "deal") && (object === s.card("Sewn Man").id || to === s.card("Sewn Man").id))).toEqual([]);
  const dreaming = set("Dream Sword");
  expect(dreaming.card("Sewn Man")).toMatchObject({ zone: "play", exhausted: true, damage: 0 });
});

rule("709.2d", "counters that lay on what has left play are those it had there", `
Jar, 0, Item (Own-20R)
When this item is destroyed, draw a card for each gold counter on this item.

Shatter, 0, Instant Ability (Own-21R)
Destroy target item.`, ({ deal }) => {
  const s = deal({ hand: ["Shatter"], party: [{ card: "Jar", counters: { gold: 3 } }] }).play("Shatter", "Jar").resolveAll();
  expect(s.cards("me", "hand")).toHaveLength(3);
});
