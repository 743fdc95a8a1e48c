import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulesBarrel, rulesFolder } from "./lint/rules-barrel.ts";

/** `npm run lint-rules`: writes the list of rules from the files of `lint/rules/`. */
writeFileSync(join(rulesFolder, "index.ts"), rulesBarrel());
