import type { Card, KeywordDefinition } from "../ir/index.ts";
import { fold } from "./library.ts";
import type { GameRules } from "./rules.ts";

type Node = Readonly<Record<string, unknown>>;

/**
 * What a card says that no rule of the engine tells apart: verbs, zones, states, stats, steps,
 * attributes, manners, labels; and keywords without a meaning, if it is told which have one. Empty if
 * the engine can play all of it.
 */
export function unsupported(card: Card | KeywordDefinition, rules: GameRules, keywords?: { has(keyword: string): boolean }): readonly string[] {
  const found = new Set<string>();
  const walk = (value: unknown, mood: "does" | "tells"): void => {
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
    for (const complaint of check(node, mood, rules)) found.add(complaint);
    const use = node["args"] === undefined ? null : word(node["keyword"]);
    if (use !== null && keywords !== undefined && !keywords.has(use)) found.add(`keyword ${use} without a meaning`);
    for (const [key, child] of Object.entries(node)) {
      // A clause under an effect or a cost is done; in a trigger, a statement or a condition it is told.
      const done = key === "clause" ? (node["do"] === "act" || node["do"] === "divide" || node["cost"] === "act" ? "does" : "tells") : key === "event" ? "tells" : mood;
      // What is divided goes to those among whom it is.
      walk(node["do"] === "divide" && key === "clause" ? { to: node["among"], ...(child as Node) } : child, done);
    }
  };
  walk(card, "tells");
  return [...found].sort();
}

function isAnnouncement(effects: unknown, rules: GameRules): boolean {
  const [only, ...others] = Array.isArray(effects) ? (effects as readonly Node[]) : [];
  if (only === undefined || others.length > 0 || only["do"] !== "act") return false;
  const clause = only["clause"] as Node;
  return rules.events.has(word(clause["verb"]) ?? "") && (clause["object"] as Node | undefined)?.["noun"] === "self";
}

function check(node: Node, mood: "does" | "tells", rules: GameRules): readonly string[] {
  const found: string[] = [];
  const verb = word(node["verb"]);
  if (verb !== null && node["do"] === undefined) {
    const done = Object.hasOwn(rules.verbs, verb);
    if (mood === "does" ? !done : !done && !rules.events.has(verb)) found.push(`verb ${mood === "does" ? "" : "event "}${verb}`);
    found.push(...clauseTroubles(node, verb, mood));
  }
  const zone = word(node["zone"]);
  if (zone !== null && !Object.hasOwn(rules.zones, zone)) found.push(`zone ${zone}`);
  for (const manner of words(node["manner"])) if (!rules.manners.has(manner)) found.push(`manner ${manner}`);
  for (const label of words(node["labels"])) if (!rules.labels.has(fold(label))) found.push(`label ${label}`);
  found.push(...filterTroubles(node, rules), ...statementTroubles(node, rules), ...stepTroubles(node, rules));
  return found;
}

/** Parts without which a verb can't be done. */
function clauseTroubles(node: Node, verb: string, mood: "does" | "tells"): readonly string[] {
  if (node["doing"] !== undefined && verb !== "skip") return [`${verb} doing`];
  if (mood === "tells") return [];
  if ((verb === "deal" || verb === "put") && node["amount"] !== undefined && node["to"] === undefined && node["into"] === undefined) return [`verb ${verb} without a recipient`];
  return [];
}

function filterTroubles(node: Node, rules: GameRules): readonly string[] {
  const found: string[] = [];
  const is = word(node["is"]);
  if (is === "state" && !Object.hasOwn(rules.states, word(node["state"]) ?? "")) found.push(`state ${String(node["state"])}`);
  if ((is === "stat" || is === "extreme") && !Object.hasOwn(rules.stats, word(node["stat"]) ?? "")) found.push(`stat ${String(node["stat"])}`);
  if (is === "same" || is === "chosen") found.push(...attribute(node, rules));
  const amount = word(node["amount"]);
  if (amount !== null && ["stat", "total", "highest", "lowest"].includes(amount) && !Object.hasOwn(rules.stats, word(node["stat"]) ?? "")) found.push(`stat ${String(node["stat"])}`);
  if (amount === "different") found.push(...attribute(node, rules));
  if (node["do"] === "name") {
    const name = word(node["attribute"]) ?? "";
    if (node["options"] === undefined && node["among"] === undefined && !Object.hasOwn(rules.choices, name)) found.push(`choice of ${name}`);
  }
  return found;
}

const PLAIN_ATTRIBUTES: ReadonlySet<string> = new Set(["name", "type", "tag", "icon"]);

function attribute(node: Node, rules: GameRules): readonly string[] {
  const name = word(node["attribute"]) ?? "";
  return PLAIN_ATTRIBUTES.has(name) || Object.hasOwn(rules.attributes, name) || Object.hasOwn(rules.stats, name) ? [] : [`attribute ${name}`];
}

function statementTroubles(node: Node, rules: GameRules): readonly string[] {
  const says = word(node["says"]);
  const stat = word(node["stat"]) ?? "";
  if (says === "playerStat" && !rules.playerStats.has(stat)) return [`player stat ${stat}`];
  if ((says === "stat" || says === "setStat" || says === "multiplyStat") && !Object.hasOwn(rules.stats, stat)) return [`stat ${stat}`];
  if (says === "revealed" || says === "twice" || says === "momentShift") return [`statement ${says}`];
  if (says === "countsAs" && node["for"] !== undefined) return [`counts as for ${String(node["for"])}`];
  return [];
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
