import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, seats, until } from "../situation.ts";

ruling("DOW-020", ["Consul Rhys Lorgrand"], (deal) => {
  const rhys = (...party: readonly string[]): readonly number[] => {
    const s = seats(deal, { party: ["Consul Rhys Lorgrand", ...party] }, { party: ["Darok Steelstrike"] });
    return [s.card("Rhys").atk, s.card("Rhys").health];
  };
  expect(rhys()).toEqual([3, 3]);
  expect(rhys("Tim", "Durdin Hammerhand", "Darok Steelstrike")).toEqual([4, 4]);
  // Draenei, dwarf, gnome and night elf; no icon is needed, and other races are none of them.
  expect(rhys("Vindicator Kaldel", "Illia the Bitter", "Tyrennius Scatheblade")).toEqual([4, 4]);
  expect(rhys("Vindicator Kaldel", "Darok Steelstrike", "Mayla Finksputter", "Wyler Surestrike", "Endina the Hunted")).toEqual([7, 7]);
});

ruling("DOW-023", ["Enslaved Abyssal"], (deal) => {
  const s = seats(deal, { party: ["Enslaved Abyssal"] }, {});
  s.to("end", "me").resolve();
  expect([s.card("Enslaved Abyssal").controller, s.card("Enslaved Abyssal").keywords]).toEqual(["opponent", ["resistance"]]);
  // It has lost the power for good.
  s.to("end", "opponent");
  expect(s.chain()).toEqual([]);
  s.to("action", "me").to("action", "opponent").to("action", "me");
  expect(s.card("Enslaved Abyssal").controller).toBe("opponent");
  const kept = seats(deal, { party: ["Enslaved Abyssal"], hand: ["Unholy Power"], resources: 4 }, {});
  kept.play("Unholy Power").resolve().to("end", "me").resolveAll();
  expect(kept.card("Enslaved Abyssal").controller).toBe("me");
  // Something else may still change who controls it.
  const taken = seats(deal, { party: ["Enslaved Abyssal"], hand: ["Tithe"], resources: 2 }, {}).to("end", "me").resolve().to("action", "opponent");
  until(taken, "me").play("Tithe").resolve();
  expect(taken.card("Enslaved Abyssal").controller).toBe("me");
});

ruling("DOW-048", ["Ransack"], (deal) => {
  const s = seats(deal, { hand: ["Ransack"], party: ["Heartrazor", "Tim", "Darok Steelstrike"], resources: 4 }, { party: ["Unholy Power", "Himul Longstrider", "Luumon"] });
  s.play("Ransack").resolve();
  // Two is the least among all three kinds and both players.
  expect([...s.cards("me", "graveyard"), ...s.cards("opponent", "graveyard")].sort()).toEqual(["Heartrazor", "Himul Longstrider", "Ransack"]);
  const one = seats(deal, { hand: ["Ransack"], party: ["Tim"], resources: 4 }, { party: ["Grounding Totem", "Luumon"] }).play("Ransack").resolve();
  expect([one.cards("me", "graveyard"), one.cards("opponent", "graveyard")]).toEqual([["Ransack"], ["Grounding Totem"]]);
});

ruling("DOW-050", ["Resourcefulness"], (deal) => {
  const s = seats(deal, { party: ["Resourcefulness", "Tim"], hand: ["Starshot", "Faces from the Past", "Pin", "Darok Steelstrike"], resources: 3 }, { party: ["Luumon"] });
  s.play("Darok").resolve();
  while (s.request.kind !== "priority") s.choose(s.offers("No") ? "No" : (s.offered()[0] ?? ""));
  s.resolveAll();
  while (s.request.kind !== "priority") s.choose(s.offers("No") ? "No" : (s.offered()[0] ?? ""));
  s.resolveAll();
  // The hero and an ally that has just come pay for it.
  expect(s.can("attack", "Darok")).toBe(false);
  s.play("Pin", "opponent").resolve().play("Starshot", "Luumon").resolve();
  expect(["Kinivus", "Tim", "Darok"].map((name) => s.card(name).exhausted)).toEqual([true, true, true]);
  expect(s.cards("me", "resource row")).toHaveLength(3);
  const tired = seats(deal, { party: ["Resourcefulness", exhausted("Tim")], hand: ["Starshot"], resources: 0 }, { party: ["Luumon"] });
  expect(tired.can("play", "Starshot")).toBe(false);
});

ruling("DOW-050", ["Resourcefulness"], (deal) => {
  // No resources: what counts those leaves them out.
  const faces = seats(deal, { party: ["Resourcefulness", "Tim", "Tim"], hand: ["Faces from the Past"], graveyard: ["Luumon", "Voss Treebender"], resources: 5 }, {});
  faces.play("Faces from the Past").choose("Luumon", "Voss Treebender").resolve();
  expect(faces.cards("me", "party")).not.toContain("Luumon");
}, { part: "no resources" });

ruling("DOW-035", ["Lolly the Unsuspecting"], (deal) => {
  const hits = (theirs: readonly string[], seeds = 12): ReadonlySet<string> => {
    const found = new Set<string>();
    for (let seed = 1; seed <= seeds; seed++) {
      const s = seats(deal, { party: ["Lolly the Unsuspecting", "Tim"] }, { party: theirs }, "me", { seed });
      s.use("Tim");
      expect(s.request.kind).toBe("priority");
      s.resolve();
      for (const name of ["Lolly", "me: Tim", "Kinivus", "Thoros", ...theirs]) if (s.card(name).damage > 0 || s.card(name).zone === "graveyard") found.add(name);
    }
    return found;
  };
  expect(hits(["Luumon", "Illia the Bitter"]).size).toBeGreaterThan(2);
  // A magnet leaves nothing else.
  expect([...hits(["Luumon", "Grounding Totem"], 6)]).toEqual(["Grounding Totem"]);
  // Only what could be chosen.
  const s = seats(deal, { party: ["Lolly the Unsuspecting"], hand: ["Starshot"], resources: 2 }, { party: ["Luumon"] }, "me", { seed: 5 });
  s.play("Starshot");
  expect(s.request.kind).toBe("priority");
});

ruling("DOW-044", ["Nyn'jah's Tabi Boots"], (deal) => {
  const serpent = { card: "Form of the Serpent", counters: { poison: 2 } };
  const s = seats(deal, { party: ["Nyn'jah's Tabi Boots", "Luumon"], resources: 4, faceUp: ["Lost!"] }, { party: ["Tim", serpent, "Durdin Hammerhand"], faceUp: ["Defusing the Threat", "A Rare Bean"], resources: 9 });
  expect(["Tim", "Form of the Serpent", "Durdin", "Thoros"].map((name) => s.can("use", name))).toEqual([true, true, true, true]);
  // A reward power is none.
  expect(s.can("complete", "A Rare Bean")).toBe(false);
  s.use("Thoros", "Luumon").resolve();
  // Paid with one's own resources, and the card of the other pays the rest.
  expect([s.card("Thoros").flipped, s.cards("me", "hand").length, s.can("use", "Kinivus")]).toEqual([true, 1, false]);
  s.use("Form of the Serpent", "Durdin").resolve();
  expect([s.card("Form of the Serpent").counters, s.card("Durdin").damage]).toEqual([{}, 2]);
  s.use("Tim", "opponent: Durdin").resolve();
  expect([s.card("Tim").exhausted, s.card("Durdin").zone]).toEqual([true, "graveyard"]);
  // The others can't use any in this turn, and he none of theirs in theirs.
  expect(until(s, "opponent").request.options.filter(({ act }) => act === "use")).toEqual([]);
  s.to("action", "opponent");
  expect(s.can("use", "Tim")).toBe(true);
  expect(until(s.pass(), "me").can("use", "Tim")).toBe(false);
});
