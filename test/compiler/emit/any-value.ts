import fc from "fast-check";

/** As much of JSON Schema as the schema of the intermediate representation uses. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** Any value that a definition of a schema admits. */
export function anyValue(schema: Schema, name: string, seed: { readonly maxDepth: number } = { maxDepth: 5 }): fc.Arbitrary<unknown> {
  const definitions = schema.definitions ?? {};
  const heights = heightsOf(definitions);
  const depthIdentifier = fc.createDepthIdentifier();
  const limits = { depthIdentifier, maxDepth: seed.maxDepth };

  const { [name]: arbitrary } = fc.letrec<Record<string, unknown>>((tie) => {
    const of = (part: Schema): fc.Arbitrary<unknown> => {
      if (part.$ref !== undefined) return tie(referred(part.$ref));
      if (part.const !== undefined) return fc.constant(part.const);
      if (part.enum !== undefined) return fc.constantFrom(...part.enum);
      if (part.anyOf !== undefined) return fc.oneof(limits, ...lowestFirst(part.anyOf, heights).map(of));
      if (Array.isArray(part.type)) return fc.oneof(limits, ...[...part.type].reverse().map((type: string) => of({ ...part, type })));
      if (part.type === "array") {
        const some = fc.array(of(part.items ?? {}), { minLength: 1, maxLength: 3, depthIdentifier, size: "small" });
        return fc.oneof(limits, { arbitrary: fc.constant([]), weight: 1 }, { arbitrary: some, weight: 5 });
      }
      if (part.type === "object") return anyObject(part, of);
      return anyPlain(part.type);
    };
    const anyObject = (part: Schema, of: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
      if (typeof part.additionalProperties === "object") {
        return fc.dictionary(fc.string().filter((key) => !(key in {})), of(part.additionalProperties), { maxKeys: 3, noNullPrototype: true });
      }
      const fields = Object.entries(part.properties ?? {}).map(([key, field]) => {
        const isRequired = part.required?.includes(key) === true;
        return [key, isRequired ? of(field) : fc.option(of(field), { ...limits, nil: undefined, freq: 1 })] as const;
      });
      return fc.record(Object.fromEntries(fields), { noNullPrototype: true }).map(withoutAbsent);
    };
    return Object.fromEntries(Object.entries(definitions).map(([key, definition]) => [key, of(definition)]));
  });
  if (arbitrary === undefined) throw new Error(`The schema defines no ${name}.`);
  return arbitrary;
}

function anyPlain(type: string | readonly string[] | undefined): fc.Arbitrary<unknown> {
  if (type === "number") return fc.oneof(fc.nat(12), fc.integer(), fc.constant(0.5));
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "string") return fc.oneof(fc.constantFrom("ally", "atk", "this ally", 'a "quoted" one', "it's"), fc.string({ unit: "grapheme" }));
  throw new Error(`No values of type ${String(type)} are known.`);
}

function referred(reference: string): string {
  return decodeURIComponent(reference.replace("#/definitions/", ""));
}

function withoutAbsent(fields: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The alternative that ends soonest comes first: it is taken where values get too deep. */
function lowestFirst(alternatives: readonly Schema[], heights: ReadonlyMap<string, number>): readonly Schema[] {
  return [...alternatives].sort((a, b) => heightOf(a, heights) - heightOf(b, heights));
}

function heightsOf(definitions: Readonly<Record<string, Schema>>): ReadonlyMap<string, number> {
  const heights = new Map<string, number>();
  for (let round = 0; round < Object.keys(definitions).length; round += 1) {
    for (const [key, definition] of Object.entries(definitions)) heights.set(key, heightOf(definition, heights));
  }
  return heights;
}

function heightOf(part: Schema, heights: ReadonlyMap<string, number>): number {
  if (part.$ref !== undefined) return 1 + (heights.get(referred(part.$ref)) ?? 1000);
  if (part.anyOf !== undefined) return Math.min(...part.anyOf.map((one) => heightOf(one, heights)));
  if (part.type === "array") return 1 + heightOf(part.items ?? {}, heights);
  if (part.type !== "object") return 0;
  return Math.max(0, ...(part.required ?? []).map((key) => heightOf(part.properties?.[key] ?? {}, heights)));
}
