import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

const dummy = `Padded Dummy, 2, Horde, Ally—Orc Warrior, 0 [Melee] ATK / 5 Health (Own-2C)
Prevent all ranged damage that this ally would be dealt.`;

ruling("BOG-043", ["Improvised Weaponry"], (deal) => {
  const attached = { card: "Improvised Weaponry", attachedTo: "Heartrazor" };
  const set = (...party: readonly (string | typeof attached)[]) => {
    const s = seats(deal, { party: ["Heartrazor", "Heartless", ...party], resources: 9 }, { party: ["Luumon", "Padded Dummy"] });
    return s.attack("Kinivus", party.length > 1 ? "Padded Dummy" : "Luumon").resolve().to("defend");
  };
  const s = set(attached);
  expect([s.can("strike", "Heartrazor"), s.can("strike", "Heartless")]).toEqual([true, true]);
  s.strike("Heartrazor");
  expect([s.card("Kinivus").atk, s.can("strike", "Heartless")]).toEqual([0, false]);
  s.resolveAll();
  // Not a Melee one beside it, for all that the hero has dual wield.
  expect([s.card("Kinivus").atk, s.can("strike", "Heartless")]).toEqual([2, false]);
  s.to("action");
  expect([s.card("Kinivus").damage, s.card("Luumon").damage]).toEqual([0, 2]);
  expect(set(attached).strike("Heartless").resolve().can("strike", "Heartrazor")).toBe(false);
  expect(set().strike("Heartless").resolve().can("strike", "Heartrazor")).toBe(true);
  // It is ranged damage and no other.
  const typed = set(attached, "Unholy Power").strike("Heartrazor").resolveAll().to("action");
  expect(typed.card("Padded Dummy").damage).toBe(0);
}, { own: dummy });

ruling("BOG-052", ["Reckoning of the Light"], (deal) => {
  const pyre = { card: "Living Pyre", attachedTo: "Kinivus the Focused" };
  const s = seats(deal, { hand: ["Reckoning of the Light"], resources: 3 }, { party: ["Felsteel Whisper Knives", "Heartrazor", "Heartless", pyre, "Foam Sword Rack"], resources: 9 }, "opponent");
  s.attack("Thoros", "Kinivus").resolve().to("defend").strike("Heartrazor").resolve().to("action", "opponent");
  s.to("action", "me").to("ready", "opponent").resolveAll().to("action", "me");
  expect(s.card("Kinivus").damage).toBe(3);
  s.play("Reckoning of the Light").resolve();
  expect(["Heartrazor", "Living Pyre", "Heartless", "Felsteel", "Foam Sword Rack"].map((name) => s.card(name).zone)).toEqual(["graveyard", "graveyard", "play", "play", "play"]);
});

ruling("BOG-052", ["Reckoning of the Light"], (deal) => {
  const s = seats(deal, { hand: ["Reckoning of the Light"], resources: 3 }, { party: ["Felsteel Whisper Knives", "Heartless"], resources: 9 }, "opponent");
  s.attack("Thoros", "Kinivus").resolve().to("defend").strike("Felsteel Whisper Knives").resolve().resolveAll();
  s.to("end").resolveAll();
  expect([s.card("Kinivus").damage, s.card("Felsteel").zone]).toEqual([2, "hand"]);
  // It comes back as another card.
  s.to("action", "me").to("action", "opponent").play("Felsteel Whisper Knives").resolve();
  s.attack("Thoros", "Kinivus").resolve().to("defend").strike("Heartless").resolve().to("action", "opponent").to("action", "me");
  s.play("Reckoning of the Light").resolve();
  expect([s.card("Felsteel").zone, s.card("Heartless").zone]).toEqual(["play", "graveyard"]);
}, { part: "not in play ever since" });

const tag = `Rare Balloon, 1, Item (Own-Loot3)

Plain Balloon, 1, Item (Own-4C)`;

ruling("BOG-061", ["Sandbox Tiger"], (deal) => {
  const s = seats(deal, { party: ["Sandbox Tiger", "Rare Balloon", "Plain Balloon"] }, { party: ["Rare Balloon"] });
  expect([s.card("Sandbox Tiger").atk, s.card("Sandbox Tiger").health]).toEqual([2, 2]);
}, { own: tag });

ruling("BOG-065", ["Talisman of the Alliance", "Talisman of the Horde"], (deal) => {
  const party = ["Heartrazor", "Heartless", "Unholy Power", "Luumon"];
  for (const [talisman, gone] of [["Talisman of the Alliance", ["Heartrazor", "Metalmorph"]], ["Talisman of the Horde", ["Firemaul of Destruction", "Foam Sword Rack"]]] as const) {
    void gone;
    const s = seats(deal, { party: [talisman, ...party] }, { party: ["Firemaul of Destruction", "Wand of Prismatic Focus", { card: "Stable Master" }, "Retainer Cara"] });
    s.use(talisman).resolve();
    const left = [...party, "Firemaul of Destruction", "Wand of Prismatic Focus", "Stable Master", "Retainer Cara"].filter((name) => s.card(name).zone !== "play");
    expect(left).toEqual(talisman === "Talisman of the Horde" ? ["Firemaul of Destruction"] : ["Stable Master"]);
  }
});
