import type { Effect } from "../../ir/index.ts";
import { payEffect } from "../links/pay.ts";
import { act } from "./act.ts";
import { copyToken, flourish, revealUntil, roll, search, show, token } from "./cards.ts";
import { may, modes, name, select, unless } from "./choices.ts";
import { attempt, branch, each, repeat } from "./flow.ts";
import { alter, divide, later, modify, prevent } from "./modify.ts";
import type { EffectHandler } from "./run.ts";

/** What does each kind of effect. */
export const effectTable: { readonly [K in Effect["do"]]: EffectHandler<Extract<Effect, { do: K }>> } = {
  act,
  may,
  attempt,
  if: branch,
  unless,
  each,
  repeat,
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
  look: show,
  reveal: show,
  revealUntil,
  search,
  pay: payEffect,
  roll,
  flourish,
};
