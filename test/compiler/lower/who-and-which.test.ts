import { expect, test } from "vitest";
import { readText } from "../read-text.ts";

test.each([
  "Look at target opponent's hand and choose a card. He discards that card.",
  "Look at target opponent's hand and choose an ability or equipment card. He discards that card.",
  "Look at target opponent's hand and choose an ally with cost 4 or less. He discards that card.",
])("what is chosen as cards are looked at is one of them: %s", (text) => expect(readText(text)).toContain('{"is":"among","of":{"noun":"bound","name":"revealed"}}'));

test("the rest are those that were not removed, either", () => {
  const left = readText("Look at the top four cards of your deck. Remove one of them from the game and put the rest on the bottom of your deck.");
  for (const verb of ["put", "remove"]) expect(left).toContain(`{"is":"not","of":{"is":"did","event":{"verb":"${verb}"`);
});

test("who enters under one's own or a friend's control does so under either", () => {
  expect(readText("When an ally enters play under your control or a friendly player's control, draw a card.", "item")).toContain('"under":{"noun":"several","of":[{"noun":"you"}');
});

test.each(["Your hero deals 1 fire frost damage to target ally.", "Your hero deals 1 fire [Fire] damage to target ally."])("types of damage are joined: %s", (text) => expect(readText(text)).toContain("by “and” or “or”"));

test("a verb without an object has what the next one takes behind its preposition", () => {
  expect(readText("When you play or strike with a weapon, draw a card.", "ally")).toContain('"verb":"play","subject":{"noun":"you"},"object":{"noun":"select"');
});

test.each([
  ["Voss can't be attacked by allies with cost 3 or less.", '"verb":"attack","subject":{"noun":"select"'],
  ["While Voss is ready, opposing allies enter play exhausted.", '"power":"replacement"'],
  ["Opposing allies enter play exhausted while you control a Demon.", '"if":"exists"'],
])("%s", (text, part) => expect(readText(text, "ally")).toContain(part));

test("who may do something and does not still could", () => expect(readText("At the start of your turn, you may discard a card. If you can't, destroy Voss.", "ally")).toContain("If you don't"));

test.each([
  ["When an opposing ally attacks, exhaust a second target ally.", "ability", '"than":{"noun":"event","role":"subject"}'],
  ["When an opposing ally attacks, exhaust another target ally.", "item", '"than":{"noun":"event","role":"subject"}'],
  ["When an opposing ally attacks, exhaust another target ally.", "ally", '"than":{"noun":"self"}'],
  ["Your hero can't be destroyed while another friendly hero or ally is in play.", "item", '"than":{"noun":"select","quantity":{"count":"all"}'],
  ["When another hero or ally heals damage from your hero, draw a card.", "item", '"than":{"noun":"select","quantity":{"count":"all"}'],
  ["Discard an ally card. Destroy a second target ally.", "ability", '"than":{"noun":"bound","name":"ally"}'],
  ["Exhaust another target ally.", "ability", "other than which?"],
] as const)("“another” and “a second” are other than what was spoken of, where the bearer is none of them: %s (%s)", (text, type, part) => expect(readText(type === "ability" && text.startsWith("When") ? `Ongoing: ${text}` : text, type)).toContain(part));

test.each([["in one graveyard", true], ["in graveyards", false]] as const)("what lies %s is one player's: %s", (where, one) => {
  expect(readText(`Remove up to three target cards ${where} from the game.`).includes('"place":{"zone":"graveyard","of":{"noun":"select","quantity":{"count":"exactly","of":1},"filter":{"is":"player"}}}')).toBe(one);
});

test.each(["each player with no cards in hand", "each player with two or more cards in hand", "each ally with no weapon"])("what nothing can have attached is refused: %s", (who) => {
  expect(readText(`At the start of your turn, ${who} ${who.includes("player") ? "draws a card" : "deals 1 damage to target hero"}.`, "item")).toContain("what has this is not clear");
});
