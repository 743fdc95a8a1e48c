import type { Filter, Place } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import type { Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { cardsIn } from "../zones.ts";
import { passes } from "./filter.ts";
import { extremes, positioned } from "./extreme.ts";
import { amount } from "./amount.ts";
import { things, unique, nounArgument } from "./noun.ts";
import { eventsWithin } from "./pattern.ts";

/** What a filter admits. Cards are looked for in play, unless it names other zones, players or links; `of` says whose zone it is. */
export function candidates(m: Machine, s: Scope, filter: Filter, zone: string | undefined, of: Id = s.doer === 0 ? s.you : s.doer): readonly Id[] {
  const domain = domainOf(m, s, filter) ?? byZone(m, zone ?? "play", of);
  const found: Id[] = [];
  for (const id of domain) if (passes(m, s, id, filter)) found.push(id);
  return extremes(m, s, filter, found);
}

/** Where to look; null where the filter does not say. */
function domainOf(m: Machine, s: Scope, filter: Filter): readonly Id[] | null {
  switch (filter.is) {
    case "in":
      return placed(m, s, filter.place);
    case "anywhere":
      return anywhere(m);
    case "player":
      return m.playersFrom(m.state.turn.player);
    case "link":
    case "targeting":
    case "targets":
      return links(m);
    case "among":
      return things(m, s, filter.of);
    case "parameter": {
      const argument = nounArgument(m, s, filter.name);
      return argument !== null && argument.noun === "select" ? domainOf(m, s, argument.filter) : null;
    }
    case "did":
      return whereMoved(m, s, filter);
    case "all": {
      for (const part of filter.of) {
        const domain = part.is === "did" ? null : domainOf(m, s, part);
        if (domain !== null) return domain;
      }
      const moved = filter.of.find((part) => part.is === "did");
      return moved === undefined ? null : domainOf(m, s, moved);
    }
    case "any":
      return anyDomain(m, s, filter.of);
    default:
      return null;
  }
}

const anywhere = (m: Machine): readonly Id[] => m.state.things.flatMap((thing) => (thing?.kind === "card" && thing.past === null ? [thing.id] : []));

function anyDomain(m: Machine, s: Scope, filters: readonly Filter[]): readonly Id[] | null {
  const parts = filters.map((part) => domainOf(m, s, part));
  if (parts.every((part) => part === null)) return null;
  return unique(parts.flatMap((part) => part ?? byZone(m, "play", 0)));
}

/** "A card you removed this way": those that still lie where they were put then; null if there are none. */
function whereMoved(m: Machine, s: Scope, { event, within }: Extract<Filter, { is: "did" }>): readonly Id[] | null {
  if (within !== "thisWay" || event.object?.noun !== "candidate") return null;
  const found = eventsWithin(m, s, within).flatMap((done) => {
    const put = done.verb === event.verb && done.into !== undefined ? m.card(m.card(done.object ?? 0)?.successor ?? 0) : null;
    return put !== null && put.past === null && put.zone !== "play" && put.zone === m.rules.zones[done.into?.zone ?? ""]?.zone ? [put.id] : [];
  });
  return found.length === 0 ? null : unique([...found, ...byZone(m, "play", 0)]);
}

/** The cards of a place, in order from the top. */
export function placed(m: Machine, s: Scope, place: Place): readonly Id[] {
  const rule = m.rules.zones[place.zone];
  if (rule === undefined) return [];
  const of = place.of === undefined ? null : things(m, s, place.of);
  let cards: readonly Id[];
  if (rule.holds !== undefined) cards = rule.holds(m);
  else if (rule.zone === "chain") cards = links(m);
  else if (rule.shared === true) cards = cardsIn(m, rule.zone, 0);
  else cards = (of ?? m.playersFrom(m.state.turn.player)).flatMap((player) => cardsIn(m, rule.zone, player));
  if (rule.shared === true && of !== null) cards = cards.filter((id) => of.includes(m.card(id)?.controller ?? m.link(id)?.controller ?? 0));
  const { admits } = rule;
  if (admits !== undefined) cards = cards.filter((id) => admits(m, id));
  if (rule.row !== undefined) cards = cards.filter((id) => m.card(id)?.row === rule.row);
  return positioned(cards, place, place.depth === undefined ? undefined : amount(m, s, place.depth));
}

function byZone(m: Machine, zone: string, of: Id): readonly Id[] {
  if (zone === "chain") return links(m);
  const rule = m.rules.zones[zone];
  if (rule === undefined || rule.shared === true) return cardsIn(m, zone, 0);
  return cardsIn(m, zone, of);
}

/** Cards and effects on the chain; a card link is the card. */
function links(m: Machine): readonly Id[] {
  return cardsIn(m, "chain", 0).map((id) => {
    const object = m.link(id)?.object ?? 0;
    return object === 0 ? id : object;
  });
}
