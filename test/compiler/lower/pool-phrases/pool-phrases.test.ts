import { expect, test } from "vitest";
import { compileFile } from "../../../../compiler/compile-file.ts";
import { language } from "../../../../games/wowtcg/language/index.ts";
import type { Power } from "../../../../ir/index.ts";

const HEADERS = {
  ally: "Brimble Sample, 3, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 3 Health",
  ability: "Sample Spark, 3, Mage, Ability—Fire",
  quest: "Sample Errand, Quest",
};

/** The powers that a text of our own compiles to on a card of a kind; what refuses it, where it is refused. */
function powers(kind: keyof typeof HEADERS, ...paragraphs: string[]): readonly Power[] | string {
  const card = compileFile(`${[HEADERS[kind], ...paragraphs].join("\n")}\n`, language, { file: "samples.cards" }).cards[0];
  return card?.ir?.powers ?? (card?.diagnostics.map(({ message }) => message).join(" ") ?? "");
}

const YOU = { noun: "you" };
const SELF = { noun: "self" };

test("what is paid to play the card beside its cost, or instead of it", () => {
  expect(powers("ability", "As an additional cost to play, destroy an armor you control.", "Draw a card.")).toMatchObject([
    { power: "additionalCost", clause: { verb: "play", object: SELF }, costs: [{ cost: "act", clause: { verb: "destroy" } }] },
    { power: "oneShot" },
  ]);
  expect(powers("ability", "You may exhaust an armor you control rather than pay this card's cost.", "Draw a card.")).toMatchObject([
    { power: "alternateCost", clause: { verb: "play", object: SELF }, costs: [{ cost: "act", clause: { verb: "exhaust" } }] },
    { power: "oneShot" },
  ]);
});

test("a cost of the card itself holds on, though the card is an ability", () => {
  expect(powers("ability", "You pay (2) less to play this ability if you control an item.", "Draw a card.")).toMatchObject([
    { power: "continuous", statements: [{ says: "cost", change: 2, sign: -1, clause: { verb: "play", object: SELF } }], while: { if: "exists" } },
    { power: "oneShot" },
  ]);
});

test("a restricted pay line", () => {
  expect(powers("quest", "On your turn: Pay (3) to complete this quest.", "Reward: Draw a card.")).toMatchObject([
    { power: "payment", timing: { if: "turn", of: YOU }, costs: [{ cost: "resources", amount: 3 }], effects: [{ do: "act", clause: { verb: "complete", object: SELF } }] },
    { power: "oneShot", labels: ["reward"] },
  ]);
});

test("how something enters play, and comes to lie", () => {
  expect(powers("ally", "This ally enters play with two +1 ATK counters.")).toMatchObject([
    { power: "replacement", event: { verb: "enter", subject: SELF }, effects: [{ do: "alter", entry: { counters: [{ counter: "+1 atk", amount: 2 }] } }] },
  ]);
  expect(powers("ally", "Opposing items enter play exhausted.")).toMatchObject([{ power: "replacement", effects: [{ do: "alter", entry: { exhausted: true } }] }]);
  expect(powers("ability", "Put target item card from your graveyard into your resource row face down and exhausted.")).toMatchObject([
    { power: "oneShot", effects: [{ do: "act", clause: { verb: "put", into: { zone: "resource row" }, entry: { faceDown: true, exhausted: true } } }] },
  ]);
});

test("what stands behind “you control” belongs to the clause around it", () => {
  expect(powers("ally", "Items you control have Stealth while you control an armor.")).toMatchObject([{ power: "continuous", statements: [{ says: "keyword" }], while: { if: "exists" } }]);
  expect(powers("ally", "Your hero has +1 ATK while attacking for each item you control.")).toMatchObject([{ power: "continuous", statements: [{ says: "stat", of: { filter: { of: [{ is: "type" }, { is: "controlled" }, { is: "state", state: "attacking" }] } }, change: { amount: "count" } }] }]);
});

test("what is attacked is a part of the state", () => {
  expect(powers("ally", "This ally has +1 ATK while attacking heroes.")).toMatchObject([
    { power: "continuous", while: { if: "is", what: { is: "all", of: [{ is: "state", state: "attacking" }, { is: "inCombatWith" }] } } },
  ]);
});

test("control for a time, stats twice over, things forbidden together", () => {
  expect(powers("ability", "Gain control of target item until the end of your next turn.")).toMatchObject([{ effects: [{ do: "modify", powers: [{ statements: [{ says: "control", by: YOU }] }], duration: { lasts: "until" } }] }]);
  expect(powers("ability", "Double your hero's ATK this turn.")).toMatchObject([{ effects: [{ do: "modify", powers: [{ statements: [{ says: "multiplyStat", stat: "atk", by: 2 }] }], duration: { lasts: "thisTurn" } }] }]);
  expect(powers("ability", "Target hero can't attack or protect this turn.")).toMatchObject([{ effects: [{ do: "modify" }, { do: "modify" }] }]);
});

test("damage that is unpreventable, and where damage came from", () => {
  expect(powers("ally", "Damage that this ally would deal is unpreventable.")).toMatchObject([{ power: "replacement", event: { verb: "deal", subject: SELF }, effects: [{ do: "alter", damage: { unpreventable: true } }] }]);
  expect(powers("ally", "When this ally is dealt damage, it deals 1 frost damage to the source of that damage.")).toMatchObject([{ effects: [{ do: "act", clause: { verb: "deal", to: { noun: "event", role: "subject" } } }] }]);
});

test("cards in hand are those of who has them", () => {
  expect(powers("ally", "At the end of your turn, if you have no cards in hand, draw a card.")).toMatchObject([{ condition: { if: "not", of: { what: { is: "in", place: { zone: "hand", of: YOU } } } } }]);
});

test("what becomes exhausted is exhausted; tokens for each of something", () => {
  expect(powers("ally", "When this ally becomes exhausted, draw a card.")).toMatchObject([{ triggers: [{ event: { verb: "exhaust", object: SELF } }] }]);
  expect(powers("ability", "Put a 1 [Melee] / 1 health Wolf ally token into play for each item you control.")).toMatchObject([{ effects: [{ do: "token", count: { amount: "count" } }] }]);
});

test("a total is divided among those named", () => {
  expect(powers("ability", "Your hero deals 4 fire damage divided as you choose to up to two target allies.")).toMatchObject([{ effects: [{ do: "divide", who: YOU, clause: { verb: "deal", amount: 4 }, among: { quantity: { count: "upTo", of: 2 } } }] }]);
});

test("a power given to a keyword", () => {
  expect(powers("ally", "Death Rattle: Draw a card.")).toMatchObject([{ power: "keyword", keyword: "death rattle", args: [{ parameter: "power", value: [{ do: "act", clause: { verb: "draw", amount: 1 } }] }] }]);
});

test("a comparison with some opponent, and with each", () => {
  const compare = { if: "compare", comparison: "more", right: { amount: "count", of: { of: [{ is: "type", type: "item" }, { is: "controlled", by: { noun: "candidate" } }] } } };
  expect(powers("ally", "At the end of your turn, if you control more items than an opponent, draw a card.")).toMatchObject([
    { condition: { if: "exists", what: { of: [{ is: "player", side: "opponent" }, { is: "such", that: compare }] } } },
  ]);
  expect(powers("ally", "At the end of your turn, if you control more items than each opponent, draw a card.")).toMatchObject([
    { condition: { if: "not", of: { if: "exists", what: { of: [{ is: "player" }, { is: "such", that: { if: "not", of: compare } }] } } } },
  ]);
});
