import type { Clause } from "../clause.ts";
import type { Noun } from "../noun.ts";

/** The parts of a clause that are not said by position. */
export type Parts = Omit<Clause, "verb" | "subject" | "object">;

/** A clause as it is said: who, the verb, whom, and the other parts; `Extra` is what its user adds. */
export type Said<Extra = unknown> =
  | readonly [verb: string, parts?: Parts & Extra]
  | readonly [verb: string, object: Noun, parts?: Parts & Extra]
  | readonly [subject: Noun, verb: string, parts?: Parts & Extra]
  | readonly [subject: Noun, verb: string, object: Noun, parts?: Parts & Extra];

/** A verb with its participants: `clause(self, "attack", one(ofType("hero")))`. */
export function clause(...said: Said): Clause {
  const { verb, subject, object, parts } = hear(said);
  return {
    verb,
    ...(subject === undefined ? {} : { subject }),
    ...(object === undefined ? {} : { object }),
    ...parts,
  };
}

/** A clause and what its user added to it, apart. */
export function clauseAnd<Extra extends object>(said: Said<Extra>, added: readonly (keyof Extra & string)[]): { clause: Clause; extra: Extra } {
  const { verb, subject, object, parts } = hear(said);
  const all = Object.entries(parts ?? {});
  const isAdded = ([key]: [string, unknown]): boolean => added.some((name) => name === key);
  return {
    clause: {
      verb,
      ...(subject === undefined ? {} : { subject }),
      ...(object === undefined ? {} : { object }),
      ...(Object.fromEntries(all.filter((entry) => !isAdded(entry))) as Parts),
    },
    extra: Object.fromEntries(all.filter(isAdded)) as Extra,
  };
}

interface Heard<Extra> {
  readonly verb: string;
  readonly subject?: Noun | undefined;
  readonly object?: Noun | undefined;
  readonly parts?: (Parts & Extra) | undefined;
}

function hear<Extra>(said: Said<Extra>): Heard<Extra> {
  const [first, second, third, fourth] = said;
  if (typeof first !== "string") {
    const verb = second as string;
    return isNoun(third) ? { verb, subject: first, object: third, parts: fourth } : { verb, subject: first, parts: third };
  }
  if (isNoun(second)) return { verb: first, object: second, parts: third as (Parts & Extra) | undefined };
  return { verb: first, parts: second as (Parts & Extra) | undefined };
}

function isNoun(part: unknown): part is Noun {
  return typeof part === "object" && part !== null && "noun" in part;
}
