import type { Noun } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import type { Context } from "../context.ts";
import { lowerNoun } from "./noun.ts";

/** Whether what ends an act ("until you reach …") is done by who does it. */
export function isSamePlayer(ending: ClauseView, act: ClauseView, who: Noun, context: Context): boolean {
  if (ending.grammatical === null) return false;
  const ender = lowerNoun(ending.grammatical, context);
  return ender.noun === "bound" || ender.noun === "event" ? act.grammatical !== null : JSON.stringify(ender) === JSON.stringify(who);
}
