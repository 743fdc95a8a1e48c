/** Scenarios: situations of a game that are set up and played out by name. */
export { Scenario, scenario, type ScenarioOptions } from "./scenario.ts";
export type { Seen } from "./seen.ts";
export type { Lying, LyingCard, Seat } from "./setup.ts";
