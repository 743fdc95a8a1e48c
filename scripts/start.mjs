// `npm start`: compiles every card under `cards/`, builds the modules, and plays one game between the two ready decks.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const cardwright = join(root, "dist", "cli", "cardwright.js");

// Exit code 1 says that some cards are refused; they are listed, and the game is played with the others.
const compiled = run(cardwright, "compile", "cards", "--out", "generated");
if (compiled > 1) process.exit(compiled);
const built = run(join(root, "scripts", "build.mjs"));
process.exit(built === 0 ? run(cardwright, "play", "--seed", "7") : built);

function run(...args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 2;
}
