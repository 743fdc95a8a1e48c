import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("MOL-013", ["Anchorite Jaliah"], (deal) => {
  const s = seats(deal, { party: [{ card: "Anchorite Jaliah", damage: 5 }, { card: "Illia the Bitter", damage: 3 }] }, { hand: ["Holy Strike"], resources: 2, party: [{ card: "Luumon", damage: 3 }] }, "opponent");
  s.play("Holy Strike", "Jaliah").resolve().resolveAll();
  expect(s.card("Jaliah").zone).toBe("graveyard");
  expect(s.card("Illia").damage).toBe(1);
  expect(s.card("Luumon").damage).toBe(3);
});

ruling("MOL-016", ["Barkskin"], (deal) => {
  const s = seats(deal, { party: ["Barkskin"], hand: ["Starshot", "Starshot"], resources: 8 }, { party: ["Luumon", "Acolyte Kemistra"], hand: ["Mystic Denial", "Withdraw"], resources: 10 });
  // The game interrupts what has no legal target left.
  s.play("Starshot", "Luumon").pass().play("Withdraw", "Luumon").resolve();
  const before = s.cards("me", "hand").length;
  s.resolve();
  expect(s.cards("me", "hand")).toHaveLength(before);
  expect(s.cards("me", "graveyard")).toContain("Starshot");
  // Nothing else does.
  s.play("Starshot", "Kemistra").pass();
  if (s.can("play", "Mystic Denial")) s.play("Mystic Denial", "Starshot");
  s.resolveAll();
  expect(s.card("Kemistra").damage).toBe(3);
});

ruling("MOL-017", ["Blind"], (deal) => {
  const s = seats(deal, { hand: ["Blind"], resources: 3 }, { hand: ["Tim", "Withdraw", "Sunfury Briefings"], party: ["Tim", "Luumon"], faceUp: ["Sunfury Briefings"], resources: 8 });
  s.to("ready", "opponent");
  until(s, "me").play("Blind", "opponent").resolve();
  s.to("action", "opponent");
  expect(s.can("play", "Tim")).toBe(false);
  expect(s.can("play", "Withdraw")).toBe(false);
  expect(s.can("attack", "Luumon")).toBe(true);
  expect(s.can("use", "Tim")).toBe(true);
  expect(s.can("complete", "Sunfury Briefings")).toBe(true);
  expect(s.can("place", "Withdraw")).toBe(true);
});

ruling("MOL-019", ["Blood Knight Tarae"], (deal) => {
  const s = seats(deal, { party: ["Blood Knight Tarae", { card: "Luumon", damage: 2 }], graveyard: ["Starshot", "Holy Strike"], resources: 5 }, { party: [{ card: "Tim" }], hand: ["Withdraw"], resources: 3 });
  // Both targets there: nothing needs damage on it.
  s.use("Tarae", "Starshot", "Tim").resolve();
  expect(s.cards("me", "removed")).toEqual(["Starshot"]);
  // Whom to heal is gone: the card is removed all the same.
  s.use("Tarae", "Luumon").pass().play("Withdraw", "Luumon").resolve();
  s.resolve();
  expect([...s.cards("me", "removed")].sort()).toEqual(["Holy Strike", "Starshot"]);
});

ruling("MOL-020", ["Cheat Death"], (deal) => {
  const s = seats(
    deal,
    { hand: ["Cheat Death", "Withdraw", "Sunfury Briefings"], party: ["Luumon", "Illia the Bitter", { card: "Living Pyre", attachedTo: "Kinivus the Focused" }], faceUp: ["Sunfury Briefings"], resources: 12 },
    { hand: ["Starshot"], party: ["Tim"], resources: 8 },
    "opponent",
  );
  s.use("Tim", "Kinivus").resolve();
  s.to("action", "me");
  const damage = s.card("Kinivus").damage;
  expect(damage).toBeGreaterThan(0);
  s.attack("Kinivus", "Thoros").to("defend").to("action");
  s.use("Kinivus").resolve();
  expect(s.card("Kinivus").flipped).toBe(true);
  expect(s.card("Kinivus").exhausted).toBe(true);
  expect(s.can("play", "Withdraw")).toBe(true);
  s.play("Cheat Death").resolve();
  // Nobody has lost; what was attached to the hero is gone.
  expect(s.game.over).toBeNull();
  expect(s.cards("me", "removed")).toEqual(["Kinivus the Focused"]);
  expect(s.cards("me", "graveyard").concat(s.cards("opponent", "graveyard"))).toContain("Living Pyre");
  expect(s.can("play", "Withdraw")).toBe(false);
  expect(s.can("use", "Kinivus")).toBe(false);
  expect(s.can("attack", "Kinivus")).toBe(false);
  expect(s.can("attack", "Luumon")).toBe(true);
  expect(s.can("complete", "Sunfury Briefings")).toBe(true);
  expect(s.can("place", "Withdraw")).toBe(true);
  s.to("action", "opponent");
  s.propose("Tim");
  expect(s.offers("Luumon")).toBe(true);
  expect(s.offers("Kinivus")).toBe(false);
  s.choose("Luumon").resolveAll();
  // He comes back as the next turn of his player starts: ready, flipped, as damaged as he was, before anybody may do anything.
  s.to("ready", "me");
  expect(s.chain()).toEqual([]);
  const back = s.card("Kinivus");
  expect(back.zone).toBe("play");
  expect(back.exhausted).toBe(false);
  expect(back.flipped).toBe(true);
  expect(back.damage).toBe(damage);
  s.to("action", "me");
  expect(s.can("play", "Withdraw")).toBe(true);
  expect(s.can("use", "Kinivus")).toBe(false);
  expect(s.can("attack", "Kinivus")).toBe(true);
  expect(s.card("Living Pyre").zone).toBe("graveyard");
});

ruling("MOL-021", ["Demon Hide Spaulders"], (deal) => {
  const set = () => seats(deal, { party: ["Demon Hide Spaulders", "Vindicator's Brand"] }, {});
  const s = set();
  expect(s.offered().filter((label) => label === "Use Demon Hide Spaulders")).toHaveLength(2);
  s.use("Demon Hide Spaulders").resolve();
  expect(s.card("Vindicator's Brand").atk).toBe(4);
  expect(s.can("use", "Demon Hide Spaulders")).toBe(false);
  expect(s.card("Demon Hide Spaulders").exhausted).toBe(true);
});

ruling("MOL-023", ["Dreamstate"], (deal) => {
  const s = seats(deal, { hand: ["Dreamstate", "Hibernate", "Holy Strike"], resources: 9 }, { party: ["Luumon", "Tim"] });
  s.play("Dreamstate");
  expect(s.chain()).toEqual(["Dreamstate"]);
  s.resolve();
  expect(s.cards("me", "hand")).toHaveLength(2);
  expect(s.chain()).toEqual([]);
  s.play("Hibernate", "Tim");
  expect(s.chain()).toHaveLength(2);
  s.resolve();
  expect(s.cards("me", "hand")).toHaveLength(2);
  s.resolve();
  s.play("Holy Strike", "Luumon");
  expect(s.chain()).toHaveLength(1);
});

ruling("MOL-024", ["Falling to Corruption"], (deal) => {
  const s = seats(deal, { faceUp: ["Falling to Corruption"], resources: 1, deck: ["Tim", "Luumon", "Tim"] }, {});
  expect(s.can("complete", "Falling to Corruption")).toBe(true);
  s.complete("Falling to Corruption");
  while (s.request.kind !== "priority") s.choose(...s.offered().slice(0, s.request.min));
  expect(s.cards("me", "resource row")).toHaveLength(0);
  expect(s.cards("me", "graveyard")).toContain("Falling to Corruption");
  s.resolve();
  expect(s.cards("me", "hand")).toEqual(["Tim", "Luumon"]);
  // Alone it can't be two.
  const alone = seats(deal, { faceUp: ["Falling to Corruption"] }, {});
  expect(alone.can("complete", "Falling to Corruption")).toBe(false);
});
