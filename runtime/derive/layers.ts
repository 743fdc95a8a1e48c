import type { Filter, Power, Statement } from "../../ir/index.ts";
import { amount } from "../evaluate/amount.ts";
import { chosenWord } from "../evaluate/filter.ts";
import { things } from "../evaluate/noun.ts";
import { entries, keywordEntries, lower, withPowers, type FaceInfo, type PowerEntry } from "../face.ts";
import type { Machine } from "../machine.ts";
import type { CardObject, Id } from "../state.ts";
import type { CounterChange } from "./stat-counters.ts";
import type { Active, Derivation } from "./derivation.ts";
import { inOrder, isMultiple } from "./dependency.ts";

type Of<K extends Statement["says"]> = Extract<Statement, { says: K }>;

/** Statements that decide which powers there are; whether there was one. */
export function applyPowerLayer(m: Machine, d: Derivation, statements: readonly Active[]): boolean {
  let any = applyCopies(m, d, statements);
  for (const active of statements) {
    const { statement } = active;
    switch (statement.says) {
      case "powersOf":
      case "becomes":
      case "keyword":
      case "power":
      case "lose":
      case "twice":
        if (!d.holds(active)) continue;
        if (statement.says !== "becomes") any = true;
        for (const id of things(m, active.scope, statement.of)) change(m, d, id, active, statement);
        break;
      default:
    }
  }
  // What can't have powers has none, whatever it was granted since (CR 700.3).
  for (const active of statements) {
    const { statement } = active;
    if (statement.says !== "lose" || statement.cant !== true || !d.holds(active)) continue;
    for (const id of things(m, active.scope, statement.of)) change(m, d, id, active, statement);
  }
  return any;
}

/** What is printed on a card is the first thing that it has: other modifiers modify that, whenever they came (CR 402.3b). */
function applyCopies(m: Machine, d: Derivation, statements: readonly Active[]): boolean {
  let any = false;
  if (d.copied.size > 0) d.copied.clear();
  if (d.copiedFrom.size > 0) d.copiedFrom.clear();
  for (const active of statements) {
    const { statement } = active;
    if (statement.says !== "copies" || !d.holds(active)) continue;
    any = true;
    const named = active.modifier?.locked[m.library.refOfNode(statement)] ?? things(m, active.scope, statement.original)[0] ?? 0;
    const origin = active.modifier === null ? d.printedOn(named) : named;
    const original = m.card(origin);
    if (original === null) continue;
    const face = m.printed(original);
    for (const id of things(m, active.scope, statement.of)) {
      if (m.card(id)?.past !== null) continue;
      d.copied.set(id, face);
      d.copiedFrom.set(id, origin);
      d.table.set(id, face);
    }
  }
  return any;
}

function change(m: Machine, d: Derivation, id: Id, active: Active, statement: Of<"powersOf" | "becomes" | "keyword" | "power" | "lose" | "twice">): void {
  const card = m.card(id);
  if (card === null || card.past !== null || (statement.says === "twice" && card.faceDown)) return;
  const info = d.values(card);
  let made = d.changed.get(info);
  if (made === undefined) {
    made = new Map();
    d.changed.set(info, made);
  }
  // What is copied may differ from time to time.
  const varies = statement.says === "powersOf" || (statement.says === "becomes" && statement.what.is === "chosen");
  const changed = (varies ? undefined : made.get(active)) ?? changeInfo(m, d, info, active, statement, d.printed(card));
  made.set(active, changed);
  if (changed !== info) d.table.set(id, changed);
}

function changeInfo(m: Machine, d: Derivation, info: FaceInfo, active: Active, statement: Of<"powersOf" | "becomes" | "keyword" | "power" | "lose" | "twice">, printed: FaceInfo): FaceInfo {
  const granter = active.scope.source;
  switch (statement.says) {
    case "keyword": {
      const ref = m.library.refOfNode(statement.keyword);
      const granted = keywordEntries(m.library, statement.keyword, ref, granter).map((entry) => ({ ...entry, granted: active.stamp }));
      return withPowers({ ...info, keywords: [...info.keywords, statement.keyword.keyword], powers: [...info.powers, ...granted] });
    }
    case "power": {
      const keywords = [...info.keywords];
      const granted = statement.powers.flatMap((power) => entries(m.library, power, m.library.refOfNode(power), granter, keywords)).map((entry) => ({ ...entry, granted: active.stamp }));
      return withPowers({ ...info, keywords, powers: [...info.powers, ...granted] });
    }
    case "lose":
      return lose(info, statement, m.library.refOfNode(statement));
    case "powersOf": {
      const original = m.card(things(m, active.scope, statement.original)[0] ?? 0);
      if (original === null) return info;
      const { keywords, powers } = d.printed(original);
      return withPowers({ ...info, keywords: [...info.keywords, ...keywords], powers: [...info.powers, ...powers] });
    }
    case "twice": {
      // What has its text a second time has it no third time (DOW-056).
      if (info.powers.some(({ again }) => again === true)) return info;
      const second = printed.powers.filter(({ power }) => !isAsItEnters(power)).map((entry) => ({ ...entry, again: true as const }));
      return withPowers({ ...info, powers: [...info.powers, ...second] });
    }
    case "becomes":
      return become(m, info, named(m, active, statement.what), statement.also === true, granter);
  }
}

/** What is done "as" a card enters play, or says how it enters, is done once (DOW-056). */
function isAsItEnters(power: Power): boolean {
  if (power.power === "triggered") return power.immediate === true;
  return power.power === "replacement" && power.effects.some((effect) => effect.do === "alter" && effect.entry !== undefined);
}

function lose(info: FaceInfo, { keyword, kind, tag, this: own }: Of<"lose">, self: string): FaceInfo {
  if (tag !== undefined) return { ...info, tags: info.tags.filter((one) => one !== lower(tag)), limits: info.limits.filter((one) => one.tag !== lower(tag)) };
  // A power that takes away its bearer's powers goes on doing so.
  const stays = (entry: PowerEntry): boolean => self.startsWith(`${entry.ref}/`);
  const kept = (entry: PowerEntry): boolean => {
    if (keyword !== undefined) return entry.keyword !== keyword;
    if (kind === undefined) return stays(entry);
    return kind === "keyword" ? entry.keyword === "" : entry.power.power !== kind;
  };
  if (own === true) return withPowers({ ...info, powers: info.powers.filter((entry) => !stays(entry)) });
  const powers = info.powers.filter(kept);
  const keywords = keyword !== undefined ? info.keywords.filter((word) => word !== keyword) : kind === undefined || kind === "keyword" ? [] : info.keywords;
  return withPowers({ ...info, powers, keywords });
}

/** "That type": the word that was chosen, as what it is. */
function named(m: Machine, { scope }: Active, what: Filter): Filter {
  if (what.is !== "chosen") return what;
  const word = chosenWord(m, scope, what.name);
  if (word === "") return { is: "all", of: [] };
  return m.rules.printedTypes.has(word) ? { is: "type", type: word } : { is: "tag", tag: word };
}

/** Reads the words of "is also an ally", "becomes a [Nature] weapon". */
function become(m: Machine, info: FaceInfo, what: Filter, also: boolean, granter: Id): FaceInfo {
  switch (what.is) {
    case "all":
      return what.of.reduce((changed, part) => become(m, changed, part, also, granter), info);
    case "type": {
      const type = lower(what.type);
      return info.types.includes(type) ? info : { ...info, types: also ? [...info.types, type] : [type] };
    }
    case "tag": {
      const tag = lower(what.tag);
      const tags = info.tags.includes(tag) ? info.tags : also ? [...info.tags, tag] : [tag];
      const limits = what.count === undefined ? info.limits : [...info.limits.filter((one) => one.tag !== tag), { tag, count: what.count }];
      return tags === info.tags && limits === info.limits ? info : { ...info, tags, limits };
    }
    case "supertype": {
      const supertype = lower(what.supertype);
      return info.supertypes.includes(supertype) ? info : { ...info, supertypes: [...info.supertypes, supertype] };
    }
    case "icon": {
      const icon = lower(what.icon);
      if (m.rules.choices["damageType"]?.(m).includes(icon) === true) return { ...info, damageTypes: also ? [...info.damageTypes, icon] : [icon] };
      return { ...info, icons: also ? [...info.icons, icon] : [icon] };
    }
    // "An ally with 2 ATK / 2 health and protector": what it has by itself; other modifiers add to that (DOW-015).
    case "stat":
      return typeof what.amount === "number" ? { ...info, stats: { ...info.stats, [what.stat]: what.amount } } : info;
    case "keyword": {
      const granted = keywordEntries(m.library, { keyword: what.keyword, args: [] }, "", granter);
      return withPowers({ ...info, keywords: [...info.keywords, what.keyword], powers: [...info.powers, ...granted] });
    }
    default:
      return info;
  }
}

/** Statements about numbers, after those about powers and types, in the order of their timestamps (CR 718.1, DOW-060). */
export function applyLayers(m: Machine, d: Derivation, statements: readonly Active[], counted: readonly CounterChange[]): void {
  const fixed = fixedStats(m, d, statements);
  const fresh = new Map<Id, Record<string, number>>();
  let next = 0;
  const count = (until: number): void => {
    for (let change = counted[next]; change !== undefined && change.stamp < until; change = counted[next]) {
      next += 1;
      const old = d.values(m.card(change.id) as CardObject).stats[change.stat] ?? 0;
      alterStat(m, d, change.id, fresh, fixed, change.stat, old + change.by, true);
    }
  };
  for (const active of inOrder(m, statements)) {
    count(isMultiple(active) ? Infinity : active.stamp);
    const { statement } = active;
    if ((statement.says !== "setStat" && statement.says !== "stat" && statement.says !== "multiplyStat") || !d.holds(active)) continue;
    for (const id of things(m, active.scope, statement.of)) changeStat(m, d, id, fresh, fixed, active, statement);
  }
  count(Infinity);
}

/** What can't gain or can't lose a stat, by the stat and which of both. */
function fixedStats(m: Machine, d: Derivation, statements: readonly Active[]): ReadonlyMap<string, ReadonlySet<Id>> {
  const fixed = new Map<string, Set<Id>>();
  for (const active of statements) {
    const { statement } = active;
    if (statement.says !== "fixedStat" || !d.holds(active)) continue;
    const key = `${statement.against} ${statement.stat}`;
    const ids = fixed.get(key) ?? new Set<Id>();
    for (const id of things(m, active.scope, statement.of)) ids.add(id);
    fixed.set(key, ids);
  }
  return fixed;
}

/** `fresh` are the stats of the cards that have changed ones. */
function changeStat(m: Machine, d: Derivation, id: Id, fresh: Map<Id, Record<string, number>>, fixed: ReadonlyMap<string, ReadonlySet<Id>>, active: Active, statement: Of<"setStat" | "stat" | "multiplyStat">): void {
  const card = m.card(id);
  if (card === null || card.past !== null) return;
  const info = d.values(card);
  const stat = statement.stat;
  const old = info.stats[stat] ?? 0;
  const value = statementAmount(m, active, statement.says === "stat" ? statement.change : statement.says === "setStat" ? statement.value : statement.by, id);
  const next = statement.says === "setStat" ? value : statement.says === "multiplyStat" ? old * value : old + statement.sign * value;
  alterStat(m, d, id, fresh, fixed, stat, next, statement.says !== "setStat");
}

/** Gives a card a stat; what can't gain or lose any keeps its own, where the change is one by so much. */
function alterStat(m: Machine, d: Derivation, id: Id, fresh: Map<Id, Record<string, number>>, fixed: ReadonlyMap<string, ReadonlySet<Id>>, stat: string, next: number, relative: boolean): void {
  const info = d.values(m.card(id) as CardObject);
  const old = info.stats[stat] ?? 0;
  if (relative && next !== old && fixed.get(`${next > old ? "gain" : "lose"} ${stat}`)?.has(id) === true) return;
  let stats = fresh.get(id);
  if (stats === undefined) {
    stats = { ...info.stats };
    fresh.set(id, stats);
    d.table.set(id, { ...info, stats });
  }
  stats[stat] = next;
}

/** The amount of a statement: as it was locked in, or as it is now. */
export function statementAmount(m: Machine, active: Active, value: Parameters<typeof amount>[2], candidate: Id): number {
  if (typeof value === "number") return value;
  const locked = active.modifier?.locked[m.library.refOfNode(active.statement)];
  if (locked !== undefined) return locked;
  const before = active.scope.candidate;
  active.scope.candidate = candidate;
  const result = amount(m, active.scope, value);
  active.scope.candidate = before;
  return result;
}
