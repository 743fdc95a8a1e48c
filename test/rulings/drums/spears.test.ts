import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

const moves = `Quick Finish, 1, Rogue, Ability—Combat (Own-1C)
Finishing Move
Your hero deals X melee damage to target hero.

Wild Finish, 1, Rogue, Ability—Combat (Own-2C)
Finishing Move: Demonology
Your hero deals X melee damage to target hero.`;

/** How much X may be for a card in hand, and what is removed for it. */
function finish(deal: Parameters<typeof seats>[0], card: string, graveyard: readonly string[], x: number) {
  const s = seats(deal, { hand: [card], graveyard, resources: 1 }, { graveyard: ["Pin", "Pin"] });
  s.play(card);
  const most = s.request.ask === "number" ? s.request.max : 0;
  if (s.request.ask === "number") s.choose(x);
  while (s.request.kind !== "priority") s.choose(...(s.offers("Thoros") ? ["Thoros"] : s.offered().slice(0, s.request.min)));
  const removed = s.cards("me", "removed");
  s.resolve();
  return { most, removed, damage: s.card("Thoros").damage };
}

for (const id of ["INTRO-069", "DOW-011"]) {
  ruling(id, ["Quick Finish", "Wild Finish"], (deal) => {
    const combo = ["Pin", "Burgle", "Unbalance", "Pin", "Pin", "Burgle", "Tim"];
    // Five at most, and only what is described.
    expect(finish(deal, "Quick Finish", combo, 3)).toEqual({ most: 5, removed: ["Pin", "Burgle", "Unbalance"], damage: 3 });
    expect(finish(deal, "Quick Finish", ["Pin", "Tim", "Unholy Power"], 1)).toEqual({ most: 1, removed: ["Pin"], damage: 1 });
    expect(finish(deal, "Quick Finish", ["Tim"], 0)).toEqual({ most: 0, removed: [], damage: 0 });
    expect(finish(deal, "Wild Finish", ["Pin", "Unholy Power", "Ritual of Summoning"], 2)).toEqual({ most: 2, removed: ["Unholy Power", "Ritual of Summoning"], damage: 2 });
  }, { own: moves });
}

ruling("DOW-030", ["Ice Barbed Spear"], (deal) => {
  const set = (resources: number) => seats(deal, { party: ["Ice Barbed Spear"], hand: ["Victimize"], resources: 5, deck: ["Tim", "Luumon"] }, { hand: ["Victimize"], resources, deck: ["Pin", "Burgle", "Withdraw"] }, "opponent").play("Victimize", "me").resolve();
  const s = set(7);
  expect([s.deciding, s.request.kind]).toEqual(["opponent", "may"]);
  s.choose("Yes");
  // The first is in hand before the second is paid for.
  expect([s.cards("opponent", "hand"), s.request.kind]).toEqual([["Pin"], "may"]);
  s.choose("No");
  expect([s.cards("opponent", "hand"), s.cards("opponent", "deck"), s.request.kind]).toEqual([["Pin"], ["Burgle", "Withdraw"], "priority"]);
  const poor = set(5);
  while (poor.request.kind === "may") poor.choose("Yes");
  expect([poor.request.kind, poor.cards("opponent", "hand")]).toEqual(["priority", []]);
  // One's own draws are free.
  poor.to("action", "me");
  expect(poor.cards("me", "hand")).toEqual(["Tim"]);
});

ruling("DOW-064", ["Veteran's Pendant"], (deal) => {
  const over = (turn: string, mine: readonly string[], theirs: readonly string[]) => {
    const s = seats(deal, { party: mine, hand: ["Last Word"], resources: 1 }, { party: theirs, hand: ["Last Word"], resources: 1 }, turn);
    s.play("Last Word", turn === "me" ? "Thoros" : "Kinivus").resolve();
    return s.game.over;
  };
  const won = over("me", ["Veteran's Pendant"], []);
  expect([won?.winners, won?.next?.decideFirst]).toEqual([[1], [1]]);
  // Lost, or not there as the game ends: as usual.
  expect(over("opponent", ["Veteran's Pendant"], [])?.next?.decideFirst ?? []).toEqual([]);
  const chain = seats(deal, { hand: ["Veteran's Pendant", "Last Word"], resources: 9 }, {});
  chain.play("Veteran's Pendant").resolve();
  expect(chain.card("Veteran's Pendant").zone).toBe("play");
  const gone = seats(deal, { party: ["Veteran's Pendant"], hand: ["Reforestation", "Last Word"], resources: 9 }, {});
  gone.play("Reforestation", "Veteran's Pendant").resolve().play("Last Word", "Thoros").resolve();
  expect(gone.game.over?.next?.decideFirst ?? []).toEqual([]);
}, { own: `Last Word, 1, Mage, Ability—Fire (Own-1C)
Destroy target hero.` });
