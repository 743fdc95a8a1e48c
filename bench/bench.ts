import { cpus } from "node:os";
import { measureGames } from "./games.ts";
import { measureProcesses } from "./processes.ts";
import { poolFolder, readPool } from "./pool.ts";
import { measureSteps } from "./steps.ts";

const args = process.argv.slice(2);
const json = args.includes("--json");
const rounds = args.includes("--quick") ? 1 : 11;

if (args.includes("--help")) {
  console.log("npm run bench [-- --json] [-- --quick] [-- --only steps|processes|games]\n\nCompare figures of one run only: machines differ, and so do days.");
} else {
  const only = args.includes("--only") ? args[args.indexOf("--only") + 1] : undefined;
  const wanted = (part: string): boolean => only === undefined || only === part;
  const pool = readPool();
  const result = {
    machine: { node: process.version, cores: cpus().length },
    pool: { folder: poolFolder, files: pool.length, characters: pool.reduce((sum, { text }) => sum + text.length, 0) },
    steps: wanted("steps") ? await measureSteps(rounds) : [],
    processes: wanted("processes") ? measureProcesses(rounds) : [],
    games: wanted("games") ? await measureGames(rounds * 500) : null,
  };
  if (json) console.log(JSON.stringify(result, null, 2));
  else {
    console.log(`Node ${result.machine.node}, ${result.machine.cores} cores; ${result.pool.files} files, ${result.pool.characters} characters.\n`);
    const msOf = (step: string): number => result.steps.find(({ name }) => name === step)?.ms ?? 1;
    if (result.steps.length > 0) console.log(`${"steps, over all texts".padEnd(32)} ${"".padStart(9)}     × its words alone`);
    for (const { name, ms, by } of result.steps) console.log(`${name.padEnd(32)} ${ms.toFixed(1).padStart(9)} ms  ${(ms / msOf(by)).toFixed(1).padStart(8)}`);
    if (result.processes.length > 0) console.log(`\n${"whole processes".padEnd(32)} ${"".padStart(9)}     × node -e 0`);
    for (const { name, ms, ratio } of result.processes) console.log(`${name.padEnd(32)} ${ms.toFixed(0).padStart(9)} ms  ${ratio.toFixed(2).padStart(8)}`);
    if (result.games !== null) {
      const { gamesPerSecond, decisionsPerSecond, turnsPerGame, undo } = result.games;
      console.log(`\nrandom games: ${gamesPerSecond.toFixed(1)} a second, of ${turnsPerGame.toFixed(0)} turns; ${decisionsPerSecond.toFixed(0)} decisions a second of the processor`);
      console.log(`taken back: a decision with all that it led to in ${undo.decision.toFixed(2)} µs, a step of the machine in ${undo.step.toFixed(2)} µs`);
    }
  }
}
