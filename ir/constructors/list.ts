/** Where a list is meant, a thing by itself is the list of it alone. */
export type Some<T> = T | readonly T[];

/** The list that was meant. */
export function list<T>(some: Some<T>): readonly T[] {
  return isList(some) ? some : [some];
}

function isList<T>(some: Some<T>): some is readonly T[] {
  return Array.isArray(some);
}
