import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("DOW-022", ["Enemies, Old and New"], (deal) => {
  const s = seats(deal, { faceUp: ["Enemies, Old and New"], resources: 3 }, { party: [{ card: "Luumon", damage: 2 }, { card: "Tim", counters: { web: 1 } }] });
  s.complete("Enemies, Old and New", "Luumon").resolve();
  if (s.request.kind !== "priority") s.choose("Yes");
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect(s.card("Luumon").damage).toBe(2);
  const counters = seats(deal, { faceUp: ["Enemies, Old and New"], resources: 3 }, { party: [{ card: "Luumon", damage: 2, counters: { web: 1 } }] });
  counters.complete("Enemies, Old and New", "Luumon").resolve().choose("Yes");
  while (counters.request.kind !== "priority") counters.choose(counters.offered()[0] ?? "");
  expect(counters.card("Luumon").counters).toEqual({});
  expect(counters.card("Luumon").damage).toBe(2);
});

ruling("DOW-026", ["Gladiator's Regalia"], (deal) => {
  const s = seats(deal, { party: ["Gladiator's Regalia", "Demon Hide Spaulders"] }, {});
  expect(s.request.kind).toBe("uniqueness");
  const head = seats(deal, { party: ["Gladiator's Regalia"], hand: ["Coif of the Wicked", "Borak's Belt of Bravery"], resources: 7 }, {});
  head.play("Borak's Belt of Bravery").resolve();
  expect(head.request.kind).toBe("priority");
  head.play("Coif of the Wicked").resolve();
  expect(head.request.kind).toBe("uniqueness");
  head.choose("Coif of the Wicked");
  expect(head.card("Gladiator's Regalia").zone).toBe("graveyard");
}, { rulesOnly: "the tags stand on the type line" });

ruling("DOW-028", ["Grounding Totem"], (deal) => {
  const set = (...party: readonly string[]) => seats(deal, { party: ["Tim", "Luumon"], hand: ["Fork Lightning", "Withdraw"], resources: 8 }, { party });
  const s = set("Grounding Totem", "Tim");
  s.use("me: Tim");
  expect(s.chain()).toHaveLength(1);
  s.resolve();
  expect(s.card("Grounding Totem").damage).toBe(1);
  // A target that it can't be is chosen freely.
  s.play("Fork Lightning");
  while (s.request.kind === "target") s.choose(s.offers("Grounding Totem") ? "Grounding Totem" : (s.offered()[0] ?? ""));
  s.resolve();
  expect(s.card("Thoros").damage + s.card("Kinivus").damage).toBe(5);
  expect(s.card("Grounding Totem").zone).toBe("graveyard");
  // Its own side is free.
  const own = seats(deal, { party: ["Grounding Totem", "Tim"] }, { party: ["Luumon"] });
  own.use("Tim");
  expect(own.offers("Luumon")).toBe(true);
});

ruling("DOW-029", ["Hibernate"], (deal) => {
  const s = seats(deal, { hand: ["Hibernate"], resources: 2 }, { party: [{ card: "Luumon", damage: 2 }, { card: "Living Pyre", attachedTo: "Luumon" }], resources: 1 });
  s.play("Hibernate", "Luumon").resolve();
  expect(s.card("Living Pyre").zone).toBe("graveyard");
  expect(s.cards("opponent", "resource row")).toHaveLength(2);
  expect(s.card("Luumon").faceDown).toBe(true);
  expect(s.card("Luumon").exhausted).toBe(true);
  expect(s.card("Luumon").damage).toBe(0);
  expect(s.card("Luumon").types).not.toContain("ally");
  // In combat it is removed from it, and links that target it find nothing.
  const fight = seats(deal, { hand: ["Hibernate"], resources: 2, party: ["Tim"] }, { party: ["Luumon"], hand: ["Withdraw"], resources: 2 }, "opponent");
  fight.attack("Luumon", "Kinivus").to("defend");
  until(fight, "me").use("Tim", "Luumon");
  fight.play("Hibernate", "Luumon").resolve().resolve();
  fight.to("action");
  expect(fight.card("Kinivus").damage).toBe(0);
  expect(fight.card("Luumon").damage).toBe(0);
});

ruling("DOW-031", ["Immobilize"], (deal) => {
  const s = seats(deal, { hand: ["Immobilize", "Immobilize"], resources: 8 }, { party: ["Grounding Totem", "Luumon"] }, "me", { edition: {} });
  s.play("Immobilize", "Grounding Totem").resolve();
  expect(s.card("Immobilize").zone).toBe("graveyard");
  const ally = seats(deal, { hand: ["Immobilize"], resources: 4 }, { party: ["Luumon"] });
  ally.play("Immobilize", "Luumon").resolve();
  expect(ally.card("Luumon").exhausted).toBe(true);
  ally.to("action", "opponent");
  expect(ally.card("Luumon").exhausted).toBe(true);
});

ruling("DOW-040", ["Moonflare"], (deal) => {
  const s = seats(deal, { party: ["Moonflare", "Tim"], hand: ["Hibernate", "Withdraw"], resources: 4 }, { party: ["Luumon"] });
  s.play("Hibernate", "Tim").resolve();
  expect(s.cards("me", "resource row")).toHaveLength(5);
  expect(s.chain()).toEqual([]);
  s.place("Withdraw", "down").resolve();
  s.resolve().choose("Yes");
  expect(s.card("Luumon").damage).toBe(1);
});

ruling("DOW-041", ["Mystic Denial"], (deal) => {
  const s = seats(deal, { hand: ["Tim", "Withdraw"], resources: 5 }, { hand: ["Mystic Denial"], resources: 5 });
  s.place("Withdraw", "down").pass();
  expect(s.can("play", "Mystic Denial")).toBe(false);
  s.pass().play("Tim").pass();
  expect(s.can("play", "Mystic Denial")).toBe(true);
  s.play("Mystic Denial", "Tim").resolve();
  expect(s.card("Tim").zone).toBe("graveyard");
});

ruling("DOW-042", ["Natural Conduit"], (deal) => {
  const set = () => seats(deal, { hand: ["Natural Conduit", "Tim"], resources: 6, party: [] }, { party: ["Luumon", "Tim"], hand: ["Withdraw"], resources: 3 }, "opponent");
  const s = set();
  s.use("Tim", "Kinivus").resolve();
  until(s, "me").play("Natural Conduit", "Luumon").pass().play("Withdraw", "Luumon").resolve();
  s.resolve();
  expect(s.card("Kinivus").damage).toBe(1);
  const heals = set();
  heals.use("Tim", "Kinivus").resolve();
  until(heals, "me").play("Natural Conduit", "Luumon").resolve();
  expect(heals.card("Kinivus").damage).toBe(0);
  expect(heals.card("Luumon").damage).toBe(3);
});

ruling("DOW-043", ["Netherbane"], (deal) => {
  const s = seats(deal, { party: ["Netherbane", "Luumon", "Himul Longstrider"] }, { hand: ["Withdraw", "Poof!", "Combustion"], resources: 9 }, "opponent");
  s.play("Poof!", "Luumon").resolve();
  expect(s.card("Luumon").zone).toBe("play");
  s.play("Withdraw", "Luumon").resolve();
  expect(s.card("Luumon").zone).toBe("hand");
  s.play("Combustion", "Himul").resolve();
  expect(s.card("Himul").zone).toBe("graveyard");
});

ruling("DOW-047", ["Primal Totem"], (deal) => {
  const s = seats(deal, { party: ["Primal Totem", "Tim"] }, { party: ["Luumon", "Tim"] }, "opponent");
  s.use("opponent: Tim", "Primal Totem").resolve();
  s.resolveAll();
  expect(s.card("Primal Totem").zone).toBe("graveyard");
  expect(s.card("Thoros").damage).toBe(1);
  expect(s.card("Luumon").damage).toBe(1);
  expect(s.card("opponent: Tim").zone).toBe("graveyard");
  expect(s.card("Kinivus").damage).toBe(0);
  expect(s.card("me: Tim").zone).toBe("play");
});

ruling("DOW-049", ["A Rare Bean"], (deal) => {
  const deck = ["Starshot", "Burgle", "Voss Treebender", "Tim"];
  const s = seats(deal, { faceUp: ["A Rare Bean"], resources: 2, deck }, {});
  s.complete("A Rare Bean").resolve();
  expect(s.offered()).toHaveLength(5);
  s.choose("R");
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect(s.cards("me", "hand")).toEqual(["Burgle"]);
  expect([...s.cards("me", "deck")].sort()).toEqual(["Starshot", "Tim", "Voss Treebender"]);
  expect(s.cards("me", "deck")[0]).toBe("Tim");
});

ruling("DOW-054", ["Spell Suppression"], (deal) => {
  const s = seats(deal, { hand: ["Spell Suppression", "Spell Suppression"], resources: 2 }, { party: ["Tim"] });
  s.play("Spell Suppression", "Tim").resolve();
  s.to("action", "opponent");
  expect(s.can("use", "Tim")).toBe(false);
  expect(s.can("attack", "Tim")).toBe(true);
  const totem = seats(deal, { hand: ["Spell Suppression"], resources: 1 }, { party: ["Grounding Totem"] });
  totem.play("Spell Suppression", "Grounding Totem").resolve();
  expect(totem.card("Spell Suppression").zone).toBe("graveyard");
  expect(totem.card("Grounding Totem").zone).toBe("play");
  const weapon = seats(deal, { party: ["Wand of Prismatic Focus"], resources: 1 }, { party: ["Luumon", { card: "Spell Suppression", attachedTo: "Wand of Prismatic Focus" }] });
  weapon.attack("Kinivus", "Luumon").to("defend");
  expect(weapon.can("strike", "Wand of Prismatic Focus")).toBe(true);
});

ruling("DOW-055", ["Spirits of Auchindoun"], (deal) => {
  const s = seats(deal, { faceUp: ["Spirits of Auchindoun", "Sunfury Briefings", "The Formation of Felbane"], resources: 0 }, {});
  s.complete("Spirits of Auchindoun");
  while (s.request.kind !== "priority") {
    expect(s.offers("Spirits of Auchindoun")).toBe(false);
    s.choose("Sunfury Briefings");
  }
  expect(s.card("Spirits of Auchindoun").faceDown).toBe(true);
  expect(s.card("Sunfury Briefings").faceDown).toBe(true);
  expect(s.card("The Formation of Felbane").faceDown).toBe(false);
  expect(s.chain()).toHaveLength(1);
  s.resolve();
  expect(s.cards("me", "hand")).toHaveLength(1);
  const alone = seats(deal, { faceUp: ["Spirits of Auchindoun"], resources: 3 }, {});
  expect(alone.can("complete", "Spirits of Auchindoun")).toBe(false);
});

ruling("DOW-058", ["Suspended Curse"], (deal) => {
  const s = seats(deal, { hand: ["Suspended Curse"], resources: 2 }, { party: ["Grounding Totem"] });
  s.play("Suspended Curse", "Grounding Totem").resolve();
  expect(s.card("Suspended Curse").zone).toBe("graveyard");
  s.to("action", "opponent").to("action", "me");
  expect(s.card("Grounding Totem").zone).toBe("play");
  const ally = seats(deal, { hand: ["Suspended Curse"], resources: 2 }, { party: ["Luumon"] });
  ally.play("Suspended Curse", "Luumon").resolve();
  ally.to("action", "opponent").to("action", "me");
  expect(ally.card("Luumon").zone).toBe("removed");
  expect(ally.card("Suspended Curse").zone).toBe("graveyard");
});

ruling("DOW-065", ["War of Attrition"], (deal) => {
  const s = seats(deal, { hand: ["War of Attrition"], resources: 3, party: ["Luumon"] }, { party: ["Tim", { card: "Luumon", damage: 2 }] });
  s.play("War of Attrition").resolve();
  expect(s.deciding).toBe("me");
  expect(() => s.choose(6)).toThrow("5 at most");
  s.choose(5);
  expect(s.card("me: Luumon").damage).toBe(5);
  // Of 5 damage the opponent must put as much as there can be; it is not yet fatal to anybody.
  expect(s.deciding).toBe("opponent");
  expect(() => s.choose(1, 2)).toThrow("add up to 4");
  expect(() => s.choose(2, 2)).toThrow("1 at most");
  expect(s.cards("me", "party")).toContain("Luumon");
  s.choose(1, 3);
  expect(s.card("me: Luumon").zone).toBe("graveyard");
  expect(s.card("opponent: Luumon").zone).toBe("graveyard");
  expect(s.card("Tim").zone).toBe("graveyard");
  // Less than there is may be divided, and of that much nobody need die.
  const less = seats(deal, { hand: ["War of Attrition"], resources: 3, party: ["Luumon"] }, { party: ["Tim", { card: "Luumon", damage: 2 }] });
  less.play("War of Attrition").resolve().choose(2).choose(0, 2);
  expect(less.card("me: Luumon").damage).toBe(2);
  expect(less.card("opponent: Luumon").damage).toBe(4);
  expect(less.card("Tim").zone).toBe("play");
});
