import type { Clause, Cost, Effect, Noun, Selection } from "../../ir/index.ts";
import type { Ref, Scope } from "../scope.ts";

const ROLES = ["subject", "from", "object", "to", "with", "against"] as const;

const ofClauses = new WeakMap<Clause, readonly Selection[]>();

/** The selections that take part in a clause, in the order in which they are chosen. */
export function clauseSelections(clause: Clause): readonly Selection[] {
  let found = ofClauses.get(clause);
  if (found === undefined) {
    found = findSelections(clause);
    ofClauses.set(clause, found);
  }
  return found;
}

function findSelections(clause: Clause): readonly Selection[] {
  const found: Selection[] = [];
  for (const role of ROLES) addNoun(found, clause[role]);
  addNoun(found, clause.into?.of);
  addNoun(found, clause.outOf?.of);
  addNoun(found, clause.entry?.attachedTo);
  addNoun(found, clause.entry?.under);
  addAmount(found, clause.amount);
  return found;
}

function addNoun(found: Selection[], noun: Noun | undefined): void {
  if (noun === undefined) return;
  switch (noun.noun) {
    case "select":
      addFilter(found, noun.filter);
      found.push(noun);
      return;
    case "several":
      for (const part of noun.of) addNoun(found, part);
      return;
    case "controller":
    case "owner":
      addNoun(found, noun.of);
      return;
    default:
  }
}

/** Whether nothing but its object decides if a clause can be done. */
export function isPlain({ into, to, from, amount: number, counter, chosenCounter }: Clause): boolean {
  return into === undefined && to === undefined && from === undefined && number === undefined && counter === undefined && chosenCounter === undefined;
}

/** Targets inside a description: "an ally in target player's party". */
function addFilter(found: Selection[], node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if ("noun" in node && node.noun === "select" && "target" in node && node.target === true) {
    addNoun(found, node as Selection);
    return;
  }
  for (const value of Object.values(node)) addFilter(found, value);
}

function addAmount(found: Selection[], amount: unknown): void {
  addFilter(found, amount);
}

/** The targets of lists of effects; null where that depends on which modes are chosen. */
const ofEffects = new WeakMap<readonly Effect[], readonly Selection[] | null>();

/** All targets of effects, in order of the text; of modes only the chosen ones (CR 707.1d). */
export function targetsOfEffects(list: readonly Effect[], ref: Ref, scope: Scope): readonly Selection[] {
  let found = ofEffects.get(list);
  if (found === undefined) {
    found = JSON.stringify(list).includes('"do":"modes"') ? null : findTargets(list, ref, scope);
    ofEffects.set(list, found);
  }
  return found ?? findTargets(list, ref, scope);
}

function findTargets(list: readonly Effect[], ref: Ref, scope: Scope): readonly Selection[] {
  return list.flatMap((effect, i) => targetsOfEffect(effect, `${ref}/${i}`, scope));
}

function targetsOfEffect(effect: Effect, ref: Ref, scope: Scope): readonly Selection[] {
  const targets = (selections: readonly Selection[]): readonly Selection[] => selections.filter((selection) => selection.target === true);
  const nouns = (...list: (Noun | undefined)[]): readonly Selection[] => {
    const found: Selection[] = [];
    for (const noun of list) addNoun(found, noun);
    return targets(found);
  };
  switch (effect.do) {
    case "act":
      return targets(clauseSelections(effect.clause));
    case "may":
      return [...nouns(effect.who), ...targetsOfEffects(effect.effects, `${ref}/effects`, scope)];
    case "attempt":
      return [
        ...targetsOfEffects(effect.effects, `${ref}/effects`, scope),
        ...targetsOfEffects(effect.then, `${ref}/then`, scope),
        ...targetsOfEffects(effect.otherwise ?? [], `${ref}/otherwise`, scope),
      ];
    case "if": {
      const found: Selection[] = [];
      addFilter(found, effect.condition);
      return [
        ...found,
        ...targetsOfEffects(effect.then, `${ref}/then`, scope),
        ...targetsOfEffects(effect.otherwise ?? [], `${ref}/otherwise`, scope),
      ];
    }
    case "unless":
      return [
        ...nouns(effect.who),
        ...targetsOfEffects(effect.instead, `${ref}/instead`, scope),
        ...targetsOfEffects(effect.effects, `${ref}/effects`, scope),
      ];
    case "each":
      return [...nouns(effect.of), ...targetsOfEffects(effect.effects, `${ref}/effects`, scope)];
    case "together":
      return targetsOfEffects(effect.acts, `${ref}/acts`, scope);
    case "repeat":
      return targetsOfEffects(effect.effects, `${ref}/effects`, scope);
    case "select":
      return nouns(effect.selection);
    case "modes":
      return (scope.modes[ref] ?? []).flatMap((i) => targetsOfEffects(effect.modes[i] ?? [], `${ref}/modes/${i}`, scope));
    case "divide":
      return [...targets(clauseSelections(effect.clause)), ...nouns(effect.among)];
    case "look":
    case "reveal":
      return nouns(effect.who, effect.what);
    case "name":
      return nouns(effect.who, effect.among);
    case "search":
    case "revealUntil":
      return nouns(effect.who, effect.place.of);
    case "copyToken":
      return nouns(effect.of);
    case "token":
      return nouns(effect.into.of, effect.entry?.attachedTo);
    case "alter":
    case "split":
      return nouns(effect.to);
    case "modify": {
      const found: Selection[] = [];
      for (const power of effect.powers) {
        if (power.power === "replacement") addFilter(found, power.event);
        // What it waits for may be about a target; those of what it triggers are chosen as it does (CR 715.1).
        if (power.power === "triggered") addFilter(found, power.triggers);
        if (power.power !== "continuous") continue;
        // What is granted has targets of its own, when it is used.
        for (const statement of power.statements) addFilter(found, statement.says === "power" ? statement.of : statement);
      }
      addFilter(found, effect.duration);
      return targets(found);
    }
    case "raid":
      return [...nouns(effect.who), ...targetsOfEffects(effect.first, `${ref}/first`, scope)];
    case "pay":
      return targets(costSelections(effect.costs));
    default:
      return [];
  }
}

export function costSelections(costs: readonly Cost[]): readonly Selection[] {
  return costs.flatMap((cost) => (cost.cost === "act" ? clauseSelections(cost.clause) : []));
}
