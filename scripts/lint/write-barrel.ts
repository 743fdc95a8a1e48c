import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulesBarrel, rulesFolder } from "./rules-barrel.ts";

/** Writes the list of rules; first, since nothing that names a rule that is gone can be run. */
writeFileSync(join(rulesFolder, "index.ts"), rulesBarrel());
