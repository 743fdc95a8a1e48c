import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { irDocs } from "./ir-docs.ts";
import { irSchema, schemaText } from "./ir-schema.ts";

/** `npm run schema`: writes `ir/schema.json` and `docs/ir.md` from the types of `ir/` and their comments. */
const root = join(import.meta.dirname, "..");
const schema = irSchema(root);
mkdirSync(join(root, "docs"), { recursive: true });
writeFileSync(join(root, "ir/schema.json"), schemaText(schema));
writeFileSync(join(root, "docs/ir.md"), irDocs(schema));
