import type { Machine } from "../../../runtime/machine.ts";
import type { Option } from "../../../runtime/decision.ts";
import type { Id } from "../../../runtime/state.ts";
import { Kept } from "../../../runtime/kept.ts";
import { actionKey } from "../../../runtime/links/priority.ts";
import { cardsIn } from "../../../runtime/zones.ts";
import { isAllowed } from "../../../runtime/derive/permissions.ts";
import { ownStatements } from "../../../runtime/links/costs.ts";
import { canAttack } from "./attack.ts";
import { inPlay } from "./in-play.ts";
import { speaksOutside, speakingOutside, usableAtAnyTime } from "./outside-play.ts";
import { pushPropose } from "./propose.ts";
import { mayPlaceMore, place, placeOptions } from "./placing.ts";
import { grantsInstants, isInstant, play, playEvent, playOptions } from "./playing.ts";
import { isFree } from "./ways-to-pay.ts";
import { powerOptions, usePower } from "./powers.ts";
import { complete, questOptions } from "./quests.ts";
import { strike, strikeOptions } from "./strikes.ts";
import { isMainWindow } from "./turn-steps.ts";

/** What a player may do at priority, besides passing (CR 410.2). */
export function actions(m: Machine, player: Id): readonly Option[] {
  const found: Option[] = [];
  const main = isMainWindow(m, player);
  const striking = m.state.combat !== null;
  const { outside, sudden } = openingsOf(m);
  const anyCard = main || sudden;
  const placing = main && mayPlaceMore(m, player);
  for (const id of anyCard || m.derivation.says("copies").length > 0 ? cardsIn(m, "hand", player) : usableAtAnyTime(m, player)) {
    const card = m.card(id);
    if (card === null) continue;
    if (anyCard || isInstant(m, card)) add(found, playOptions(m, player, card));
    if (placing) add(found, placeOptions(m, player, card));
    if (speaksOutside(m, card).works) add(found, powerOptions(m, player, card));
  }
  const { usable, powered } = inPlay(m);
  for (const card of main || striking ? usable : powered) {
    if (card.row === "resources") add(found, questOptions(m, player, card));
    add(found, powerOptions(m, player, card));
    if (striking) add(found, strikeOptions(m, player, card));
    if (main && card.controller === player && canAttack(m, card)) found.push({ label: `Attack with ${m.printed(card).name}`, thing: card.id, act: "attack", detail: "" });
  }
  elsewhere(m, player, outside, found);
  return found;
}

function add(found: Option[], options: readonly Option[]): void {
  for (const option of options) found.push(option);
}

const OUTSIDE = ["graveyard", "removed"] as const;

/** What the statements that apply may open up, good as long as the same apply. */
interface Openings {
  /** Cards in hand may be played that are not instant as they are printed. */
  readonly sudden: boolean;
  /** Cards may be played, placed or completed that are neither in hand nor in play. */
  readonly outside: boolean;
}

const openings = new Kept<Openings>();

function openingsOf(m: Machine): Openings {
  const { derivation } = m;
  const known = openings.at(m, derivation.changes);
  if (known !== undefined) return known;
  const outside = derivation.saysOf("can", "play").length > 0 || derivation.saysOf("can", "complete").length > 0 || derivation.saysOf("can", "place").length > 0 || derivation.says("free").length > 0;
  return openings.keep(m, derivation.changes, { outside, sudden: grantsInstants(m) });
}

/** Cards outside hand and play that some card allows to be played, placed or completed. */
function elsewhere(m: Machine, player: Id, allowing: boolean, found: Option[]): void {
  if (!allowing) {
    for (const id of speakingOutside(m, player)) fromOutside(m, player, id, false, found);
    return;
  }
  for (const other of m.state.players) {
    for (const zone of OUTSIDE) for (const id of cardsIn(m, zone, other)) fromOutside(m, player, id, true, found);
  }
  const top = cardsIn(m, "deck", player)[0];
  if (top !== undefined) fromOutside(m, player, top, true, found);
  for (const id of cardsIn(m, "hand", player)) {
    const card = m.card(id);
    if (card !== null) add(found, questOptions(m, player, card));
  }
}

function fromOutside(m: Machine, player: Id, id: Id, allowing: boolean, found: Option[]): void {
  const card = m.card(id);
  if (card === null) return;
  const own = speaksOutside(m, card);
  if (card.owner === player && own.works) add(found, powerOptions(m, player, card));
  if (!allowing && !own.allows) return;
  const event = playEvent(player, card);
  if (isAllowed(m, event) || (card.owner === player && ownStatements(m, event, "can").length > 0)) add(found, playOptions(m, player, card));
  // "You can play that card without paying its cost": in no other way (BOG-028).
  else if (isFree(m, event)) add(found, playOptions(m, player, card).filter(({ detail }) => detail === "free"));
  if (card.owner !== player) return;
  add(found, questOptions(m, player, card));
  add(found, placeOptions(m, player, card));
}

/** Does what was chosen at priority. */
export function act(m: Machine, player: Id, option: Option): void {
  const card = m.card(option.thing ?? 0);
  const key = actionKey(option);
  const detail = option.detail ?? "";
  if (card === null) return;
  switch (option.act) {
    case "play":
      play(m, player, card, detail, key);
      return;
    case "place":
      place(m, player, card, detail, key);
      return;
    case "use":
      usePower(m, player, card, detail, key);
      return;
    case "complete":
      complete(m, player, card, key);
      return;
    case "strike":
      strike(m, player, card, key);
      return;
    case "attack":
      pushPropose(m, card, key);
      return;
    default:
  }
}
