import { child, children, lemma, type Node } from "../../../grammar/ast.ts";
import type { Amount, Condition, Effect, Quantity, Statement } from "../../../ir/index.ts";
import { type ClauseView } from "../../1-resolve/clause-view.ts";
import { countOf } from "../amounts/amount.ts";
import { numberOf } from "../amounts/number.ts";
import { changeOf } from "../amounts/stat-change.ts";
import { unlowered, use, type Context } from "../context.ts";
import { lowerCondition } from "./condition.ts";

/** What a clause says of its amount beside the plain one: "…, or 6 if …", "…, plus an additional 2 for each …". */
export interface OtherAmount {
  /** The clause without it. */
  readonly plain: ClauseView;
  /** The amount that is meant, from the plain one. */
  readonly of: (plain: Amount, sign: 1 | -1) => Amount;
  /** The value that it changes, if it says so: "or -4 ATK if …". */
  readonly stat: string | null;
}

/** Takes the other amount, and what stands behind it and is about it, off a clause; null without one. */
export function otherAmountOf(view: ClauseView, context: Context): OtherAmount | null {
  const at = view.complements.findIndex((complement) => complement.kind === "OtherAmount");
  if (at < 0) return null;
  const other = use(context, view.complements[at] as Node);
  const its = view.complements.slice(at + 1).filter((complement) => ABOUT.has(complement.kind));
  const plain: ClauseView = { ...view, complements: view.complements.filter((complement) => complement !== other && !its.includes(complement)) };
  const conditions: Condition[] = [];
  let factor: Amount | null = null;
  for (const complement of its) {
    use(context, complement);
    if (complement.kind === "ForEach") factor = countOf(child(complement, "what") as Node, context);
    else conditions.push(lowerCondition(child(complement, "condition") as Node, context));
  }
  const [condition] = conditions;
  const adds = other["additional"] === true || String(other["join"]).toLowerCase().includes("plus");
  const change = child(other, "change");
  const [item] = change === null ? [] : children(change, "items");
  return { plain, stat: item === undefined ? null : lemma(item, "stat"), of: (amount, sign) => combined(amount, valueOf(other, sign, context), { adds, factor, condition, other }) };
}

const ABOUT = new Set(["IfPhrase", "ForEach"]);

/** The number, or for a stat the change, that stands there; a change must go the same way as the plain one. */
function valueOf(other: Node, sign: 1 | -1, context: Context): Amount {
  const change = child(other, "change");
  if (change === null) return numberOf(other, context);
  const items = change["items"] as readonly Node[];
  const found = changeOf(items[0] as Node, context);
  if (items.length !== 1 || found.sign !== sign) return unlowered(other, "this changes something else");
  return found.amount;
}

function combined(plain: Amount, value: Amount, of: { readonly adds: boolean; readonly factor: Amount | null; readonly condition: Condition | undefined; readonly other: Node }): Amount {
  const { adds, factor, condition, other } = of;
  const scaled: Amount = factor === null ? value : value === 1 ? factor : { amount: "times", of: [value, factor] };
  if (adds) return { amount: "plus", of: [plain, condition === undefined ? scaled : { amount: "depends", on: condition, then: scaled, otherwise: 0 }] };
  return condition === undefined ? unlowered(other, "when is it so many?") : { amount: "depends", on: condition, then: scaled, otherwise: plain };
}

/** The effects with the amount that is meant in the place of the plain one. */
export function withOtherAmount(effects: readonly Effect[], other: OtherAmount, at: Node): Effect[] {
  return effects.map((effect): Effect => {
    switch (effect.do) {
      case "act": {
        const { clause } = effect;
        if (clause.amount !== undefined) return { ...effect, clause: { ...clause, amount: other.of(clause.amount, 1) } };
        if (clause.object?.noun === "select") return { ...effect, clause: { ...clause, object: { ...clause.object, quantity: quantity(clause.object.quantity, other, at) } } };
        return unlowered(at, "instead of how many?");
      }
      case "may":
      case "each":
        return { ...effect, effects: withOtherAmount(effect.effects, other, at) };
      case "modify":
        return { ...effect, powers: effect.powers.map((power) => (power.power === "continuous" ? { ...power, statements: statementsWithOther(power.statements, other, at) } : power)) };
      case "alter":
        return effect.amount === undefined ? unlowered(at, "instead of how much?") : { ...effect, amount: other.of(effect.amount, 1) };
      case "token":
        return { ...effect, count: other.of(effect.count, 1) };
      default:
        return unlowered(at, "instead of how many?");
    }
  });
}

/** Statements with the amount that is meant. */
export function statementsWithOther(statements: readonly Statement[], other: OtherAmount, at: Node): Statement[] {
  const stat = other.stat;
  if (stat !== null && statements.some((statement) => statement.says === "stat" && statement.stat !== stat)) return unlowered(at, "this changes something else");
  return statements.map((statement) => (statement.says === "stat" || statement.says === "cost" || statement.says === "playerStat" ? { ...statement, change: other.of(statement.change, statement.sign) } : unlowered(at, "instead of how much?")));
}

function quantity(plain: Quantity, other: OtherAmount, at: Node): Quantity {
  return plain.count === "exactly" || plain.count === "upTo" ? { ...plain, of: other.of(plain.of, 1) } : unlowered(at, "instead of how many?");
}

/** The amount that a clause means, from the plain one. */
export function withOthers(amount: Amount, view: ClauseView, context: Context): Amount {
  return otherAmountOf(view, context)?.of(amount, 1) ?? amount;
}
