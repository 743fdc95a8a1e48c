import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";

/** The JSON Schema of `cardwright.config.json`, from the type and its comments. */
export function configSchemaText(root: string): string {
  const generator = createGenerator({ path: join(root, "lint/config.ts"), tsconfig: join(root, "tsconfig.json"), type: "LintConfig", expose: "none", jsDoc: "extended", topRef: false, additionalProperties: false, skipTypeCheck: true });
  const schema = generator.createSchema("LintConfig");
  return `${JSON.stringify({ ...schema, title: "Cardwright configuration" }, null, 2)}\n`;
}
