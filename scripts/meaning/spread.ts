/** So many of some, from all over them; `from` (0 to 1) is how far behind the first of each stretch one is taken. */
export function spread<Item>(items: readonly Item[], wanted: number, from = 0): Item[] {
  const step = Math.max(1, items.length / wanted);
  return Array.from({ length: Math.min(wanted, items.length) }, (_, index) => items[Math.min(items.length - 1, Math.floor((index + from) * step))] as Item);
}
