import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { configSchemaText } from "./lint/config-schema.ts";
import { lintPages } from "./lint/pages.ts";

/** `npm run lint-docs`: writes, after the list of rules, the pages of `docs/lint/`, and the schema of configurations. */
const root = join(import.meta.dirname, "..");
const pages = await lintPages();
const folder = join(root, "docs", "lint");
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(join(folder, file));
for (const [file, text] of pages) writeFileSync(join(folder, file), text);
writeFileSync(join(root, "lint", "config.schema.json"), configSchemaText(root));
