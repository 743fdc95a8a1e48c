import { expect, test } from "vitest";
import { played, until } from "./played.ts";

const cards = `Dun Raider, 1, Horde, Arena Ally—Orc Warrior, 3 [Melee] ATK / 3 Health (Own-3)

Dun Page, 1, Horde, Ally—Orc Mage, 1 [Frost] ATK / 1 Health (Own-4)
Elusive

Dun Rob, 1, Rogue, Ability—Subtlety (Own-5)
Target player discards a card.

Dun Waste, 1, Rogue, Ability—Subtlety (Own-6)
Discard a card.

Dun Wit, 1, Mage, Ability—Arcane (Own-7)
Draw two cards.

Dun Jab, 1, Warrior, Instant Ability—Arms (Own-8)
Your hero deals 2 melee damage to target hero or ally.

Dun Imp, 1, Horde, Ally—Demon, Pet (1), 1 [Fire] ATK / 4 Health (Own-9)

Dun Spy, 1, Ally—Human, 1 [Melee] ATK / 1 Health (Own-10)
Scryer Reputation
Elusive

Dun Aid, 1, Ally—Human, 1 [Melee] ATK / 1 Health (Own-11)
Aldor Reputation
Elusive
`;

test("what an opposing card or effect causes one to discard comes back; what one discards oneself does not (BOG-037)", () => {
  const s = played(cards, { party: ["Gladiator Kinivus"], hand: ["Dun Raider"] }, { hand: ["Dun Rob"], resources: 1 }, { turn: "opponent" });
  s.play("Dun Rob", "me").resolve();
  until(s, "nobody");
  expect(s.request.kind).toBe("may");
  s.choose("Yes");
  expect(s.cards("me", "hand")).toContain("Dun Raider");
  const own = played(cards, { party: ["Gladiator Kinivus"], hand: ["Dun Waste", "Dun Raider"], resources: 1 }, {});
  own.play("Dun Waste").resolve();
  expect([own.chain(), own.cards("me", "graveyard")]).toEqual([[], ["Dun Raider", "Dun Waste"]]);
});

test("only one character can attack, also if it is gone (BOG-026)", () => {
  const s = played(cards, { party: ["Defiance", "Dun Raider"] }, { party: ["Dun Page", "Dun Raider"] }, { turn: "opponent" });
  s.attack("opponent: Dun Page", "Ursa Grey").resolve();
  while (s.step !== "action" || s.chain().length > 0 || s.request.kind !== "priority") (s.request.kind === "priority" ? s.pass() : s.choose("No"));
  until(s, "opponent");
  expect([s.can("attack", "opponent: Dun Raider"), s.can("attack", "Thorn Dun")]).toEqual([false, false]);
  const mine = played(cards, { party: ["Defiance", "Dun Page", "Dun Raider"] }, {});
  mine.attack("Dun Page", "Thorn Dun").resolve().to("action");
  until(mine, "me");
  expect(mine.can("attack", "Dun Raider")).toBe(true);
});

test("each packet may be dealt to a Demon of one's choice instead (SOB-041)", () => {
  const set = () => {
    const s = played(cards, { hero: "Plague Fleshbane", party: ["Dun Imp"], resources: 2 }, { hand: ["Dun Jab", "Dun Jab"], resources: 2 });
    s.use("Plague").resolve();
    return until(s, "opponent").play("Dun Jab", "Plague Fleshbane").resolve();
  };
  const yes = set();
  expect(yes.request.kind).toBe("may");
  yes.choose("Yes");
  expect([yes.card("Plague").damage, yes.card("Dun Imp").damage]).toEqual([0, 2]);
  const no = set().choose("No");
  expect([no.card("Plague").damage, no.card("Dun Imp").damage]).toEqual([2, 0]);
});

test("under an opponent's control it has no powers until his next turn starts (HFI-054)", () => {
  const s = played(cards, { party: ["Greatsword of Horrid Dreams"], hand: ["Dun Page"], resources: 1 }, { hand: ["Dun Page"], resources: 1 }, { turn: "opponent" });
  s.play("Dun Page").resolve();
  expect(s.card("opponent: Dun Page").keywords).toEqual([]);
  s.to("action", "me");
  s.play("Dun Page").resolve();
  expect([s.card("opponent: Dun Page").keywords, s.card("me: Dun Page").keywords]).toEqual([[], ["elusive"]]);
  s.to("action", "opponent");
  expect(s.card("opponent: Dun Page").keywords).toEqual(["elusive"]);
});

test("damage is put on an ally as it enters play, and then a card is drawn (FOH-018)", () => {
  const set = (hand: string) => played(cards, { party: ["Dimzer the Prestidigitator"], hand: [hand], resources: 1 }, {}).play(hand).resolve().resolve();
  const s = set("Dun Raider");
  expect(s.request.kind).toBe("may");
  s.choose("Yes");
  expect([s.card("Dun Raider").damage, s.cards("me", "hand").length]).toEqual([1, 1]);
  const no = set("Dun Raider").choose("No");
  expect([no.card("Dun Raider").damage, no.cards("me", "hand").length]).toEqual([0, 0]);
});

test("drawing is skipped for counters, the last of which destroys it (HFI-018)", () => {
  const s = played(cards, { party: [{ card: "Brain Lock", counters: { frost: 2 } }] }, { hand: ["Dun Wit"], resources: 1 }, { turn: "opponent" });
  s.play("Dun Wit").resolve();
  expect([s.cards("opponent", "hand").length, s.card("Brain Lock").zone]).toEqual([0, "graveyard"]);
  const three = played(cards, { party: [{ card: "Brain Lock", counters: { frost: 1 } }] }, { hand: ["Dun Wit"], resources: 1 }, { turn: "opponent" });
  three.play("Dun Wit").resolve();
  expect([three.cards("opponent", "hand").length, three.card("Brain Lock").zone]).toEqual([1, "graveyard"]);
});

test("each card is paid for by itself, or not drawn (DOW-030)", () => {
  const s = played(cards, { party: ["Ice Barbed Spear"] }, { hand: ["Dun Wit"], resources: 2 }, { turn: "opponent" });
  s.play("Dun Wit").resolve();
  expect([s.deciding, s.request.kind]).toEqual(["opponent", "may"]);
  s.choose("Yes");
  expect(s.cards("opponent", "hand")).toHaveLength(1);
  if (s.request.kind === "may") s.choose("No");
  expect(s.cards("opponent", "hand")).toHaveLength(1);
});

test("reputation other than Aldor (HFI-061)", () => {
  const s = played(cards, { party: ["Vindicator Vasha", "Dun Page"] }, { party: ["Dun Spy", "Dun Aid"] });
  expect([s.card("Dun Spy").keywords, s.card("Dun Aid").keywords, s.card("Dun Page").keywords]).toEqual([[], ["elusive"], ["elusive"]]);
});
