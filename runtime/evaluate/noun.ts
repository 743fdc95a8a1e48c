import type { Filter, KeywordUse, Noun, Selection } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import type { EventRecord, Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { current } from "../zones.ts";
import { candidates } from "./candidates.ts";
import { passes } from "./filter.ts";
import { controllerOf, ownerOf } from "./info.ts";

/** What a noun stands for. What was chosen for a selection is in the scope; else it is all that its filter admits. */
export function things(m: Machine, s: Scope, noun: Noun): readonly Id[] {
  switch (noun.noun) {
    case "self":
      return [current(m, s.source, s.id)];
    case "you":
      return [s.you];
    case "bound":
      return bound(m, s, noun.name);
    case "event":
      return eventRole(m, s, noun.role);
    case "host": {
      const host = m.card(s.source)?.attachedTo ?? 0;
      return host === 0 ? [] : [host];
    }
    case "candidate":
      return s.candidate === 0 ? [] : [s.candidate];
    case "controller":
      return controllersOf(m, asLastSeen(m, s, noun.of));
    case "owner":
      return ownersOf(m, things(m, s, noun.of));
    case "turnPlayer":
      return [m.state.turn.player];
    case "parameter": {
      const argument = nounArgument(m, s, noun.name);
      return argument === null ? [] : things(m, s, argument);
    }
    case "select":
      return selected(m, s, noun);
    case "several":
      return eachOf(m, s, noun.of);
  }
}

const controllersOf = (m: Machine, ids: readonly Id[]): readonly Id[] => unique(ids.map((id) => controllerOf(m, id)));
const ownersOf = (m: Machine, ids: readonly Id[]): readonly Id[] => unique(ids.map((id) => ownerOf(m, id)));
const eachOf = (m: Machine, s: Scope, nouns: readonly Noun[]): readonly Id[] => unique(nouns.flatMap((part) => things(m, s, part)));

function bound(m: Machine, s: Scope, name: string): readonly Id[] {
  const ids = s.bound[name] ?? m.card(s.source)?.memory.bound[name] ?? m.card(s.granter)?.memory.bound[name];
  // In a statement about several, "its" is what the statement is being applied to.
  if (ids === undefined) return s.candidate === 0 ? [] : [s.candidate];
  return ids.map((id) => current(m, id, s.id));
}

/** What a noun stands for, as numbers and controllers look at it: what has left play as it last was there (CR 709.2d). */
export function asLastSeen(m: Machine, s: Scope, noun: Noun): readonly Id[] {
  const raw = noun.noun === "bound" ? s.bound[noun.name] : noun.noun === "event" ? idsOf(s.event?.[noun.role]) : noun.noun === "self" ? [s.source] : undefined;
  if (raw === undefined) return orAbsent(m, s, noun, things(m, s, noun));
  return raw.map((id) => {
    const now = current(m, id, s.id);
    return m.card(id)?.past?.zone === "play" && m.card(now)?.zone !== "play" ? id : now;
  });
}

/** What a noun stands for; what it describes and is not there, as it last was. */
export function orAbsent(m: Machine, s: Scope, noun: Noun, found: readonly Id[]): readonly Id[] {
  if (found.length > 0 || noun.noun !== "select" || noun.target === true) return found;
  return absentThat(m, s, noun.filter);
}

const absentThat = (m: Machine, s: Scope, filter: Filter): readonly Id[] => m.rules.absent(m).filter((id) => passes(m, s, id, filter));

const idsOf = (id: Id | undefined): readonly Id[] => (id === undefined || id === 0 ? [] : [id]);

function selected(m: Machine, s: Scope, noun: Selection): readonly Id[] {
  const chosen = s.targets[m.library.refOfNode(noun)];
  if (chosen !== undefined) return chosen.filter((id) => id !== 0);
  return noun.target === true ? [] : candidates(m, s, noun.filter, undefined);
}

/** Who plays a part in the event that the scope reads. A card that has moved in it is followed. */
export function eventRole(m: Machine, s: Scope, role: keyof Pick<EventRecord, "subject" | "object" | "to" | "from" | "with" | "against">): readonly Id[] {
  const id = s.event?.[role];
  return id === undefined || id === 0 ? [] : [current(m, id, s.id)];
}

/** The noun that a keyword use gives for a parameter. */
export function nounArgument(m: Machine, s: Scope, name: string): Noun | null {
  const argument = argumentOf(m, s, name);
  return argument !== undefined && argument.parameter === "noun" ? argument.value : null;
}

/** The argument that a keyword use gives for a parameter. */
export function argumentOf(m: Machine, s: Scope, name: string): KeywordUse["args"][number] | undefined {
  if (s.args === "") return undefined;
  const use = m.library.node<KeywordUse>(s.args);
  const at = argumentAt(m, s, name);
  const standard = m.library.keywords.get(use.keyword)?.parameters[at]?.standard;
  return use.args[at] ?? (standard === undefined ? undefined : { parameter: "noun", value: standard });
}

/** Its place among the arguments of the use, or -1. */
export function argumentAt(m: Machine, s: Scope, name: string): number {
  if (s.args === "") return -1;
  const { keyword } = m.library.node<KeywordUse>(s.args);
  const plain = bare(name);
  return m.library.keywords.get(keyword)?.parameters.findIndex((parameter) => bare(parameter.name) === plain) ?? -1;
}

/** A parameter may be written with its brackets and sign: "+[N]" is N. */
function bare(name: string): string {
  return name.replace(/[+[\]]/g, "");
}

export function unique(ids: readonly Id[]): readonly Id[] {
  return ids.length < 2 ? ids : [...new Set(ids)];
}
