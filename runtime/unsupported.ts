import type { Card, KeywordDefinition } from "../ir/index.ts";
import { PRINTED_TESTS } from "./evaluate/printed.ts";
import { fold } from "./library.ts";
import type { GameRules } from "./rules.ts";
import { clauseTroubles, conceptTroubles, extremeTroubles, statementTroubles, type Mood, type Node } from "./support/clauses.ts";
import { FIELDS } from "./support/fields.ts";

/** Keywords that have a meaning. */
export interface Meanings {
  has(keyword: string): boolean;
}

/**
 * What a card says that no rule of the engine tells apart: kinds and fields of the representation,
 * verbs and their participants, zones, types, states, stats, steps, attributes, manners, labels; and
 * keywords without a meaning, if it is told which have one. Empty if the engine can play all of it.
 */
export function unsupported(card: Card | KeywordDefinition, rules: GameRules, keywords?: Meanings): readonly string[] {
  const found = new Set<string>();
  const walk = (value: unknown, mood: Mood): void => {
    if (Array.isArray(value)) {
      for (const part of value) walk(part, mood);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    // "Pay (3) to complete this quest" is how a link is added, which the rules do.
    if (node["power"] === "payment" && isAnnouncement(node["effects"], rules)) {
      walk(node["costs"], "tells");
      walk(node["timing"], "tells");
      return;
    }
    for (const check of CHECKS) for (const complaint of check(node, mood, rules)) found.add(complaint);
    for (const complaint of keywordTroubles(node, keywords)) found.add(complaint);
    for (const key in node) {
      const child = node[key];
      if (typeof child === "object" && child !== null) walk(node["do"] === "divide" && key === "clause" ? { to: node["among"], ...child } : child, moodOf(node, key, mood));
    }
  };
  walk(card, "tells");
  return [...found].sort();
}

/** A clause under an effect or a cost is done; in a trigger, a statement or a condition it is told. */
function moodOf(node: Node, key: string, mood: Mood): Mood {
  if (key === "event" || key === "events") return "tells";
  if (key !== "clause") return mood;
  return node["do"] !== undefined || node["cost"] === "act" || node["if"] === "able" ? "does" : "tells";
}

function isAnnouncement(effects: unknown, rules: GameRules): boolean {
  const [only, ...others] = Array.isArray(effects) ? (effects as readonly Node[]) : [];
  if (only === undefined || others.length > 0 || only["do"] !== "act") return false;
  const clause = only["clause"] as Node;
  return rules.events.has(word(clause["verb"]) ?? "") && (clause["object"] as Node | undefined)?.["noun"] === "self";
}

function keywordTroubles(node: Node, keywords: Meanings | undefined): readonly string[] {
  if (keywords === undefined) return [];
  const named = node["is"] === "keyword" || node["says"] === "lose" || node["args"] !== undefined || node["do"] === "perform" ? word(node["keyword"]) : null;
  return named === null || keywords.has(named) ? [] : [`keyword ${named} without a meaning`];
}

/** Everything that is asked of a node of the representation. */
const CHECKS: readonly ((node: Node, mood: Mood, rules: GameRules) => readonly string[])[] = [
  kindTroubles,
  (node, mood, rules) => (typeof node["verb"] === "string" && node["do"] === undefined ? clauseTroubles(node, node["verb"], mood, rules) : NONE),
  namedTroubles,
  conceptTroubles,
  changeTroubles,
  (node, _, rules) => statementTroubles(node, rules),
  extremeTroubles,
  (node, _, rules) => filterTroubles(node, rules),
  (node, _, rules) => statTroubles(node, rules),
  (node, _, rules) => stepTroubles(node, rules),
];

const NONE: readonly string[] = [];

/** Zones, manners and labels that the rules do not have. */
function namedTroubles(node: Node, _: Mood, rules: GameRules): readonly string[] {
  const { zone, manner, labels } = node;
  if (zone === undefined && manner === undefined && labels === undefined) return NONE;
  return [
    ...(typeof zone === "string" && !Object.hasOwn(rules.zones, zone) ? [`zone ${zone}`] : NONE),
    ...words(manner).flatMap((each) => (rules.manners.has(each) ? NONE : [`manner ${each}`])),
    ...words(labels).flatMap((each) => (rules.labels.has(fold(each)) ? NONE : [`label ${each}`])),
  ];
}

/** The table of what the engine reads, as each node asks it: by key, the first of which a node has tells its kind. */
const READ: ReadonlyMap<string, { readonly place: number; readonly kinds: ReadonlyMap<string, ReadonlySet<string>> }> = new Map(
  Object.entries(FIELDS).map(([key, kinds], place) => [key, { place, kinds: new Map(Object.entries(kinds).map(([kind, fields]) => [kind, new Set([key, ...fields])])) }]),
);

/** Kinds and fields that no code of the engine looks at. */
function kindTroubles(node: Node): readonly string[] {
  let key: string | null = null;
  let row: ReturnType<typeof READ.get>;
  for (const field in node) {
    if (typeof node[field] !== "string" || (field === "count" && node["is"] !== undefined)) continue;
    const found = READ.get(field);
    if (found === undefined || (row !== undefined && row.place < found.place)) continue;
    key = field;
    row = found;
  }
  if (key === null || row === undefined) return NONE;
  const kind = node[key] as string;
  const fields = row.kinds.get(kind);
  if (fields === undefined) return [`${key} ${kind}`];
  let troubles = NONE;
  for (const field in node) if (!fields.has(field) && node[field] !== undefined) troubles = [...troubles, `${key} ${kind} with ${field}`];
  return troubles;
}

/** What a card can become, and count as. */
function changeTroubles(node: Node): readonly string[] {
  const { says } = node;
  if (says !== "becomes" && says !== "countsAs") return [];
  const what = node["what"] as Node;
  const all = what["is"] === "all" ? (what["of"] as readonly Node[]) : [what];
  if (says === "countsAs") return all.every((one) => LIKENED[word(node["for"]) ?? ""]?.(one) === true) ? [] : ["counts as something"];
  const known = (one: Node): boolean => (one["is"] === "stat" ? typeof one["amount"] === "number" : BECOMES.has(String(one["is"])));
  return all.filter((one) => !known(one)).map((one) => `becoming ${String(one["is"])}`);
}

/** As what something can count, for everything and for one thing that is done with it. */
const LIKENED: Readonly<Record<string, (one: Node) => boolean>> = {
  "": (one) => one["state"] === "exhausted",
  paying: (one) => one["type"] === "resource",
  attack: (one) => one["type"] === "ally" || one["type"] === "hero" || one["side"] === "opposing",
};

const BECOMES: ReadonlySet<string> = new Set(["type", "tag", "supertype", "icon", "keyword", "chosen"]);

function filterTroubles(node: Node, rules: GameRules): readonly string[] {
  const found: string[] = [];
  const is = word(node["is"]);
  if (is === "type" && !rules.printedTypes.has(fold(String(node["type"]))) && !Object.hasOwn(rules.types, fold(String(node["type"])))) found.push(`type ${String(node["type"])}`);
  if (is === "state" && !Object.hasOwn(rules.states, word(node["state"]) ?? "")) found.push(`state ${String(node["state"])}`);
  if (is === "player" && node["role"] !== undefined && !Object.hasOwn(rules.roles, String(node["role"]))) found.push(`role ${String(node["role"])}`);
  if (is === "link" && node["label"] !== undefined && !LINKS.has(String(node["label"])) && !rules.labels.has(String(node["label"]))) found.push(`link ${String(node["label"])}`);
  if (is === "withPower" && node["icon"] !== undefined && !Object.hasOwn(FIELDS["cost"] ?? {}, fold(String(node["icon"])))) found.push(`icon ${String(node["icon"])} in a cost`);
  if (is === "withPower" && node["kind"] !== undefined && !Object.hasOwn(FIELDS["power"] ?? {}, String(node["kind"]))) found.push(`power of the kind ${String(node["kind"])}`);
  if (is === "same" || is === "chosen" || is === "attribute" || word(node["amount"]) === "different") found.push(...attribute(node, rules));
  if (node["noun"] === "select" && node["different"] !== undefined) found.push(...attribute({ attribute: node["different"] }, rules), ...(node["target"] === true || node["random"] === true ? ["targets that differ"] : []));
  if (node["if"] === "exists" && node["sharing"] !== undefined) found.push(...attribute({ attribute: node["sharing"] }, rules));
  if (node["do"] === "raid" && !rules.raids.has(String(node["raid"]))) found.push(`raid ${String(node["raid"])}`);
  if (node["do"] === "name") {
    const name = word(node["attribute"]) ?? "";
    found.push(...unprinted(node["such"]));
    if (node["options"] === undefined && node["among"] === undefined && !Object.hasOwn(rules.choices, name)) found.push(`choice of ${name}`);
  }
  return found;
}

/** What of a description can't be told of a card by what is printed on it. */
function unprinted(filter: unknown): readonly string[] {
  if (typeof filter !== "object" || filter === null) return [];
  if (Array.isArray(filter)) return filter.flatMap(unprinted);
  const { is, of, amount } = filter as Node;
  const known = PRINTED_TESTS.has(word(is) ?? "") && (is !== "stat" || typeof amount === "number");
  return [...(known ? [] : [`name of a card that is ${String(is)}`]), ...unprinted(of)];
}

/** What links are, and labels are spoken of like them. */
const LINKS: ReadonlySet<string> = new Set(["card", "effect", "place", "proposal", "strike", "reward", "triggered"]);

const PLAIN_ATTRIBUTES: ReadonlySet<string> = new Set(["name", "type", "tag", "icon"]);

function attribute(node: Node, rules: GameRules): readonly string[] {
  const icon = word(node["icon"]);
  const name = `${icon === null ? "" : `${fold(icon)} `}${word(node["attribute"]) ?? ""}`;
  return PLAIN_ATTRIBUTES.has(name) || Object.hasOwn(rules.attributes, name) || Object.hasOwn(rules.stats, name) ? [] : [`attribute ${name}`];
}

/** Stats that are told, changed or compared. */
function statTroubles(node: Node, rules: GameRules): readonly string[] {
  const stat = word(node["stat"]);
  if (stat === null) return [];
  if (node["says"] === "playerStat") return rules.playerStats.has(stat) ? [] : [`player stat ${stat}`];
  return Object.hasOwn(rules.stats, stat) ? [] : [`stat ${stat}`];
}

function stepTroubles(node: Node, rules: GameRules): readonly string[] {
  const found: string[] = [];
  if ((node["if"] === "during" || node["lasts"] === "during") && !Object.hasOwn(rules.steps, word(node["step"]) ?? "")) found.push(`step ${String(node["step"])}`);
  const at = word(node["at"]);
  if ((at === "start" || at === "end") && !Object.hasOwn(rules.steps, word(node["of"]) ?? "")) found.push(`step ${String(node["of"])}`);
  return found;
}

function word(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function words(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
