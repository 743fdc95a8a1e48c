import type { Phrase, Union } from "./form.ts";

/** What a rule of the grammar is: a phrase makes a node, a union one of its members. */
export type Description = Phrase | Union;

export const isUnion = (described: Description): described is Union => "members" in described;
