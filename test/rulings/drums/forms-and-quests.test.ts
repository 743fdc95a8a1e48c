import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

const ransom = `Costly Ransom, Quest (Own-1C)
Destroy this quest to complete it.
Reward: Draw a card.`;

ruling("DOW-014", ["Aquatic Form"], (deal) => {
  const set = (resources: number, quest = "Defusing the Threat") => seats(deal, { party: ["Aquatic Form"], graveyard: [quest], resources }, { graveyard: ["Sunfury Briefings"] });
  expect(set(1).can("complete", "Defusing the Threat")).toBe(false);
  const brief = set(5, "Sunfury Briefings");
  expect(set(4, "Sunfury Briefings").can("complete", "Sunfury Briefings")).toBe(false);
  brief.complete("Sunfury Briefings");
  // Removed as a cost, with the reward still on the chain.
  expect([brief.cards("me", "removed"), brief.chain().length]).toEqual([["Sunfury Briefings"], 1]);
  expect(brief.cards("opponent", "graveyard")).toEqual(["Sunfury Briefings"]);
  brief.resolve();
  // No quest from a hand or a deck, and none without the form.
  const other = seats(deal, { party: ["Aquatic Form"], hand: ["Sunfury Briefings"], deck: ["Sunfury Briefings"], resources: 5 }, {});
  expect(other.can("complete", "Sunfury Briefings")).toBe(false);
});

ruling("DOW-014", ["Aquatic Form"], (deal) => {
  const s = seats(deal, { party: ["Aquatic Form"], graveyard: ["Costly Ransom", "Spirits of Auchindoun"], resources: 5 }, {});
  expect(s.can("complete", "Costly Ransom")).toBe(false);
  // Another card turned face down can be, if there is one.
  expect(s.can("complete", "Spirits of Auchindoun")).toBe(false);
  const more = seats(deal, { party: ["Aquatic Form"], graveyard: ["Spirits of Auchindoun"], faceUp: ["Lost!"] }, {});
  more.complete("Spirits of Auchindoun");
  expect([more.card("Lost!").faceDown, more.cards("me", "removed")]).toEqual([true, ["Spirits of Auchindoun"]]);
}, { part: "other costs", own: ransom });

ruling("DOW-036", ["Maleo the Blur"], (deal) => {
  const set = (more: object) => deal({ me: { hero: "Maleo the Blur", resources: 4, ...more }, opponent: { hero: "Thoros the Savior", party: ["Luumon"] } });
  const s = set({ party: ["Aquatic Form"] }).use("Maleo").resolve();
  expect([s.request.kind, s.deciding, [...s.offered()].sort()]).toEqual(["uniqueness", "me", ["Aquatic Form", "Maleo the Blur"]]);
  s.choose("Maleo");
  expect(s.card("Aquatic Form").zone).toBe("graveyard");
  expect(s.card("Maleo").keywords).toContain("cat form");
  // Without Form (1) by a strike, or by an ability that is not Feral.
  const strike = set({ party: ["Heartrazor"] }).use("Maleo").resolve();
  strike.attack("Maleo", "Thoros").resolve().to("defend").strike("Heartrazor").resolve();
  expect(strike.card("Maleo").keywords).not.toContain("cat form");
  const ability = set({ hand: ["Pin", "Aquatic Form"], resources: 6 }).use("Maleo").resolve().play("Pin", "opponent");
  expect(ability.card("Maleo").keywords).not.toContain("cat form");
  ability.resolve().play("Aquatic Form").resolve();
  expect(ability.request.kind).toBe("priority");
  const feral = set({ hand: ["Aquatic Form"], resources: 6 }).use("Maleo").resolve().play("Aquatic Form");
  expect(feral.card("Maleo").keywords).toContain("cat form");
});

ruling("DOW-037", ["Masquerade Gown"], (deal) => {
  const set = () => seats(deal, { party: ["Masquerade Gown", "Tim", "Tyrennius Scatheblade", "Luumon"], hand: ["Clutch Shot"], resources: 2 }, { party: ["Acolyte Kemistra"], hand: ["Withdraw", "Clutch Shot"], resources: 5 });
  const s = set().play("Clutch Shot", "Tim", "Kemistra").resolve();
  s.use("Masquerade Gown", "Tim", "Tyrennius").resolve();
  // All that is printed on it is the other's; it is still itself, and what was said of it holds.
  expect([s.card("Tim").atk, s.card("Tim").health, s.card("Tim").keywords, s.card("Tim").tags.includes("paladin"), s.card("Tim").tags.includes("mage")]).toEqual([5, 2, ["protector"], true, false]);
  expect(s.can("use", "Tim")).toBe(false);
  s.to("action", "opponent");
  expect([s.card("Tim").atk, s.card("Tim").keywords]).toEqual([1, ["elusive"]]);
  for (const gone of ["Tim", "Tyrennius"]) {
    const illegal = set().use("Masquerade Gown", "Tim", "Tyrennius");
    until(illegal, "opponent").play("Withdraw", gone).resolve().resolve();
    if (gone === "Tyrennius") expect(illegal.card("Tim").keywords).toEqual(["elusive"]);
    else expect(illegal.card("Tyrennius").keywords).toEqual(["protector"]);
  }
});

ruling("DOW-037", ["Masquerade Gown"], (deal) => {
  const s = seats(deal, { party: ["Masquerade Gown", "Alexi Barov", "Luumon"] }, { hand: ["Starshot"], resources: 2 }, "opponent");
  s.to("ready", "me").resolve().to("action", "me");
  // A link that targets it goes on doing so, and a copy of a token is none.
  s.use("Masquerade Gown", "Luumon", "Peasant").resolve();
  expect([s.card("Luumon").atk, s.card("Luumon").health, s.card("Luumon").types]).toEqual([1, 1, ["ally"]]);
  expect(s.card("Luumon").tags).toContain("peasant");
  s.to("end", "opponent").resolveAll();
  expect(s.cards("me", "party")).toEqual(expect.arrayContaining(["Luumon"]));
}, { part: "tokens" });

ruling("DOW-051", ["Rune of Metamorphosis"], (deal) => {
  const set = (party: readonly string[]) => deal({ me: { hero: "Kinivus the Focused", party, hand: ["Pin", "Utter Ruin"], resources: 9 }, opponent: { hero: "Thoros the Savior" } });
  const plain = set(["Stalking Shape"]).play("Pin", "opponent").resolve();
  plain.resolveAll();
  expect(plain.card("Stalking Shape").zone).toBe("graveyard");
  const rune = set(["Stalking Shape", "Rune of Metamorphosis"]).play("Pin", "opponent").resolve();
  rune.resolveAll();
  expect(rune.card("Stalking Shape").zone).toBe("play");
  // What destroys all cards destroys it.
  rune.play("Utter Ruin").resolveAll();
  expect([rune.card("Stalking Shape").zone, rune.card("Rune of Metamorphosis").zone]).toEqual(["graveyard", "graveyard"]);
}, { own: `Stalking Shape, 1, Druid, Ability—Feral, Form (1) (Own-1C)
Ongoing: When you play a non-Feral ability, destroy Stalking Shape.

Utter Ruin, 5, Mage, Ability—Fire (Own-2C)
Destroy all abilities and equipment.` });
