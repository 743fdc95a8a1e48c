import { expect, test } from "vitest";
import { readText } from "../read-text.ts";

const REFUSED = "Another power begins with";

test.each([
  "At the end of your turn, draw a card. Demons you control have +1 ATK.",
  "When Voss enters play, draw a card. Players can't place resources face down.",
  "When Voss attacks, draw a card. When an opposing ally is destroyed, draw a card.",
  "[Activate] >>> Draw a card. When you play an ally, ready Voss.",
  "If Voss would be dealt damage, prevent 1 of it. When you play an ability, destroy Voss.",
  "When Voss enters play, exhaust target ally. When Voss leaves play, he deals 4 fire damage to target ally.",
  "When Voss attacks, draw a card. When Voss deals combat damage to a hero, he deals that much frost damage to target ally in that hero's party.",
  "When Voss attacks, draw a card. If a card would enter an opposing graveyard, remove it from the game instead.",
  "[Activate] >>> Draw a card. When you play an ally, exhaust target ally.",
])("a power behind another needs a paragraph of its own: %s", (text) => expect(readText(text, "ally")).toContain(REFUSED));

test.each([
  "At the end of your turn, draw a card. Demons you control have +1 ATK this turn.",
  "When Voss enters play, exhaust target ally. It can't ready during its controller's next ready step.",
  "When Voss attacks, choose an opposing ally. When that ally is destroyed this turn, draw a card.",
  "[Activate] >>> Draw a card. You pay (1) less to play your next ally this turn.",
  "At the end of your turn, put a 1 [Melee] / 1 health Orc ally token into play. When that token leaves play, draw a card.",
])("what says a time, or speaks of what was named, goes on: %s", (text) => expect(readText(text, "ally")).toMatch(/^\[/));
