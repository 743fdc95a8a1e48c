import type { Machine } from "../../../runtime/machine.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import { nounMatches } from "../../../runtime/evaluate/pattern.ts";
import { things } from "../../../runtime/evaluate/noun.ts";
import { Kept } from "../../../runtime/kept.ts";
import { fold } from "../../../runtime/library.ts";
import { inPlay } from "./in-play.ts";
import { tagLimit } from "./stats.ts";

/** Cards of one player that can't all be in play together, and how many may stay (CR 414). */
export interface Violation {
  readonly player: Id;
  readonly cards: readonly Id[];
  readonly keep: number;
  /** What happens to the others, where they are not destroyed. */
  readonly turn?: true;
}

/** At which version of the values there was none. */
const sound = new Kept<true>();

/** The first violation there is. */
export function violation(m: Machine): Violation | null {
  const steady = m.derivation.says("limit").length === 0;
  const { version } = m.journal;
  if (steady && sound.at(m, version) === true) return null;
  const found = firstViolation(m);
  if (found === null && steady) sound.keep(m, version, true);
  return found;
}

function firstViolation(m: Machine): Violation | null {
  // The turn player repairs his first, then the next one (CR 414.2).
  for (const player of m.playersFrom(m.state.turn.player)) {
    const own = inPlay(m).exclusive.filter((card) => card.controller === player);
    const found = own.length < 2 ? null : locations(m, player, own) ?? uniqueNames(m, player, own) ?? tagLimits(m, player, own) ?? hands(m, player, own) ?? twoHanded(m, player, own);
    if (found !== null) return found;
  }
  return null;
}

/** Of several locations one stays face up; the others turn face down (DOW-003). */
function locations(m: Machine, player: Id, own: readonly CardObject[]): Violation | null {
  const cards = own.filter((card) => card.row === "resources" && m.values(card).types.includes("location")).map(({ id }) => id);
  return cards.length > 1 ? { player, cards, keep: 1, turn: true } : null;
}

function uniqueNames(m: Machine, player: Id, own: readonly CardObject[]): Violation | null {
  const byName = new Map<string, Id[]>();
  for (const card of own) {
    const info = m.values(card);
    if (!info.face.unique || info.types.includes("hero")) continue;
    const name = fold(info.name);
    byName.set(name, [...(byName.get(name) ?? []), card.id]);
  }
  for (const cards of byName.values()) if (cards.length > 1) return { player, cards, keep: 1 };
  return null;
}

/** "Pet (1)", "Trinket (2)": so many cards with that tag. */
function tagLimits(m: Machine, player: Id, own: readonly CardObject[]): Violation | null {
  const byTag = new Map<string, { limit: number; cards: Id[] }>();
  for (const card of own) {
    for (const { tag, count } of m.values(card).limits) {
      const held = byTag.get(tag) ?? { limit: count, cards: [] };
      byTag.set(tag, { limit: Math.min(held.limit, count), cards: [...held.cards, card.id] });
    }
  }
  for (const [tag, { limit, cards }] of byTag) {
    if (cards.length <= limit) continue;
    const keep = tagLimit(m, player, tag, limit) + spare(m, player, cards);
    if (cards.length > keep) return { player, cards, keep };
  }
  return null;
}

/** "You can have an additional Shield": what a tag without a number of its own allows beside the limit of another. */
function spare(m: Machine, player: Id, cards: readonly Id[]): number {
  const tags = new Set(cards.flatMap((id) => (m.card(id) === null ? [] : m.values(m.card(id) as CardObject).tags)));
  return [...tags].reduce((sum, tag) => {
    const own = cards.filter((id) => m.values(m.card(id) as CardObject).tags.includes(tag) && m.values(m.card(id) as CardObject).limits.every((one) => one.tag !== tag));
    return sum + Math.max(0, Math.min(own.length - 1, tagLimit(m, player, tag, 0)));
  }, 0);
}

/**
 * Whatever there may be of either, Melee weapons and Off-Hand equipment need a hand each, Two-Handed ones two,
 * of two hands or of as many as "hands of Melee weapons" say (HFI-041, HFI-043, SOB-054).
 */
function hands(m: Machine, player: Id, own: readonly CardObject[]): Violation | null {
  const held = own.filter((card) => m.values(card).limits.some(({ tag }) => tag === "melee" || tag === "off-hand"));
  const needed = held.reduce((sum, card) => sum + (isTwoHanded(m, card) ? 2 : 1), 0);
  if (held.length < 2 || needed <= Math.max(2, tagLimit(m, player, "melee", 1)) || goTogether(m, player, held)) return null;
  return { player, cards: held.map(({ id }) => id), keep: held.length - 1 };
}

const isTwoHanded = (m: Machine, card: CardObject): boolean => m.values(card).supertypes.includes("two-handed");

/** "You can have a Two-Handed weapon and an Off-Hand equipment": whether two cards are such a pair. */
function goTogether(m: Machine, player: Id, cards: readonly CardObject[]): boolean {
  const [one, two, ...others] = cards;
  if (one === undefined || two === undefined || others.length > 0) return false;
  return m.derivation.saysOf("can", "have").some((active) => {
    const { subject, object } = active.statement.clause;
    if (subject === undefined || object?.noun !== "several" || !things(m, active.scope, subject).includes(player) || !m.derivation.holds(active)) return false;
    const [first, second] = object.of;
    const are = (a: CardObject, b: CardObject): boolean => first !== undefined && second !== undefined && nounMatches(m, active.scope, first, a.id) && nounMatches(m, active.scope, second, b.id);
    return are(one, two) || are(two, one);
  });
}

/** A Two-Handed weapon and an Off-Hand card can't be together (CR 414.3). */
function twoHanded(m: Machine, player: Id, own: readonly CardObject[]): Violation | null {
  const weapon = own.find((card) => isTwoHanded(m, card));
  if (weapon === undefined) return null;
  const other = own.find((card) => card !== weapon && (m.values(card).limits.some(({ tag }) => tag === "off-hand") || m.values(card).tags.includes("off-hand")));
  return other === undefined || goTogether(m, player, [weapon, other]) ? null : { player, cards: [weapon.id, other.id], keep: 1 };
}
