import type { GameRules } from "../rules.ts";
import { TOLD } from "./fields.ts";

export type Node = Readonly<Record<string, unknown>>;

/** How a clause stands: it is done, or told of in a trigger, a condition or a statement. */
export type Mood = "does" | "tells";

/** The parts of a clause that the rules of its verb have no use for, and participants that no such event has. */
export function clauseTroubles(node: Node, verb: string, mood: Mood, rules: GameRules): readonly string[] {
  const done = Object.hasOwn(rules.verbs, verb);
  if (mood === "does" ? !done : !done && !rules.events.has(verb)) return [`verb ${mood === "does" ? "" : "event "}${verb}`];
  const parts = Object.keys(node).filter((key) => key !== "verb" && node[key] !== undefined);
  const { does, tells } = rules.parts[verb] ?? { does: [], tells: [] };
  const known = mood === "does" ? does : tells;
  const found = parts.filter((part) => part !== "manner" && (!known.includes(part) || (mood === "tells" && !TOLD.includes(part)))).map((part) => `${verb} ${part}${mood === "tells" ? " as an event" : ""}`);
  return [...found, ...(mood === "does" ? doneTroubles(node, verb) : toldTroubles(node, verb))];
}

function doneTroubles(node: Node, verb: string): readonly string[] {
  const damage = node["damage"] as Node | undefined;
  const found: string[] = [];
  if ((verb === "deal" || verb === "put") && node["amount"] !== undefined && node["to"] === undefined && node["into"] === undefined) found.push(`verb ${verb} without a recipient`);
  if (verb === "put" && node["object"] !== undefined && node["into"] === undefined) found.push("verb put without a place");
  if (damage?.["combat"] === false || damage?.["fatal"] !== undefined || damage?.["otherThan"] !== undefined) found.push(`${verb} of damage that is or is not fatal, combat or typed damage`);
  return found;
}

/** A pattern says which events are meant, not how many things take part or where exactly they lie. */
function toldTroubles(node: Node, verb: string): readonly string[] {
  const found: string[] = [];
  if (node["amount"] !== undefined && node["comparison"] === undefined) found.push(`${verb} amount as an event`);
  const entry = Object.keys((node["entry"] as Node | undefined) ?? {}).filter((key) => key !== "faceDown" && key !== "under");
  found.push(...entry.map((part) => `${verb} ${part} as an event`));
  for (const part of ["into", "outOf"]) {
    const place = node[part] as Node | undefined;
    if (place?.["position"] !== undefined || place?.["depth"] !== undefined) found.push(`${verb} ${part} a position as an event`);
  }
  for (const part of Object.values(node)) {
    const quantity = (part as Node | undefined)?.["quantity"] as Node | undefined;
    const count = quantity?.["count"];
    const of = quantity?.["of"];
    if (count === "upTo" || (count === "atLeast" && (of !== 1 || part !== node["object"])) || (count === "exactly" && of !== 1)) found.push(`${verb} of several at once as an event`);
    if ((part as Node | undefined)?.["random"] !== undefined) found.push(`${verb} at random as an event`);
  }
  return found;
}

/** A statement about a verb that no rule asks about. */
export function statementTroubles(node: Node, rules: GameRules): readonly string[] {
  const says = node["says"];
  if (typeof says !== "string") return [];
  const verb = (node["clause"] as Node | undefined)?.["verb"];
  if (typeof verb !== "string") return [];
  const asked = rules.asks[says as keyof GameRules["asks"]];
  const known = asked.has(verb) || (says === "cannot" && Object.hasOwn(rules.verbs, verb));
  return known ? [] : [`${says} ${verb}`];
}

/** "The highest" can be told only from all that are looked at, so not of one that is at hand. */
export function extremeTroubles(node: Node): readonly string[] {
  const inside = (value: unknown, top: boolean): boolean => {
    if (typeof value !== "object" || value === null) return false;
    if (Array.isArray(value)) return value.some((part) => inside(part, top));
    const filter = value as Node;
    if (filter["is"] === "extreme") return !top;
    if (filter["is"] === "all") return inside(filter["of"], top);
    if (filter["is"] === "any" || filter["is"] === "not") return inside(filter["of"], false);
    return false;
  };
  if (node["noun"] === "select") return inside(node["filter"], true) ? ["the highest or lowest of some among others"] : [];
  const tested = node["if"] === "is" ? node["what"] : node["is"] === "hasAttachment" ? node["of"] : undefined;
  return tested !== undefined && inside({ is: "any", of: [tested] }, true) ? ["the highest or lowest as a test"] : [];
}

/** What is no card can be told of, not picked or done something to. */
export function conceptTroubles(node: Node, mood: Mood): readonly string[] {
  const inside = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null) return false;
    if (Array.isArray(value)) return value.some(inside);
    const part = value as Node;
    return part["is"] === "concept" || (part["is"] === "all" || part["is"] === "any" || part["is"] === "not" ? inside(part["of"]) : inside(part["filter"]));
  };
  const picked = typeof node["do"] === "string" ? ["selection", "of", "what", "for"] : typeof node["verb"] === "string" && mood === "does" ? Object.keys(node) : [];
  return picked.some((key) => inside(node[key])) ? ["is concept"] : [];
}
