import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { baselineOf, beyond, isBaseline, type Baseline } from "../../lint/baseline.ts";
import type { CardwrightConfig } from "../../lint/config.ts";
import { textOption, type Given } from "../command.ts";
import { UsageError } from "../exit-code.ts";
import { writeWhole } from "../generated/atomic-write.ts";
import { counted, say, type Terminal } from "../output/terminal.ts";
import type { Linted } from "./linter.ts";

/** Where a baseline is written when nothing says where. */
const STANDARD = "cardwright-baseline.json";

/** Takes from what is found what a baseline lets pass; or writes the baseline of all that is found. */
export interface BaselineUse {
  readonly take: (linted: Linted) => Linted;
  /** Writes what is to be written, and tells what the baseline still lets pass that is no longer there. */
  readonly end: () => void;
}

/** The baseline that the command line or the configuration names. */
export function baselineGiven(given: Given, config: CardwrightConfig, terminal: Terminal): BaselineUse {
  const named = textOption(given, "baseline") ?? config.baseline;
  if (given.options["writeBaseline"] === true) {
    const all: Linted[] = [];
    return {
      take: (linted) => {
        all.push(linted);
        return { ...linted, diagnostics: [] };
      },
      end: () => {
        const path = named ?? STANDARD;
        writeWhole(resolve(terminal.folder, path), `${JSON.stringify(baselineOf(all), null, 2)}\n`);
        say(terminal, `${path} lets ${counted(all.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0), "finding")} pass.`);
      },
    };
  }
  if (named === undefined) return { take: (linted) => linted, end: () => undefined };
  const baseline = read(named, terminal);
  let gone = 0;
  return {
    take: (linted) => {
      const left = beyond(baseline, linted.file, linted.diagnostics);
      gone += left.gone;
      return { ...linted, diagnostics: left.diagnostics };
    },
    end: () => {
      if (gone > 0) say(terminal, `${named} lets ${counted(gone, "finding")} pass that ${gone === 1 ? "is" : "are"} no longer there; --write-baseline writes it anew.`);
    },
  };
}

function read(name: string, terminal: Terminal): Baseline {
  const path = resolve(terminal.folder, name);
  if (!existsSync(path)) throw new UsageError(`There is no baseline ${name}.`, "--write-baseline writes one.");
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isBaseline(value)) throw new UsageError(`${name} is no baseline.`, "--write-baseline writes one.");
  return value;
}
