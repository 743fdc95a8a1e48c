#!/usr/bin/env node
import { version } from "./version.ts";

// The version is told before anything else is loaded.
if (process.argv.length === 3 && (process.argv[2] === "--version" || process.argv[2] === "-V")) {
  process.stdout.write(`${version}\n`);
} else {
  const { main } = await import("./main.ts");
  await main(process.argv.slice(2));
}
