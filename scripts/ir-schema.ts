import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";
import type { Schema } from "ts-json-schema-generator";
import { Node, Project } from "ts-morph";

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
  const comments = memberComments(root);
  const described = Object.entries(definitions).map(([name, definition]) => [name, describeMembers(definition, comments.get(name) ?? [])] as const);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Cardwright intermediate representation",
    description: "What a card or a keyword means, as `cardwright compile --emit json` writes it.",
    anyOf: [{ $ref: "#/definitions/Card" }, { $ref: "#/definitions/KeywordDefinition" }],
    definitions: Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export function schemaText(schema: Schema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

type Definition = NonNullable<Schema["definitions"]>[string];

/** Gives the members of a union the comments that stand before them. */
function describeMembers(definition: Definition, comments: readonly (string | null)[]): Definition {
  if (typeof definition === "boolean" || definition.anyOf?.length !== comments.length) return definition;
  const anyOf = definition.anyOf.map((member, index) => {
    const comment = comments[index] ?? null;
    return typeof member === "boolean" || comment === null ? member : { description: comment, ...member };
  });
  return { ...definition, anyOf };
}

/** The comment before each member of each union type of `ir/`, in order; null where there is none. */
function memberComments(root: string): ReadonlyMap<string, readonly (string | null)[]> {
  const project = new Project({ skipAddingFilesFromTsConfig: true });
  const aliases = project.addSourceFilesAtPaths(join(root, "ir/*.ts")).flatMap((file) => file.getTypeAliases());
  return new Map(
    aliases.flatMap((alias) => {
      const node = alias.getTypeNode();
      if (!Node.isUnionTypeNode(node)) return [];
      const members = node.getTypeNodes();
      return [[alias.getName(), members.map((member, index) => commentBefore(member, members[index - 1]?.getEnd() ?? node.getPos()))] as const];
    }),
  );
}

/** The last comment between a member and what stands before it; the bar comes after the comment. */
function commentBefore(member: Node, start: number): string | null {
  const between = member.getSourceFile().getFullText().slice(start, member.getStart());
  const comment = /\/\*\*\s*((?:(?!\*\/)[^])*?)\s*\*\/\s*\|?\s*$/.exec(between)?.[1];
  return comment?.replaceAll(/\n\s*\*\s?/g, "\n") ?? null;
}
