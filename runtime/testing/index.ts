/** Scenarios: situations of a game that are set up and played out by name. */
export { Scenario, scenario, type ScenarioOptions, type Seen } from "./scenario.ts";
export type { Lying, LyingCard, Seat } from "./setup.ts";
