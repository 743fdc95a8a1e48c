import { child, type Node } from "../../../grammar/ast.ts";
import type { Clause, Effect, Noun, Replacement } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerClause } from "../clauses/clause.ts";
import { whileCondition } from "../clauses/condition.ts";
import { duringCondition } from "../clauses/time.ts";
import { INSTEAD, modalOf, unlowered, use, type Context } from "../context.ts";

/** "If damage would be dealt to it, …": the event and what happens instead. */
export function replacement(lead: Node, effects: readonly Effect[], context: Context): Replacement {
  const clauses = child(lead, lead.kind === "Condition" ? "condition" : "event") as Node;
  const views = context.resolved.views.get(clauses) ?? [];
  const would = views.filter((view) => modalOf(view, context, "would") === "would");
  const others = views.filter((view) => view.modal !== "would");
  if (would.length !== 1 || others.length > 0) return unlowered(lead, "what would happen is not clear");
  const view = would[0] as ClauseView;
  const event = lowerClause(view, context, "event");
  const held = heldWhile(view, event, context);
  if (!context.said.has(INSTEAD) && !JSON.stringify(effects).includes('"do":"prevent"')) return unlowered(lead, "what is done in place of it is told with “instead”");
  const only = wholeOffer(effects);
  if (only?.do === "may") return { power: "replacement", event, ...held, optional: only.who, effects: only.effects };
  return { power: "replacement", event, ...held, effects, ...(preventsIfDone(effects) ? { besides: true as const } : {}) };
}

/** "…, you may pay (1). If you do, … instead.": who does not, lets it happen as it would. */
function wholeOffer(effects: readonly Effect[]): Effect | undefined {
  const [only, ...others] = effects;
  const [offer, ...more] = only?.do === "attempt" && only.otherwise === undefined && !preventsIfDone(effects) ? only.effects : [];
  if (only?.do === "attempt" && offer?.do === "may" && others.length + more.length === 0) return { ...offer, effects: [...offer.effects, ...only.then] };
  return others.length === 0 ? only : undefined;
}

/** "If an ally would deal combat damage while attacking", "if it would be destroyed on an opponent's turn": what must be so as it would happen. */
function heldWhile(view: ClauseView, event: Clause, context: Context): Pick<Replacement, "condition"> {
  const whilst = use(context, view.complements.find(({ kind }) => kind === "WhilePhrase"));
  const during = use(context, view.complements.find(({ kind }) => kind === "DuringPhrase"));
  if (whilst !== undefined && during !== undefined) return unlowered(during, "two such heads do not go together");
  if (during !== undefined) return { condition: duringCondition(during, context) };
  return whilst === undefined ? {} : { condition: whileCondition(child(whilst, "condition") as Node, context, toWhom(view, event)) };
}

/** Who is spoken of in what would happen: "if an ally would be dealt damage | while defending". */
function toWhom(view: ClauseView, event: Clause): Noun {
  const role = (["subject", "to", "from", "object"] as const).find((each) => view.grammatical !== null && view.parts[each] === view.grammatical);
  const noun = role === undefined ? undefined : event[role];
  return role === undefined || noun === undefined || noun.noun !== "select" ? (noun ?? { noun: "self" }) : { noun: "event", role };
}

/** "If you do, prevent that damage": else the damage is dealt as it would be (CR 717.3). */
export const preventsIfDone = (effects: readonly Effect[]): boolean => effects.some((effect) => effect.do === "attempt" && effect.then.some(({ do: done }) => done === "prevent")) && !effects.some(({ do: done }) => done === "prevent" || done === "alter");
