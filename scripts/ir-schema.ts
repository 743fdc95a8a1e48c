import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";
import type { Schema } from "ts-json-schema-generator";

/** The JSON Schema of a card and of a keyword, made from the types of `ir/` and their comments. */
export function irSchema(root: string): Schema {
  const generator = createGenerator({
    path: join(root, "ir/index.ts"),
    tsconfig: join(root, "tsconfig.json"),
    type: "*",
    expose: "export",
    jsDoc: "extended",
    topRef: true,
    additionalProperties: false,
    skipTypeCheck: true,
  });
  const { definitions = {} } = generator.createSchema("*");
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Cardwright intermediate representation",
    description: "What a card or a keyword means, as `cardwright compile --emit json` writes it.",
    anyOf: [{ $ref: "#/definitions/Card" }, { $ref: "#/definitions/KeywordDefinition" }],
    definitions: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
