import type { Effect, Filter, Noun } from "../../../ir/index.ts";

/** What is done for each of some, one after the other. */
type Each = Extract<Effect, { readonly do: "each" }>;

const isAll = (noun: Noun): boolean => noun.noun === "select" && noun.quantity.count === "all" && noun.target !== true;

/** Effects as they are for one of those of whom each does them: what was said of each of them is said of him. */
function ofOne(effects: readonly Effect[], { of, as }: Each): readonly Effect[] {
  return effects.flatMap((effect) => (effect.do === "each" && effect.as === as && JSON.stringify(effect.of) === JSON.stringify(of) ? effect.effects : [effect]));
}

/**
 * What several decide ("each player may discard a card", "each player discards a card or destroys an ally") each of
 * them decides for himself (CR 712.7); what one decides stays as it is.
 */
export function decided(who: Noun, effects: readonly Effect[], decision: (who: Noun, effects: readonly Effect[]) => Effect): Effect {
  const first = effects.find((effect) => effect.do === "each" || effect.do === "modes");
  const each = first?.do === "modes" ? first.modes.flat().find((effect): effect is Each => effect.do === "each") : first?.do === "each" ? first : undefined;
  if (!isAll(who) || each === undefined) return decision(who, effects);
  const him: Noun = { noun: "bound", name: each.as };
  const his = ofOne(effects, each).map((effect): Effect => (effect.do === "modes" ? { ...effect, who: him, modes: effect.modes.map((mode) => ofOne(mode, each)) } : effect));
  return { ...each, effects: [decision(him, his)] };
}

/**
 * "Each player discards his hand. He draws …": what is said of one of them, of whom each has done something, is so for
 * each; where it is about what he alone has revealed or chosen, before it is the next one's turn. All the effects.
 */
export function withSaidOfEach(before: readonly Effect[], effects: readonly Effect[]): Effect[] {
  const { used } = namesIn(effects);
  const at = before.findLastIndex((effect) => effect.do === "each" && arePlayers(effect.of) && used.has(effect.as) && !namesIn(effect.effects).given.has(effect.as));
  const each = before[at];
  if (each?.do !== "each") return [...before, ...effects];
  const { given } = namesIn(each.effects);
  const own = ofOne(effects, each);
  const alone = at === before.length - 1 && [...used].some((name) => given.has(name));
  return alone ? [...before.slice(0, at), { ...each, effects: [...each.effects, ...own] }] : [...before, { ...each, effects: own }];
}

const arePlayers = (noun: Noun): boolean => isAll(noun) && noun.noun === "select" && asksForPlayers(noun.filter);

/** Whether what a filter lets pass are players. */
export const asksForPlayers = (filter: Filter): boolean => (filter.is === "all" ? filter.of : [filter]).some(({ is }) => is === "player");

/** The names that effects give, and those that they speak of without having given them. */
function namesIn(effects: readonly Effect[]): { readonly used: ReadonlySet<string>; readonly given: ReadonlySet<string> } {
  const used = new Set<string>();
  const given = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as Readonly<Record<string, unknown>>;
    if (node["noun"] === "bound" && typeof node["name"] === "string") used.add(node["name"]);
    if (typeof node["as"] === "string") given.add(node["as"]);
    for (const part of Object.values(node)) visit(part);
  };
  visit(effects);
  return { used: new Set([...used].filter((name) => !given.has(name))), given };
}
