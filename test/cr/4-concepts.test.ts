import { expect } from "vitest";
import { example, hurt, until } from "./example.ts";

const focal = `
Shifting Blade, 3, Mage, Weapon—Sword, Melee (1), 1 [Melee] ATK, 2 Strike (Own-20C)
(2), [Activate] >>> Attach target ability attached to a hero or ally to another hero or ally.`;

example("400.1 #1", "what a modifier attaches becomes an attachment with its description", `
Moon Icon, 4, Mage, Item, Trinket (2) (Own-20C)
If a non-token ally you control would be destroyed, attach it to a hero instead. That ally loses all powers, becomes an ability, and has "At the start of your turn, your hero deals 1 fire damage to attached hero."`, ({ deal }) => {
  const s = deal({ party: ["Moon Icon", "Tall Guard"] }, { hand: ["Slay Ally"], resources: 2 });
  s.pass().play("Slay Ally", "Tall Guard").resolve();
  if (s.request.kind !== "priority") s.choose("Lady Merrow");
  expect(s.card("Tall Guard").attachedTo).toBe("Lady Merrow");
  expect(s.card("Tall Guard").types).toEqual(["ability"]);
  const before = s.card("Lady Merrow").damage;
  s.to("action", "opponent").to("action", "me");
  expect(s.card("Lady Merrow").damage).toBe(before + 1);
});

example("400.7c #1", "a host that the attach description doesn't allow is no host", `${focal}

Mind Chain, 2, Priest, Ability—Shadow (Own-21C)
Attach to target ally with cost 0.
Ongoing: You control attached ally.

Free Imp, 0, Warlock, Ally—Imp Demon, 1 [Fire] ATK / 1 Health (Own-22C)

Spare Imp, 0, Warlock, Ally—Imp Demon, 1 [Fire] ATK / 1 Health (Own-23C)`, ({ deal }) => {
  const set = (...mine: readonly string[]) => {
    const s = deal({ party: ["Shifting Blade", ...mine], resources: 2 }, { party: ["Free Imp", "Tall Guard", { card: "Mind Chain", attachedTo: "Free Imp" }] });
    s.use("Shifting Blade");
    if (s.request.kind === "target") s.choose("Mind Chain");
    s.resolve();
    while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
    return s;
  };
  const s = set("Plain Runner");
  expect(s.card("Mind Chain").attachedTo).toBe("Free Imp");
  expect(s.card("Plain Runner").controller).toBe("me");
  const moved = set("Spare Imp");
  expect(moved.card("Mind Chain").attachedTo).toBe("Spare Imp");
  expect(moved.card("Spare Imp").controller).toBe("opponent");
});

example("403.6b #1", "a number in a circle is paid in resources", `
Two Step, 2, Horde, Ally—Orc, 2 [Melee] ATK / 2 Health (Own-20C)
(2) >>> This ally has +1 ATK this turn.`, ({ deal }) => {
  const ready = (s: ReturnType<typeof deal>) => s.cards("me", "resource row").filter((_, i) => !s.game.machine.card((s.game.state.zones["play"] ?? []).filter((id) => s.game.machine.card(id)?.row === "resources")[i] ?? 0)?.exhausted).length;
  const s = deal({ hand: ["Two Step"], resources: 4 }, {});
  s.play("Two Step").resolve();
  expect(ready(s)).toBe(2);
  s.use("Two Step").resolve();
  expect(ready(s)).toBe(0);
  expect(s.can("use", "Two Step")).toBe(false);
  const poor = deal({ hand: ["Two Step"], resources: 1 }, {});
  expect(poor.can("play", "Two Step")).toBe(false);
});

example("404.2 #1", "a token without a name is named by its tags", `
Moon Queen, 4, Alliance, Ally—Night Elf Priest, Unique, 3 [Arcane] ATK / 5 Health (Own-20C)
When this ally is destroyed, put a 1 [Nature] / 1 health Wisp ally token into play.`, ({ deal }) => {
  const s = deal({ party: ["Moon Queen"] }, { hand: ["Slay Ally"], resources: 2 });
  s.pass().play("Slay Ally", "Moon Queen").resolveAll();
  const wisp = s.card("Wisp");
  expect([wisp.zone, wisp.controller, wisp.atk, wisp.health, wisp.cost]).toEqual(["play", "me", 1, 1, 0]);
  expect(wisp.tags.map((tag) => tag.toLowerCase())).toContain("wisp");
});

example("404.2b #1", "a Totem token has what its kind has unless the modifier says otherwise", `
Stone Talker, 5, Alliance, Ally—Broken Shaman, 5 [Fire] ATK / 5 Health (Own-20C)
When this ally enters play, put a 0 [Melee] / 2 health Water Totem ability token into play.`, ({ deal }) => {
  const s = deal({ hand: ["Stone Talker"], resources: 5 }, {});
  s.play("Stone Talker").resolveAll();
  const totem = s.card("Water Totem");
  expect(totem.damageTypes).toEqual(["melee"]);
  expect(totem.health).toBe(2);
  expect(s.can("attack", "Water Totem")).toBe(false);
});

const nova = `
Ice Ring, 4, Mage, Instant Ability—Frost (Own-20C)
Your hero deals 1 frost damage to each opposing hero and ally. A character dealt damage this way can't attack this turn.`;

const packets = (s: { readonly game: { readonly state: { readonly history: readonly { readonly verb: string }[] } } }) => s.game.state.history.filter(({ verb }) => verb === "deal");

example("405.4 #1", "a packet for each character that is dealt damage", nova, ({ deal }) => {
  const s = deal({ hand: ["Ice Ring"], resources: 4, party: ["Tall Guard"] }, { party: ["Tall Guard", "Lean Hound"] });
  s.play("Ice Ring").resolve();
  expect(packets(s)).toHaveLength(3);
  expect(["Lady Merrow", "opponent: Tall Guard", "Lean Hound"].map((name) => s.card(name).damage)).toEqual([1, 1, 1]);
  expect(s.card("me: Tall Guard").damage).toBe(0);
});

example("405.4 #2", "“for each” makes one packet", `
Dark Fall, 5, Horde, Ally—Undead Mage, 5 [Arcane] ATK / 2 Health (Own-20C)
When this ally is destroyed, she deals 1 arcane damage to target hero for each card in its controller's hand.`, ({ deal }) => {
  const s = deal({ party: ["Dark Fall"] }, { hand: ["Slay Ally", "Cold Snap", "Cold Snap", "Cold Snap", "Lean Hound", "Lean Hound"], resources: 2 });
  s.pass().play("Slay Ally", "Dark Fall").resolve();
  s.choose("Lady Merrow").resolve();
  expect(packets(s)).toHaveLength(1);
  expect(s.card("Lady Merrow").damage).toBe(5);
});

const wield = `
Twin Fangs, 3, Warrior, Ability—Fury (Own-20C)
Ongoing: Your hero has dual wield.

Dark Axe, 3, Warrior, Weapon—Axe, Melee (1), 2 [Melee] ATK, 2 Strike (Own-21C)
When your hero deals combat damage with this weapon, your hero deals that much shadow damage to target hero or ally.

Bright Sword, 4, Warrior, Weapon—Sword, Melee (1), 2 [Melee] ATK, 2 Strike (Own-22C)
When your hero deals combat damage with this weapon, target player may ready that many of his resources.

Side Orb, 1, Warrior, Item, Off-Hand (1) (Own-23C)

Side Knife, 1, Warrior, Weapon—Dagger, Melee (1), 1 [Melee] ATK, 1 Strike (Own-24C)`;

example("406.2a #1", "dual wield allows two weapons and no off-hand beside them", wield, ({ deal }) => {
  const s = deal({ party: ["Twin Fangs", "Dark Axe"], hand: ["Bright Sword", "Side Orb"], resources: 5 }, {});
  s.play("Bright Sword").resolve();
  expect(s.request.kind).toBe("priority");
  s.play("Side Orb").resolve();
  expect(s.request.kind).toBe("uniqueness");
  expect([...s.offered()].sort()).toEqual(["Bright Sword", "Dark Axe", "Side Orb"]);
  s.choose("Bright Sword", "Side Orb");
  expect(s.card("Dark Axe").zone).toBe("graveyard");
  const bare = deal({ party: ["Dark Axe"], hand: ["Bright Sword"], resources: 4 }, {});
  bare.play("Bright Sword").resolve();
  expect(bare.request.kind).toBe("uniqueness");
});

example("407.1 #1", "healing more than there is is wasted", "", ({ deal }) => {
  const s = deal({ hand: ["Hard Bolt"], resources: 2 }, { party: [hurt("Tall Guard", 1)], hand: ["Quick Mend"], resources: 1 });
  s.play("Hard Bolt", "Tall Guard").pass().play("Quick Mend", "Tall Guard").resolve();
  expect(s.card("Tall Guard").damage).toBe(0);
  s.resolve();
  expect(s.card("Tall Guard").damage).toBe(4);
  expect(s.card("Tall Guard").zone).toBe("play");
  const bare = deal({ hand: ["Hard Bolt"], resources: 2 }, { party: [hurt("Tall Guard", 1)] });
  bare.play("Hard Bolt", "Tall Guard").resolve();
  expect(bare.card("Tall Guard").zone).toBe("graveyard");
});

example("407.2 #1", "a packet for each healed character; none of 0", `
Kind Dwarf, Alliance, Hero—Dwarf Priest, 26 Health (Own-20C)
On your turn: (X), Flip Kind Dwarf >>> Kind Dwarf heals X damage from target hero or ally.

Wild Hide, 2, Druid, Armor—Cloth, Back (1), 0 DEF (Own-21C)
If your hero would heal damage, it heals that much +1 instead.

Warm Fold, 4, Priest, Ability—Holy (Own-22C)
Your hero heals 11 damage from each friendly hero.

Sting, 0, Instant Ability (Own-23C)
Your hero deals 14 fire damage to each hero in play.`, ({ seats }) => {
  const s = seats({
    me: { hero: "Kind Dwarf", party: ["Wild Hide"], hand: ["Sting", "Warm Fold"], resources: 4, team: 1 },
    friend: { hero: "Garm Ironhide", team: 1 },
    opponent: { hero: "Lady Merrow", team: 2 },
  });
  s.play("Sting").resolve().play("Warm Fold").resolve();
  expect(["Kind Dwarf", "Garm", "Lady Merrow"].map((name) => s.card(name).damage)).toEqual([2, 2, 14]);
  s.use("Kind Dwarf");
  while (s.request.kind !== "priority") s.choose(s.request.ask === "number" ? 0 : "Garm");
  s.resolve();
  expect(s.card("Garm").damage).toBe(2);
});

example("408.2c #1", "who deals a packet and who controls it", nova, ({ deal }) => {
  const s = deal({ hand: ["Ice Ring"], resources: 4 }, { party: ["Tall Guard", "Lean Hound"] });
  s.play("Ice Ring").resolve();
  const me = s.game.state.players[0];
  for (const packet of s.game.state.history.filter(({ verb }) => verb === "deal")) {
    expect(packet.subject).toBe(s.card("Garm").id);
    expect(packet.by).toBe(me);
  }
});

example("408.3a #1", "a packet of two types is of both", `
Shadow Spark, 2, Warlock, Ability—Destruction (Own-20C)
Your hero deals 2 shadowfire damage to target hero or ally.

Warm Shell, 1, Mage, Ability—Fire (Own-21C)
Attach to target ally.
Ongoing: Prevent all fire damage that would be dealt to attached ally.

Night Shell, 1, Priest, Ability—Shadow (Own-22C)
Attach to target ally.
Ongoing: Prevent all shadow damage that would be dealt to attached ally.

Cold Shell, 1, Mage, Ability—Frost (Own-23C)
Attach to target ally.
Ongoing: Prevent all frost damage that would be dealt to attached ally.`, ({ deal }) => {
  for (const [shell, damage] of [["Warm Shell", 0], ["Night Shell", 0], ["Cold Shell", 2]] as const) {
    const s = deal({ hand: ["Shadow Spark"], resources: 2 }, { party: ["Tall Guard", { card: shell, attachedTo: "Tall Guard" }] });
    s.play("Shadow Spark", "Tall Guard").resolve();
    expect(s.card("Tall Guard").damage).toBe(damage);
  }
});

const thrash = `
Whirl Blade, 4, Warrior, Weapon—Sword, Melee (1), 2 [Melee] ATK, 2 Strike (Own-20C)
When your hero deals combat damage with this weapon for the first time each turn, ready this weapon and your hero.

War Ring, 2, Warrior, Item, Ring (2) (Own-21C)
Your hero has +2 ATK while attacking.

Shelter, 1, Instant Ability (Own-22C)
Prevent the next 3 damage that would be dealt to target hero or ally this turn.`;

example("408.3d #1", "a packet is dealt with its weapon, however much of it is left", thrash, ({ deal }) => {
  const set = (prevented: boolean) => {
    const s = deal({ party: ["Whirl Blade", "War Ring"], resources: 2 }, { party: ["Giant"], hand: ["Shelter"], resources: 1 });
    s.attack("Garm", "Giant").resolve().choose("Whirl Blade");
    expect(s.card("Garm").atk).toBe(4);
    if (prevented) until(s, "opponent").play("Shelter", "Giant").resolve();
    return s.to("action").resolveAll();
  };
  const s = set(true);
  expect(s.card("Giant").damage).toBe(1);
  expect(s.card("Garm").exhausted).toBe(false);
  expect(s.card("Whirl Blade").exhausted).toBe(false);
  expect(set(false).card("Giant").damage).toBe(4);
});

example("408.3d #2", "what is dealt with two weapons is one packet and triggers once", `
Twin Fangs, 3, Warrior, Ability—Fury (Own-20C)
Ongoing: Your hero has dual wield.

Blade Wheel, 4, Rogue, Ability—Combat (Own-21C)
Ongoing: When your hero deals combat damage with a weapon to an ally, you may have your hero deal that much melee damage to a second target hero or ally.

Iron Mallet, 1, Warrior, Weapon—Mace, Melee (1), 1 [Melee] ATK, 1 Strike (Own-22C)`, ({ deal }) => {
  const s = deal({ party: ["Twin Fangs", "Blade Wheel", "Iron Mallet", "Iron Mallet"], resources: 2 }, { party: ["Giant", "Tall Guard"] });
  s.attack("Garm", "Giant").resolve().choose("Iron Mallet").choose("Iron Mallet");
  expect(s.card("Garm").atk).toBe(2);
  s.to("action");
  while (s.request.kind !== "priority") s.choose("Tall Guard");
  expect(s.chain()).toHaveLength(1);
  s.resolve();
  if (s.offers("Yes")) s.choose("Yes");
  expect(s.chain()).toHaveLength(0);
  expect(s.card("Giant").damage).toBe(2);
  expect(s.card("Tall Guard").damage).toBe(2);
});

example("408.3d #3", "a packet outside combat is dealt with the card that made it", nova, ({ deal }) => {
  const s = deal({ hand: ["Ice Ring"], resources: 4 }, { party: ["Tall Guard", "Lean Hound"] });
  s.play("Ice Ring").resolve();
  const dealt = s.game.state.history.filter(({ verb }) => verb === "deal");
  expect(dealt).toHaveLength(3);
  for (const packet of dealt) expect(s.game.machine.printed(s.game.machine.card(packet.with ?? 0)!).name).toBe("Ice Ring");
});

example("406.6 #1", "two weapons strike in one combat, and the damage is dealt with both", wield, ({ deal }) => {
  const s = deal({ party: ["Twin Fangs", "Dark Axe", "Bright Sword"], resources: 4 }, { party: ["Giant"] });
  s.attack("Garm", "Giant").resolve();
  expect(s.request.kind).toBe("strike");
  expect(s.chain()).toHaveLength(0);
  s.choose("Dark Axe");
  s.choose("Bright Sword");
  expect(s.card("Garm").atk).toBe(4);
  s.to("action");
  expect(s.card("Giant").damage).toBe(4);
  for (let i = 0; i < 9 && (s.chain().length > 0 || s.request.kind !== "priority"); i++) {
    const wanted = ["Giant", "me", "Dark Axe"].find((name) => s.request.kind !== "priority" && s.offers(name));
    if (s.request.kind === "priority") s.pass();
    else s.choose(...(wanted === undefined ? s.offered().slice(0, s.request.max) : [wanted]));
  }
  expect(s.card("Giant").zone).toBe("graveyard");
});

example("407.3 #1", "a link that heals nobody makes no packet and triggers nothing", `
Thank You, 1, Priest, Ability—Holy (Own-20C)
Ongoing: When your hero heals damage from an ally, draw a card.

Stout Guard, 3, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 4 Health (Own-21C)`, ({ deal }) => {
  const set = (damage: number) => deal({ hand: ["Hard Bolt"], resources: 2 }, { party: [hurt("Stout Guard", damage), "Thank You"], hand: ["Quick Mend"], resources: 1 });
  const s = set(0);
  s.play("Hard Bolt", "Stout Guard").pass().play("Quick Mend", "Stout Guard").resolve();
  expect(s.chain()).toEqual(["Hard Bolt"]);
  s.resolve();
  expect(s.card("Stout Guard").zone).toBe("graveyard");
  expect(s.cards("opponent", "hand")).toHaveLength(0);
  const healed = set(1);
  healed.play("Hard Bolt", "Stout Guard").pass().play("Quick Mend", "Stout Guard").resolve();
  healed.resolveAll();
  expect(healed.cards("opponent", "hand")).toHaveLength(1);
});

example("402.4 #1", "a token copy has what is printed, without counters", `
Twin Mirror, 7, Mage, Item (Own-20C)
On your turn: [Activate] >>> Put a token copy of target ally you control into play.

Bold Dwarf, 3, Alliance, Ally—Dwarf Paladin, 3 [Melee] ATK / 3 Health (Own-21C)`, ({ deal }) => {
  const s = deal({ party: ["Twin Mirror", { card: "Bold Dwarf", counters: { "+1 / +1": 2 } }] }, {});
  expect(s.card("Bold Dwarf").counters).toEqual({ "+1 / +1": 2 });
  s.use("Twin Mirror", "Bold Dwarf").resolve();
  const token = s.card("Bold Dwarf#2");
  expect([token.zone, token.atk, token.health, token.cost]).toEqual(["play", 3, 3, 0]);
  expect(token.tags).toEqual(s.card("Bold Dwarf#1").tags);
  expect(token.counters).toEqual({});
  expect(s.card("Bold Dwarf#1").cost).toBe(3);
});

example("400.7c #2", "an attachment may go to an untargetable host, as nobody targets it", `${focal}

Root Knot, 1, Druid, Ability—Balance (Own-21C)
Attach to target ally and exhaust it.
Ongoing: Attached ally can't attack or protect.

Smoke Cat, 2, Horde, Ally—Cat, 2 [Melee] ATK / 2 Health (Own-22C)
Untargetable`, ({ deal }) => {
  const set = (...more: readonly string[]) => {
    const s = deal({ party: ["Shifting Blade"], resources: 2 }, { party: ["Tall Guard", ...more, { card: "Root Knot", attachedTo: "Tall Guard" }] });
    s.use("Shifting Blade");
    if (s.request.kind === "target") s.choose("Root Knot");
    return s.resolve();
  };
  const s = set("Smoke Cat");
  if (s.request.kind !== "priority") {
    expect(s.offered()).not.toContain("Garm Ironhide");
    s.choose("Smoke Cat");
  }
  expect(s.card("Root Knot").attachedTo).toBe("Smoke Cat");
  expect(s.card("Smoke Cat").exhausted).toBe(false);
  const alone = set();
  if (alone.request.kind !== "priority") alone.choose(alone.offered()[0] ?? "");
  expect(alone.card("Root Knot").attachedTo).toBe("Tall Guard");
});
