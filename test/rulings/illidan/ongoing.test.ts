import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("HFI-030", ["Full Circle"], (deal) => {
  const ruins = { card: "The Ruins of Lordaeron", counters: { arena: 3 } };
  const set = () => seats(deal, { hand: ["Full Circle", "Tim"], resources: 7, party: ["Luumon"], graveyard: ["Voss Treebender"] }, { hand: ["Withdraw"], resources: 3, faceUp: [ruins] }).play("Full Circle", "Voss Treebender", "Luumon");
  const both = set().resolve().choose("Yes");
  if (both.request.kind !== "priority") both.choose("Tim");
  expect([both.card("Voss").zone, both.card("Luumon").zone, both.card("Tim").zone]).toEqual(["play", "hand", "graveyard"]);
  const one = set();
  until(one, "opponent").play("Withdraw", "Luumon").resolve().resolve().choose("Yes");
  if (one.request.kind !== "priority") one.choose("Tim");
  expect(one.card("Voss").zone).toBe("play");
  // Nothing of what it targeted is there: it does not even ask.
  const none = set();
  until(none, "opponent").play("Withdraw", "Luumon").resolve();
  until(none, "opponent").use("The Ruins of Lordaeron", "me");
  if (none.request.kind === "target") none.choose("Voss Treebender");
  none.resolve().resolve();
  expect([none.request.kind, none.card("Full Circle").zone, none.card("Tim").zone]).toEqual(["priority", "graveyard", "hand"]);
});

ruling("HFI-053", ["Stable Master"], (deal) => {
  const set = (masters: number, pets: readonly string[], resources = 5) => seats(deal, { party: [...Array.from({ length: masters }, () => "Stable Master"), ...pets], hand: ["Webster"], resources }, { hand: ["Burgle"], resources: 7 });
  expect(set(0, ["Dundee"]).play("Webster").resolve().request.kind).toBe("uniqueness");
  const two = set(1, ["Dundee"]).play("Webster").resolve();
  expect([two.request.kind, two.cards("me", "party")]).toEqual(["priority", expect.arrayContaining(["Dundee", "Webster"])]);
  const three = set(1, ["Dundee", "Shadow Silhouettes"]).play("Webster").resolve();
  expect([three.request.kind, three.request.min]).toEqual(["uniqueness", 2]);
  expect(set(2, ["Dundee", "Shadow Silhouettes"]).play("Webster").resolve().request.kind).toBe("priority");
  // Without its master there is one too many.
  two.pass().play("Burgle").choose("Stable Master").resolve();
  expect([two.deciding, two.request.kind, two.request.min]).toEqual(["me", "uniqueness", 1]);
});

ruling("HFI-027", ["Feral Energy"], (deal) => {
  const set = (flip: boolean) => {
    const s = deal({ me: { hero: "Maleo the Blur", party: ["Feral Energy"], hand: ["Pin"], resources: 5 }, opponent: { hero: "Thoros the Savior", hand: ["Tim"] } });
    if (flip) s.use("Maleo").resolve();
    return s.attack("Maleo", "Thoros").resolve().to("action");
  };
  const s = set(true);
  expect([s.card("Thoros").damage, s.chain().length]).toEqual([1, 1]);
  // Out of cat form before it resolves: it does not look again.
  s.play("Pin", "opponent").resolve();
  expect(s.card("Maleo").keywords).not.toContain("cat form");
  s.resolve().choose("Yes");
  while (s.request.kind !== "priority") s.choose(...s.offered().slice(0, s.request.min));
  expect(s.cards("opponent", "hand")).toEqual([]);
  const tame = set(false);
  expect([tame.chain(), tame.cards("opponent", "hand")]).toEqual([[], ["Tim"]]);
});

const ambush = `Alley Ambush, 1, Rogue, Instant Ability—Subtlety (Own-1C)
Your hero deals 3 melee damage to target exhausted ally.`;

ruling("HFI-051", ["Shadowstep"], (deal) => {
  const s = seats(deal, { party: ["Shadowstep"], hand: ["Alley Ambush", "Divine Justice"], resources: 5 }, { party: ["Vindicator Javlo", "Vindicator Kaldel", "Luumon", "Tim"] });
  // Ready as they are, they can be targeted as though they were not, and as what they are.
  s.play("Alley Ambush");
  expect([s.offers("Luumon"), s.offers("Tim")]).toEqual([true, true]);
  s.choose("Luumon").resolve();
  expect([s.card("Luumon").damage, s.card("Luumon").exhausted]).toEqual([3, false]);
  expect(s.can("play", "Divine Justice")).toBe(true);
  // There is nothing to inspire, and they attack as ever.
  s.to("action", "opponent");
  expect(s.can("attack", "Luumon")).toBe(true);
  s.attack("Luumon", "Kinivus").resolve();
  expect(s.card("Luumon").exhausted).toBe(true);
  const inspired = seats(deal, { party: ["Shadowstep"] }, { party: ["Vindicator Javlo", "Vindicator Kaldel", "Luumon"] }, "opponent");
  inspired.to("ready", "me");
  while (inspired.request.kind !== "priority") inspired.choose(inspired.offers("Yes") ? "Yes" : "Luumon");
  inspired.resolveAll();
  expect(inspired.cards("opponent", "hand")).toEqual([]);
}, { own: ambush });
