import type { Machine } from "../../runtime/machine.ts";
import { seedRandom } from "../../runtime/random.ts";
import type { CardObject } from "../../runtime/state.ts";
import { lyingOpen } from "../../runtime/view.ts";

/** Turns every card that a player may not see into another one, and the generator too; how many cards it were. */
export function hideAnew(m: Machine, player: number, cards: readonly string[]): number {
  let changed = 0;
  // Who uses or completes a card from a hidden zone shows it, and some play with the top of their deck revealed.
  const shown = new Set([...lyingOpen(m), ...(m.state.zones["chain"] ?? []).map((id) => m.link(id)?.source)]);
  for (const thing of m.state.things) {
    if (thing?.kind !== "card" || thing.past !== null || thing.token || shown.has(thing.id) || !isHidden(m, thing, player)) continue;
    Reflect.set(thing, "def", cards[(thing.card * 7 + 3) % cards.length]);
    changed += 1;
  }
  m.set(m.state, "random", seedRandom(4711));
  return changed;
}

function isHidden(m: Machine, card: CardObject, player: number): boolean {
  if (card.zone === "play" || card.zone === "chain") return card.faceDown && card.controller !== player;
  const { seen } = m.rules.zones[card.zone] ?? { seen: "nobody" };
  return seen === "nobody" || (seen === "owner" && card.owner !== player);
}
