import { gameFolders } from "../cli/games.ts";
import { hasData, poolFiles } from "../test/data.ts";
import { createLibrary, firstAgent, greedyAgent, lastAgent, randomAgent, type Agent } from "../runtime/index.ts";
import { seedPaths } from "./meaning/card-paths.ts";
import { compiledPool } from "./playing/compiled-pool.ts";
import { playWhole, Resolved } from "./playing/whole-game.ts";

const HELP = `npm run games [-- --count N] [-- --from SEED] [-- --agent random|first|last|greedy] [-- --seeds-only] [-- --seconds N] [-- --edition 2009|2013] [-- --teams 1,2] [-- --json]

Plays whole games between decks drawn from all compiled cards, those of cards/ and those of the pool
if it is there; each ends by the rules, with every invariant held. Says which share of the cards has
resolved at least once. --seconds stops after so much time of the processor; --teams names the
team of each player: 1,2,3 is a game of three, 1,2,1,2 one of two teams.`;

const args = process.argv.slice(2);
const valueOf = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const numberOf = (name: string, standard: number): number => Number(valueOf(name) ?? standard);

const AGENTS: Readonly<Record<string, (seed: number) => Agent>> = { random: randomAgent, first: firstAgent, last: lastAgent, greedy: greedyAgent };

if (args.includes("--help")) console.log(HELP);
else process.exitCode = await main();

async function main(): Promise<number> {
  const count = numberOf("--count", 100);
  const from = numberOf("--from", 1);
  const agent = AGENTS[valueOf("--agent") ?? "random"];
  const edition = valueOf("--edition") ?? "2009";
  const teams = (valueOf("--teams") ?? "1,2").split(",").map(Number);
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(from) || from < 1 || agent === undefined || !["2009", "2013"].includes(edition) || teams.length < 2 || teams.some((team) => !Number.isSafeInteger(team))) {
    console.error(HELP);
    return 2;
  }
  const { cards, keywords } = await compiledPool([...seedPaths(), ...(hasData && !args.includes("--seeds-only") ? poolFiles() : [])]);
  const rules = await gameFolders["wowtcg"]?.loadRules();
  if (rules === undefined) throw new Error("there are no rules");
  const library = createLibrary(cards, keywords);
  const resolved = new Resolved();
  const faults: string[] = [];
  const ends = new Map<string, number>();
  const seconds = numberOf("--seconds", Infinity);
  const start = process.cpuUsage().user;
  let played = 0;
  let decisions = 0;
  for (let seed = from; seed < from + count && (process.cpuUsage().user - start) / 1e6 < seconds; seed++) {
    const result = playWhole({ rules, library, cards, seed, agents: teams.map((_, i) => agent(seed + i * 2 ** 32)), resolved, edition, teams });
    played += 1;
    decisions += result.decisions;
    if (result.fault !== null) faults.push(result.fault);
    else ends.set(result.end, (ends.get(result.end) ?? 0) + 1);
  }
  const share = resolved.cards.size / cards.length;
  const never = cards.map((card) => library.refOf(card)).filter((ref) => !resolved.cards.has(ref));
  const figures = { games: played, decisions, faults: faults.length, cards: cards.length, resolved: resolved.cards.size, share: Number(share.toFixed(4)), ends: Object.fromEntries([...ends].sort(([a], [b]) => (a < b ? -1 : 1))), cpuSeconds: Math.round((process.cpuUsage().user - start) / 1e6) };
  if (args.includes("--json")) console.log(JSON.stringify({ ...figures, never, faulty: faults }, null, 2));
  else {
    console.log(`${played} games of ${decisions} decisions in ${figures.cpuSeconds} s of the processor; ${(100 * share).toFixed(1)} % of ${cards.length} cards have resolved.`);
    for (const [end, number] of Object.entries(figures.ends)) console.log(`  ${number} ended by ${end}`);
    for (const fault of faults) console.log(`  fault: ${fault}`);
    if (never.length > 0 && never.length <= 400) console.log(`  never resolved: ${never.join(", ")}`);
  }
  return faults.length > 0 ? 1 : 0;
}
