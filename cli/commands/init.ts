import { basename, resolve } from "node:path";
import { flagOption, textOption, type CommandDefinition } from "../command.ts";
import { exitCode } from "../exit-code.ts";
import { counted, print } from "../output/terminal.ts";
import { shownPath } from "../inputs.ts";
import { fileName } from "../start/file-name.ts";
import { startSet } from "../start/start-set.ts";

/** `cardwright init`: writes all that a new set needs, and nothing over what is there. */
export const command: CommandDefinition = {
  configure: (command) => {
    command
      .argument("[folder]", "where the set is written; it is made if it is not there", ".")
      .option("--name <name>", "what the package of the set is called (default: the folder's name)")
      .option("--force", "write over files that are there");
  },
  examples: [
    { does: "start a set in a new folder", line: "cardwright init emberfall" },
    { does: "start one where you are", line: "cardwright init --name my-set" },
  ],
  run: (given, terminal) => {
    const folder = resolve(terminal.folder, given.operands[0] ?? ".");
    const name = fileName(textOption(given, "name") ?? basename(folder));
    const files = startSet(folder, { name, force: flagOption(given, "force") });
    for (const file of files) print(terminal, `  ${file}`);
    const shown = shownPath(folder, terminal.folder);
    print(terminal, `${counted(files.length, "file")} written. Read ${shown === folder && folder === terminal.folder ? "" : `${shown}/`}README.md, or go on with: ${folder === terminal.folder ? "" : `cd ${shown} && `}npm install && npm run play`);
    return exitCode.fine;
  },
};
