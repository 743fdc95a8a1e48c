import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wowtcg } from "../../games/wowtcg/rules/index.ts";
import type { Card, Power } from "../../ir/index.ts";
import { FIELDS, REFUSED } from "../../runtime/support/fields.ts";
import { unsupported } from "../../runtime/unsupported.ts";
import { ally } from "./fixtures/cards.ts";

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly const?: string; readonly enum?: readonly string[] }>>;
}

/** Every kind of the schema with its fields, by the key that tells the kinds apart. */
function variants(): readonly { readonly key: string; readonly kind: string; readonly fields: readonly string[] }[] {
  const found: { key: string; kind: string; fields: readonly string[] }[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { properties } = node as Schema;
    for (const key of Object.keys(FIELDS)) {
      const property = properties?.[key];
      const kinds = property?.const !== undefined ? [property.const] : (property?.enum ?? []);
      if (properties === undefined || kinds.length === 0 || (key === "count" && properties["is"] !== undefined)) continue;
      for (const kind of kinds) found.push({ key, kind, fields: Object.keys(properties).filter((field) => field !== key) });
      break;
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(JSON.parse(readFileSync(new URL("../../ir/schema.json", import.meta.url), "utf8")));
  return found;
}

/** Fields that the schema has and the engine refuses. */
const REFUSED_FIELDS: readonly string[] = ["says can.unless", "says can.ifAble", "says can.everyTurn", "says can.unlessPaid", "says cannot.ifAble", "says cannot.everyTurn", "says cannot.unlessPaid", "says must.unless", "says must.everyTurn", "says must.unlessPaid"];

const bearing = (...powers: readonly unknown[]): Card => ({ ...ally("Bearer", 1, 1, 1), powers: powers as readonly Power[] });
const allies = { noun: "select", quantity: { count: "all" }, filter: { is: "type", type: "ally" } };
const state = (...statements: readonly unknown[]): Card => bearing({ power: "continuous", statements });

describe("what the engine can play", () => {
  test("every kind and field of the schema is read or refused", () => {
    const all = variants();
    expect(all.length).toBeGreaterThan(100);
    const unknown = all.filter(({ key, kind }) => FIELDS[key]?.[kind] === undefined && REFUSED[`${key} ${kind}`] === undefined).map(({ key, kind }) => `${key} ${kind}`);
    expect(unknown).toEqual([]);
    const unread = all.flatMap(({ key, kind, fields }) => fields.filter((field) => FIELDS[key]?.[kind]?.includes(field) === false).map((field) => `${key} ${kind}.${field}`));
    expect([...new Set(unread)].filter((field) => !REFUSED_FIELDS.includes(field))).toEqual([]);
  });

  test("a kind that no rule tells apart is refused", () => {
    for (const kind of Object.keys(REFUSED)) {
      const [key, name] = kind.split(" ") as [string, string];
      expect(unsupported(bearing({ power: "oneShot", effects: [{ [key]: name }] }), wowtcg)).toContain(kind);
    }
    expect(unsupported(state({ says: "stat", of: allies, stat: "atk", change: 1, sign: 1, spin: true }), wowtcg)).toEqual(["says stat with spin"]);
  });

  test("a raid that the game does not have can't be started", () => {
    const starting = (raid: string): Card => bearing({ power: "payment", costs: [], effects: [{ do: "raid", who: { noun: "you" }, raid, first: [] }] });
    expect(unsupported(starting("Onyxia Raid"), wowtcg)).toEqual([]);
    expect(unsupported(starting("Onyxia Demon"), wowtcg)).toEqual(["raid Onyxia Demon"]);
  });

  test("what never matches is refused", () => {
    const select = (filter: unknown): Card => bearing({ power: "oneShot", effects: [{ do: "select", selection: { noun: "select", quantity: { count: "exactly", of: 1 }, filter } }] });
    expect(unsupported(select({ is: "concept", concept: "deck" }), wowtcg)).toEqual(["is concept"]);
    expect(unsupported(select({ is: "type", type: "dragonhawk" }), wowtcg)).toEqual(["type dragonhawk"]);
    expect(unsupported(select({ is: "state", state: "sleepy" }), wowtcg)).toEqual(["state sleepy"]);
    expect(unsupported(select({ is: "not", of: { is: "extreme", extreme: "highest", stat: "atk" } }), wowtcg)).toEqual(["the highest or lowest of some among others"]);
    expect(unsupported(select({ is: "all", of: [{ is: "type", type: "ally" }, { is: "extreme", extreme: "highest", stat: "atk" }] }), wowtcg)).toEqual([]);
  });

  test("a statement that no rule asks for is refused", () => {
    expect(unsupported(state({ says: "can", clause: { verb: "deal", subject: allies } }), wowtcg)).toEqual(["can deal"]);
    expect(unsupported(state({ says: "can", clause: { verb: "attack", subject: allies, manner: ["immediately"] } }), wowtcg)).toEqual([]);
    expect(unsupported(state({ says: "must", clause: { verb: "draw" } }), wowtcg)).toEqual(["must draw"]);
    expect(unsupported(state({ says: "becomes", of: allies, what: { is: "side", side: "friendly" } }), wowtcg)).toEqual(["becoming side"]);
  });

  test("a part of a clause that its verb has no use for is refused", () => {
    const act = (clause: unknown): Card => bearing({ power: "oneShot", effects: [{ do: "act", clause }] });
    expect(unsupported(act({ verb: "draw", amount: 1 }), wowtcg)).toEqual([]);
    expect(unsupported(act({ verb: "draw", amount: 1, to: { noun: "you" } }), wowtcg)).toEqual(["draw to"]);
    expect(unsupported(act({ verb: "attack", subject: allies }), wowtcg)).toEqual(["verb attack"]);
    const when = (event: unknown): Card => bearing({ power: "triggered", triggers: [{ on: "event", event }], effects: [] });
    expect(unsupported(when({ verb: "deal", to: { noun: "self" }, amount: 5 }), wowtcg)).toEqual(["deal amount as an event"]);
    expect(unsupported(when({ verb: "destroy", object: { ...allies, quantity: { count: "exactly", of: 2 } } }), wowtcg)).toEqual(["destroy of several at once as an event"]);
  });

  test("a keyword without a meaning is refused where it is borne, granted, lost or looked for", () => {
    const keywords = new Set(["known"]);
    const use = (keyword: string): Card => bearing({ power: "keyword", keyword, args: [] });
    expect(unsupported(use("known"), wowtcg, keywords)).toEqual([]);
    for (const card of [use("unknown"), state({ says: "keyword", of: allies, keyword: { keyword: "unknown", args: [] } }), state({ says: "lose", of: allies, keyword: "unknown" })]) {
      expect(unsupported(card, wowtcg, keywords)).toEqual(["keyword unknown without a meaning"]);
    }
  });
});
