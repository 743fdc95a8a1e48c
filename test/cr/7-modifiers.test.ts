import { expect } from "vitest";
import { example, exhausted, rule } from "./example.ts";

example("714.2 #1", "an indefinite modifier counts what there is now", `
Pack Leader, 2, Horde, Ally—Orc Hunter, 0 [Ranged] ATK / 4 Health (Own-20C)
This ally has +1 ATK for each ally you control.

Mute, 1, Instant Ability (Own-21C)
Target ally loses and can't have powers this turn.`, ({ deal }) => {
  const s = deal({ party: ["Pack Leader"], hand: ["Lean Hound", "Plain Runner", "Slay Ally", "Mute"], resources: 9 }, {});
  expect(s.card("Pack Leader").atk).toBe(1);
  s.play("Lean Hound").resolve().play("Plain Runner").resolve();
  expect(s.card("Pack Leader").atk).toBe(3);
  s.play("Slay Ally", "Plain Runner").resolve();
  expect(s.card("Pack Leader").atk).toBe(2);
  s.play("Mute", "Pack Leader").resolve();
  expect(s.card("Pack Leader").atk).toBe(0);
});

example("714.3a #1", "a while condition within a duration is no duration", `
Turned Tables, 1, Instant Ability (Own-20C)
Target ally has +4 ATK this turn while it's defending.`, ({ deal }) => {
  const s = deal({ party: ["Tall Guard"] }, { party: ["Tall Guard", "Lean Hound"], hand: ["Turned Tables"], resources: 1 });
  s.pass();
  s.play("Turned Tables", "opponent: Tall Guard").resolve();
  expect(s.card("opponent: Tall Guard").atk).toBe(2);
  s.attack("me: Tall Guard", "opponent: Tall Guard").to("defend");
  expect(s.card("opponent: Tall Guard").atk).toBe(6);
  expect(s.card("me: Tall Guard").atk).toBe(2);
  s.to("action");
  expect(s.card("opponent: Tall Guard").atk).toBe(2);
  expect(s.card("me: Tall Guard").zone).toBe("graveyard");
});

example("714.3e #1", "a definite modifier over a group looks at who is in it now", `
Battle Cry, 3, Instant Ability (Own-20C)
Allies you control have +1 ATK this turn.

Sweet Talk, 2, Instant Ability (Own-21C)
You control target ally this turn.`, ({ deal }) => {
  const s = deal({ party: ["Tall Guard"], hand: ["Battle Cry", "Lean Hound"], resources: 5 }, { hand: ["Sweet Talk"], resources: 2 });
  s.play("Battle Cry").resolve();
  expect(s.card("Tall Guard").atk).toBe(3);
  s.play("Lean Hound").resolve();
  expect(s.card("Lean Hound").atk).toBe(4);
  s.pass();
  s.play("Sweet Talk", "Tall Guard").resolve();
  expect(s.card("Tall Guard").controller).toBe("opponent");
  expect(s.card("Tall Guard").atk).toBe(2);
  expect(s.card("Lean Hound").atk).toBe(4);
});

example("714.3f #1", "what an earlier part of a link affected is flagged", `
Rash Rusher, 4, Horde, Ally—Orc Paladin, 6 [Melee] ATK / 1 Health (Own-20C)
When this ally enters play, exhaust all other allies in your party. They can't ready during your next ready step.

Eager Pup, 0, Horde, Ally—Wolf, 1 [Melee] ATK / 1 Health (Own-21C)
Exhaust this ally >>> Your hero heals 1 damage from itself.`, ({ deal }) => {
  const s = deal({ party: ["Tall Guard", exhausted("Lean Hound")], hand: ["Rash Rusher", "Eager Pup"], resources: 4 }, {});
  s.play("Rash Rusher").resolveAll();
  expect(s.card("Tall Guard").exhausted).toBe(true);
  s.play("Eager Pup").resolve().use("Eager Pup").resolve();
  expect(s.card("Eager Pup").exhausted).toBe(true);
  s.to("action", "opponent").to("action", "me");
  expect(s.card("Tall Guard").exhausted).toBe(true);
  expect(s.card("Lean Hound").exhausted).toBe(true);
  expect(s.card("Eager Pup").exhausted).toBe(false);
  expect(s.card("Rash Rusher").exhausted).toBe(false);
  s.to("action", "opponent").to("action", "me");
  expect(s.card("Tall Guard").exhausted).toBe(false);
});

const flames = `
Burning World, 8, Mage, Ability—Fire (Own-30C)
Ongoing: If your hero would deal fire damage, it deals double that much instead.

Fire Rain, 7, Mage, Ability—Fire (Own-31C)
Your hero deals 3 fire damage to each opposing hero and ally.

Spark, 1, Mage, Instant Ability—Fire (Own-32C)
Your hero deals 2 fire damage to target hero or ally.`;

example("716.1c #1", "a replacement replaces every event of a kind, however many happen at once", flames, ({ deal }) => {
  const s = deal({ party: ["Burning World"], hand: ["Fire Rain", "Cold Snap"], resources: 8 }, { party: ["Tall Guard", "Lean Hound"] });
  s.play("Fire Rain").resolve();
  expect(s.card("Lady Merrow").damage).toBe(6);
  expect(s.card("Tall Guard").zone).toBe("graveyard");
  expect(s.card("Garm").damage).toBe(0);
  s.play("Cold Snap", "Lady Merrow").resolve();
  expect(s.card("Lady Merrow").damage).toBe(8);
});

example("716.1e #1", "each of two equal replacements replaces once", flames, ({ deal }) => {
  const s = deal({ party: ["Burning World", "Burning World"], hand: ["Spark"], resources: 1 }, {});
  s.play("Spark", "Lady Merrow").resolve();
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect(s.card("Lady Merrow").damage).toBe(8);
});

example("717.1 #1", "what a replacement doesn't change of a packet stays", `
Shimmer Cloak, 4, Priest, Armor—Cloth, Back (1), 0 DEF (Own-20C)
If your hero would deal damage with an ability, it deals that much +1 instead.

Mind Needle, 2, Priest, Ability—Shadow (Own-21C)
Your hero deals 1 shadow damage to target hero or ally. Its controller discards a card for each damage dealt this way.`, ({ deal }) => {
  const s = deal({ party: ["Shimmer Cloak"], hand: ["Mind Needle"], resources: 2 }, { hand: ["Cold Snap", "Slay Ally", "Lean Hound"] });
  s.play("Mind Needle", "Lady Merrow").resolve();
  s.choose("Cold Snap", "Slay Ally");
  expect(s.card("Lady Merrow").damage).toBe(2);
  expect(s.cards("opponent", "hand")).toHaveLength(1);
  const packet = s.game.state.history.findLast(({ verb }) => verb === "deal");
  expect(packet?.types).toEqual(["shadow"]);
  expect(packet?.subject).toBe(s.card("Garm").id);
});

example("717.2b #1", "a packet that is prevented completely triggers nothing", `
Scale Vest, 4, Warrior, Armor—Leather, Chest (1), 1 DEF (Own-20C)
When an attacking ally deals combat damage to your hero, you may pay (2). If you do, put that ally into its owner's hand.`, ({ deal }) => {
  const set = () => deal({ party: ["Plain Runner", "Tall Guard"] }, { party: ["Scale Vest"], resources: 2 });
  const s = set();
  s.attack("Plain Runner", "Lady Merrow").to("defend");
  s.to("action");
  expect(s.request.kind).not.toBe("priority");
  s.choose("Scale Vest");
  s.resolveAll();
  expect(s.card("Lady Merrow").damage).toBe(0);
  expect(s.chain()).toHaveLength(0);
  expect(s.card("Plain Runner").zone).toBe("play");
  const more = set();
  more.attack("Tall Guard", "Lady Merrow").to("defend").to("action");
  more.choose("Scale Vest");
  more.resolveAll();
  more.choose("Yes");
  expect(more.card("Lady Merrow").damage).toBe(1);
  expect(more.card("Tall Guard").zone).toBe("hand");
});

example("717.5 #1", "all packets of one link are the next time", `
Storm Blow, 1, Shaman, Instant Ability—Enhancement (Own-20C)
The next time your hero would deal nature damage this turn, it deals that much +2 instead.

Thunder Stones, 3, Shaman, Item, Trinket (2) (Own-21C)
(2), Destroy this item >>> Your hero deals 1 nature damage to each hero and ally.`, ({ deal }) => {
  const s = deal({ party: ["Thunder Stones", "Tall Guard"], hand: ["Storm Blow", "Hard Bolt"], resources: 5 }, { party: ["Tall Guard"] });
  s.play("Storm Blow").resolve().use("Thunder Stones").resolve();
  expect(["Garm", "Lady Merrow", "me: Tall Guard", "opponent: Tall Guard"].map((name) => s.card(name).damage)).toEqual([3, 3, 3, 3]);
  s.play("Hard Bolt", "Lady Merrow").resolve();
  expect(s.card("Lady Merrow").damage).toBe(7);
});

example("719.1 #1", "a modifier of ATK depends on what makes a card have ATK", `
Clockwork Drake, 1, Item, Trinket (2) (Own-20C)
(1) >>> This item is also an ally with 2 [Melee] ATK / 2 health and Protector this turn.

Toe Treader, 5, Alliance, Ally—Gnome Warrior, 4 [Melee] ATK / 5 Health (Own-21C)
Opposing allies have -1 ATK.`, ({ deal }) => {
  const s = deal({ party: ["Clockwork Drake"], resources: 2 }, { party: ["Toe Treader"] });
  s.use("Clockwork Drake").resolve();
  expect(s.card("Clockwork Drake").types).toEqual(expect.arrayContaining(["item", "ally"]));
  expect(s.card("Clockwork Drake").atk).toBe(1);
  s.use("Clockwork Drake").resolve();
  expect(s.card("Clockwork Drake").atk).toBe(1);
  const free = deal({ party: ["Clockwork Drake"], resources: 2 }, {});
  free.use("Clockwork Drake").resolve();
  expect(free.card("Clockwork Drake").atk).toBe(2);
});

example("719.2 #1", "what depends on a modifier is applied after it, whatever came first", `
Loud Shout, 7, Warrior, Ability—Fury Shout (Own-20C)
Ongoing: Opposing allies have -3 / -3.

Ring Crier, 6, Ally—Gnome Ringleader, Unique, 0 [Melee] ATK / 0 Health (Own-21C)
This ally has +X ATK, where X is the total ATK of other allies you control.
This ally has +X health, where X is the total health of other allies you control.

Iron Colossus, 8, Ally—Mechanical, 10 [Melee] ATK / 10 Health (Own-22C)`, ({ deal }) => {
  const first = deal({ party: ["Ring Crier", "Iron Colossus"] }, { party: ["Loud Shout"] });
  const later = deal({ party: ["Iron Colossus"], hand: ["Ring Crier"], resources: 6 }, { party: ["Loud Shout"] });
  later.play("Ring Crier").resolve();
  for (const s of [first, later]) {
    expect(s.card("Iron Colossus").atk).toBe(7);
    expect(s.card("Ring Crier").atk).toBe(4);
    expect(s.card("Ring Crier").health).toBe(4);
  }
  const quiet = deal({ party: ["Ring Crier", "Iron Colossus"] }, {});
  expect(quiet.card("Ring Crier").atk).toBe(10);
});


example("717.4b #1", "who chooses among competing replacements", `
Raging Stance, 3, Warrior, Ability—Fury, Stance (1) (Own-20C)
Ongoing: If your hero would deal damage, it deals that much +1 instead.
If your hero would be dealt damage, it's dealt that much +1 instead.

Stone Helm, 3, Warrior, Armor—Plate, Head (1), 3 DEF (Own-21C)

Step Between, 1, Warrior, Instant Ability—Protection (Own-22C)
The next time target hero or ally would be dealt damage this turn, it's dealt to your hero instead.
${flames}`, ({ seats }) => {
  const s = seats({
    opponent: { hero: "Lady Merrow", party: ["Burning World"], hand: ["Spark"], resources: 1, team: 1 },
    me: { hero: "Garm Ironhide", hand: ["Step Between"], resources: 1, team: 2 },
    friend: { hero: "Garm Ironhide", party: ["Raging Stance", "Stone Helm"], team: 2 },
  });
  s.play("Spark", "friend: Garm").pass();
  s.play("Step Between", "friend: Garm").resolve();
  s.resolve();
  expect(s.deciding).toBe("opponent");
  expect(s.offered()).toHaveLength(2);
  s.choose("Raging Stance");
  expect(s.deciding).toBe("friend");
  s.choose("Armor");
  s.choose("Exhaust Stone Helm");
  if (s.request.kind !== "priority") s.choose("Step Between");
  expect(s.card("friend: Garm").damage).toBe(0);
  expect(s.card("me: Garm").damage).toBe(3);
});

example("714.3b #1", "what has stopped being so has not remained so", `
Soft Tempter, 4, Warlock, Ally—Succubus Demon, Pet (1), 2 [Shadow] ATK / 2 Health (Own-20C)
You may choose not to ready this ally during your ready step.
[Activate] >>> While this ally remains exhausted, you control target ally.

Wake Up, 1, Instant Ability (Own-21C)
Ready target ally.

Deep Sleep, 2, Druid, Instant Ability—Balance (Own-22C)
Put target ally into its owner's resource row face down and exhausted.`, ({ deal }) => {
  const set = () => deal({ party: ["Soft Tempter"], hand: ["Wake Up", "Deep Sleep"], resources: 4 }, { party: ["Tall Guard", "Lean Hound"] });
  const s = set();
  s.use("Soft Tempter", "Tall Guard").play("Wake Up", "Soft Tempter").resolve();
  s.use("Soft Tempter", "Lean Hound").resolve();
  expect(s.card("Lean Hound").controller).toBe("me");
  // She has been readied since the earlier activation, though she is exhausted again.
  s.resolve();
  expect(s.card("Tall Guard").controller).toBe("opponent");
  expect(s.card("Lean Hound").controller).toBe("me");
  // She may stay exhausted as the others ready.
  s.to("draw", "opponent").to("end");
  for (let i = 0; i < 10 && s.request.kind === "priority"; i++) s.pass();
  expect(s.request.kind).toBe("skip");
  expect(s.offered()).toEqual(["Soft Tempter"]);
  s.choose("Soft Tempter").to("action", "me");
  expect(s.card("Soft Tempter").exhausted).toBe(true);
  expect(s.card("Lean Hound").controller).toBe("me");
  // What becomes another card has not remained exhausted.
  s.play("Deep Sleep", "Soft Tempter").resolve();
  expect(s.card("Lean Hound").controller).toBe("opponent");
  // Who readies her lets go, for good.
  const ready = set();
  ready.use("Soft Tempter", "Lean Hound").resolve();
  expect(ready.card("Lean Hound").controller).toBe("me");
  ready.play("Wake Up", "Soft Tempter").resolve();
  expect(ready.card("Lean Hound").controller).toBe("opponent");
  ready.use("Soft Tempter", "Tall Guard").resolve();
  expect(ready.card("Tall Guard").controller).toBe("me");
  expect(ready.card("Lean Hound").controller).toBe("opponent");
});

rule("714.1", "what is asked of a card that is chosen as a link resolves is asked of the card that was", `
Odd Gate, 0, Ability (Own-30C)
Put an ally card from your hand into play if its cost is less than or equal to the number of resources you have.`, ({ deal }) => {
  const put = (card: string): readonly string[] => deal({ hand: ["Odd Gate", "Plain Runner", "Giant"], resources: 2 }).play("Odd Gate").resolve().choose(card).cards("me", "party");
  expect(put("Plain Runner")).toContain("Plain Runner");
  expect(put("Giant")).not.toContain("Giant");
});
