import type { Condition, Duration } from "../../ir/index.ts";
import { holds } from "../evaluate/condition.ts";
import { things } from "../evaluate/noun.ts";
import { linkLists } from "../links/link-lists.ts";
import type { Library } from "../library.ts";
import type { Machine } from "../machine.ts";
import { bindNumber } from "../reading.ts";
import type { Ref, Scope } from "../scope.ts";
import type { Id } from "../state.ts";

type Remains = Extract<Condition, { if: "remains" }>;

/** What has to remain as it was for a modifier to last (CR 714.3b); null where its time is another. */
export function remainsOf(duration: Duration): Remains | null {
  if (duration.lasts === "while") return duration.condition.if === "remains" ? duration.condition : null;
  return duration.lasts === "both" ? (duration.of.map(remainsOf).find((found) => found !== null) ?? null) : null;
}

/** Whether something is as it was, and no other card (CR 415.9a, FOH-034). A card that was on the chain is what it became. */
export function remains(m: Machine, scope: Scope, condition: Remains): boolean {
  const other = (id: Id): boolean => m.card(id)?.past != null;
  const source = m.card(scope.source);
  if (condition.subject.noun === "self" && source?.past != null && source.past.zone !== "chain") return false;
  if (condition.what.is === "in" && things(m, scope, condition.subject).some(other)) return false;
  return holds(m, scope, condition);
}

/** Notes for each link whether what its text wants to remain so has stopped being so since it was added to the chain. */
export function watchLinks(m: Machine): void {
  for (const id of m.state.zones["chain"] ?? []) {
    const link = m.link(id);
    if (link === null || link.effects === "") continue;
    const wanted = wantedBy(m, link.effects);
    if (wanted.length === 0 || m.state.stack.some((frame) => frame.kind === "announce" && "link" in frame && frame.link === id)) continue;
    const scope = m.scope(link.scope);
    for (const condition of wanted) {
      const before = scope.numbers[nameOf(m, condition)];
      const now = remains(m, scope, condition);
      if (before === undefined && now) bindNumber(m, scope, nameOf(m, condition), HELD);
      else if (before === HELD && !now) bindNumber(m, scope, nameOf(m, condition), LAPSED);
    }
  }
}

const HELD = 1;
const LAPSED = 2;

/** Whether it has been so and stopped before its link resolved: then no modifier is created. */
export const hasLapsed = (m: Machine, scope: Scope, condition: Remains): boolean => scope.numbers[nameOf(m, condition)] === LAPSED;

const nameOf = (m: Machine, condition: Remains): string => `remains ${m.library.refOfNode(condition)}`;

const known = new WeakMap<Library, Map<Ref, readonly Remains[]>>();

/** What the effects of a link want to remain so. */
function wantedBy(m: Machine, effects: Ref): readonly Remains[] {
  let lists = known.get(m.library);
  if (lists === undefined) known.set(m.library, (lists = new Map()));
  let found = lists.get(effects);
  if (found === undefined) lists.set(effects, (found = linkLists(m, effects).flatMap(({ list }) => within(list))));
  return found;
}

function within(node: unknown): readonly Remains[] {
  if (typeof node !== "object" || node === null) return [];
  if ("do" in node && node.do === "modify" && "duration" in node) {
    const own = remainsOf(node.duration as Duration);
    return own === null ? [] : [own];
  }
  return Object.values(node).flatMap(within);
}
