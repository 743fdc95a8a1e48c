import type { Scenario, ScenarioOptions, Seat } from "cardwright/testing";
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
