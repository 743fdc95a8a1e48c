import type { Effect } from "../../ir/index.ts";
import { payEffect } from "../links/pay.ts";
import { act } from "./act.ts";
import { copyToken, flourish, revealUntil, roll, search, show, token } from "./cards.ts";
import { may, modes, name, select, unless } from "./choices.ts";
import { divide, split } from "./divide.ts";
import { attempt, branch, each, given, perform, repeat, together } from "./flow.ts";
import { alter, later, modify, prevent } from "./modify.ts";
import { raid } from "./raid.ts";
import type { EffectHandler } from "./run.ts";

type EffectTable = { readonly [K in Effect["do"]]: EffectHandler<Extract<Effect, { do: K }>> };

let table: EffectTable | null = null;

/** What does each kind of effect. Made when it is first asked for, since effects do lists of effects: the modules know each other. */
export function effectTable(): EffectTable {
  table ??= {
    act,
    may,
    attempt,
    if: branch,
    unless,
    each,
    repeat,
    together,
    select,
    modes,
    name,
    modify,
    later,
    token,
    copyToken,
    divide,
    prevent,
    alter,
    split,
    look: show,
    reveal: show,
    revealUntil,
    search,
    pay: payEffect,
    roll,
    flourish,
    raid,
    given,
    perform,
  };
  return table;
}
