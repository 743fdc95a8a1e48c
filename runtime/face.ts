import type { Info } from "./info.ts";
import type { CardFace, Continuous, KeywordUse, Power, Replacement, Statement, Triggered } from "../ir/index.ts";
import type { Library } from "./library.ts";
import type { Ref } from "./scope.ts";
import type { Id } from "./state.ts";

/** A power as some object has it. Keywords are taken apart into what they mean. */
export interface PowerEntry {
  readonly ref: Ref;
  readonly power: Exclude<Power, { power: "keyword" }>;
  /** The reference of its effects, where it has any. */
  readonly effects: Ref;
  /** The keyword that it is part of, and the use of it with its parameters. */
  readonly keyword: string;
  readonly args: Ref;
  readonly granter: Id;
  /** Whether it is there a second time: "has its printed text a second time". */
  readonly again?: true;
  /** When it was granted, if it is no power of the card itself (CR 718.2f). */
  readonly granted?: number;
}

/** By what the uses of a power are counted: one that is there twice is counted twice. */
export const useKey = ({ ref, again }: PowerEntry): string => (again === true ? `${ref} again` : ref);

/** What a face prints, in the form that the engine asks for. Never changed. */
export interface FaceInfo extends Info {
  readonly def: Ref;
  readonly face: CardFace;
  readonly stats: Readonly<Record<string, number>>;
  readonly limits: readonly { readonly tag: string; readonly count: number }[];
  readonly powers: readonly PowerEntry[];
  /** Of the powers, those that modify, that trigger, that replace. */
  readonly continuous: readonly PowerEntry[];
  readonly triggered: readonly PowerEntry[];
  readonly replacements: readonly PowerEntry[];
  /** Where among the powers those lie that are used by paying. */
  readonly payments: readonly number[];
  /** Of the powers, those that change what is paid for something: additional and alternate costs. */
  readonly prices: readonly PowerEntry[];
  /** Whether any statement changes values, and not only what is allowed. */
  readonly changesValues: boolean;
}

const VALUE_STATEMENTS: ReadonlySet<string> = new Set(["stat", "setStat", "multiplyStat", "fixedStat", "keyword", "power", "lose", "becomes", "copies", "powersOf", "twice", "control"]);

/** Whether a statement changes the values of objects (their stats, types, powers, controller). */
export function changesValues(statement: Statement): boolean {
  return VALUE_STATEMENTS.has(statement.says);
}

/** Works out a face. `base` is the reference of the face with a closing `#` or `/`. */
export function buildFace(library: Library, face: CardFace, base: Ref, def: Ref): FaceInfo {
  const powers: PowerEntry[] = [];
  const keywords: string[] = [];
  face.powers.forEach((power, i) => {
    powers.push(...entries(library, power, `${base}powers/${i}`, 0, keywords));
  });
  return withPowers({
    def,
    face,
    name: face.name,
    types: face.type.split(" ").map(lower),
    tags: face.tags.map(lower),
    supertypes: face.supertypes.map(lower),
    icons: [...face.factions, ...face.classes].map(lower),
    damageTypes: face.damageTypes.map(lower),
    stats: printedStats(face),
    limits: face.limits.map(({ tag, count }) => ({ tag: lower(tag), count })),
    keywords,
    powers,
    continuous: [],
    triggered: [],
    replacements: [],
    payments: [],
    prices: [],
    changesValues: false,
  });
}

/** The powers that one printed or granted power stands for. */
export function entries(library: Library, power: Power, ref: Ref, granter: Id, keywords: string[]): readonly PowerEntry[] {
  if (power.power !== "keyword") return [{ ref, power, effects: `${ref}/effects`, keyword: "", args: "", granter }];
  keywords.push(power.keyword);
  return keywordEntries(library, power, ref, granter);
}

/** The powers of a keyword use, of which nested keywords are taken apart too. */
export function keywordEntries(library: Library, use: KeywordUse, ref: Ref, granter: Id): readonly PowerEntry[] {
  const list: PowerEntry[] = [];
  for (const { ref: at, power } of library.expand(use)) {
    if (power.power === "keyword") list.push(...keywordEntries(library, power, at, granter).map((entry) => ({ ...entry, keyword: use.keyword })));
    else list.push({ ref: at, power, effects: `${at}/effects`, keyword: use.keyword, args: ref, granter });
  }
  return list;
}

/** The same face with its lists of powers by kind worked out anew. */
export function withPowers(info: FaceInfo): FaceInfo {
  const continuous = info.powers.filter((entry) => entry.power.power === "continuous");
  return {
    ...info,
    continuous,
    triggered: info.powers.filter((entry) => entry.power.power === "triggered"),
    replacements: info.powers.filter((entry) => entry.power.power === "replacement"),
    payments: info.powers.flatMap((entry, i) => (entry.power.power === "payment" ? [i] : [])),
    prices: info.powers.filter(({ power }) => power.power === "additionalCost" || power.power === "alternateCost"),
    changesValues: continuous.some((entry) => (entry.power as Continuous).statements.some(changesValues)),
  };
}

function printedStats(face: CardFace): Readonly<Record<string, number>> {
  const stats: Record<string, number> = {};
  for (const [stat, value] of Object.entries(face.stats)) stats[stat] = typeof value === "number" ? value : 0;
  if (face.cost !== null) stats["cost"] = face.cost.kind === "fixed" ? face.cost.value : face.cost.plus;
  return stats;
}

/** A power of one kind. */
export type EntryOf<P extends Triggered | Continuous | Replacement> = PowerEntry & { readonly power: P };

const lowered = new Map<string, string>();

/** Words are compared without regard to letter case. */
export function lower(word: string): string {
  let low = lowered.get(word);
  if (low === undefined) {
    low = word.toLowerCase();
    lowered.set(word, low);
  }
  return low;
}
