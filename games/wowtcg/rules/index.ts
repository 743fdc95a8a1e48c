import type { GameRules } from "../../../runtime/rules.ts";
import { isAllowed } from "../../../runtime/derive/permissions.ts";
import { act, actions } from "./actions.ts";
import { armorFrame, beforeDamage } from "./armor.ts";
import { isRested, mustAttack } from "./attack.ts";
import { cardTypes, isAlly } from "./card-types.ts";
import { checks, repair, upkeep } from "./checks.ts";
import { combatFrame } from "./combat.ts";
import { edition2009 } from "./edition.ts";
import { narrate } from "./narrate.ts";
import { strikesFrame } from "./strike-now.ts";
import { payables } from "./payables.ts";
import { roles, tagged } from "./raid.ts";
import { propose } from "./propose.ts";
import { completed } from "./quests.ts";
import { resolveCard, resolveLink } from "./resolve.ts";
import { setupFrame, start } from "./setup.ts";
import { states } from "./states.ts";
import { attributes, choices, playerStats, stats } from "./stats.ts";
import { handSize, turnFrame } from "./turn.ts";
import { isMainWindow, steps, turnSteps } from "./turn-steps.ts";
import { events, verbs } from "./verbs/index.ts";
import { beforeEntering, entering, newHost } from "./verbs/attach.ts";
import { arrange } from "./verbs/arrange.ts";
import { newTarget } from "./verbs/change.ts";
import { asks, parts, printedTypes } from "./verbs/parts.ts";
import { placeNow } from "./verbs/place.ts";
import { playNow } from "./verbs/play.ts";
import { absentHeroes } from "./absent-hero.ts";
import { zones } from "./zones.ts";

/** The rules of the World of Warcraft TCG. */
export const wowtcg: GameRules = {
  game: "wowtcg",
  zones,
  types: cardTypes,
  verbs,
  events,
  parts,
  asks,
  printedTypes,
  states,
  stats,
  playerStats,
  attributes,
  // The talent specialisation of a hero is one of its traits (CR 206.1), but no tag of it (CR 202.5).
  traits: { hero: (m, card) => m.printed(card).face.talents },
  roles,
  tagged,
  // Those with decks of their own; how one is started is told by CR 800.3a.
  raids: new Set(["Onyxia Raid", "Magtheridon Raid"]),
  choices,
  steps,
  turnSteps,
  manners: new Set(["additional", "immediately", "instantly", "faceUp", "faceDown", "also", "random", "completed", "freely", "thisWay", "first", "activate", "payment"]),
  labels: new Set(["ongoing", "reward", "empower"]),
  frames: { arrange, turn: turnFrame, handSize, setup: setupFrame, combat: combatFrame, repair, propose, resolveCard, armor: armorFrame, newTarget, newHost, entering, strikes: strikesFrame, playNow, placeNow, completed: completed as GameRules["frames"][string] },
  edition: edition2009,
  leads: ({ type }) => type.toLowerCase().split(" ").includes("hero"),
  start,
  actions,
  act,
  mayPass: (m, player) => !(isMainWindow(m, player) && mustAttack(m, player)),
  checks,
  upkeep,
  resolve: resolveLink,
  // Powers work in play and face up; those of a resource that is no quest or location do not (CR 700.1).
  active: (_m, card) => card.zone === "play" && !card.faceDown,
  before: (m, event, seen) => beforeDamage(m, event, seen) ?? beforeEntering(m, event, seen),
  payables,
  isPlainPayable: (m, id) => m.card(id)?.faceDown === true,
  // Only allies must have been there since the start of the turn (INTRO-003).
  canActivate: (m, card) => card.zone === "play" && !card.exhausted && (!isAlly(m, card) || isRested(m, card) || isAllowed(m, { verb: "use", subject: card.id, object: card.id, by: card.controller, manner: ["payment", "activate", "immediately"] })),
  absent: absentHeroes,
  narrate,
};
