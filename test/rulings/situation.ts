import type { LyingCard, Scenario, ScenarioOptions, Seat } from "cardwright/testing";
import type { Deal } from "./ruling.ts";

/** Deals two seats, "me" and "opponent", each with a hero that does nothing unless it is flipped. */
export function seats(deal: Deal, me: Partial<Seat>, opponent: Partial<Seat>, turn = "me", options: ScenarioOptions = {}): Scenario {
  return deal({ me: { hero: "Kinivus the Focused", ...me }, opponent: { hero: "Thoros the Savior", ...opponent } }, { turn, ...options });
}

/** Whoever has priority passes until it is a player's. */
export function until(s: Scenario, player: string): Scenario {
  for (let i = 0; i < 10 && s.request.kind === "priority" && s.deciding !== player; i++) s.pass();
  return s;
}

/** A card that lies exhausted as the situation starts. */
export const exhausted = (card: string): LyingCard => ({ card, exhausted: true });

/** The next ready step of a player, in which whoever may inspire readies just what is named. */
export function inspiring(s: Scenario, whose: string, ...names: readonly string[]): Scenario {
  s.to("ready", whose);
  const left = [...names];
  for (let i = 0; i < 20 && s.request.kind !== "priority"; i++) {
    if (s.request.kind === "may") {
      s.choose(left.length > 0 ? "Yes" : "No");
      // The only choice makes itself.
      if (s.offers("Pass") || s.offers("Yes")) left.splice(0, 1);
      continue;
    }
    const wanted = left.filter((name) => s.offers(name)).slice(0, s.request.max);
    s.choose(...wanted);
    for (const name of wanted) left.splice(left.indexOf(name), 1);
  }
  return s;
}
